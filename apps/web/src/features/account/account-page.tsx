import { Pane, PageFrame, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { SessionList } from '../../entities/account/session-list';
import { useUserQuery } from '../../entities/reference/reference-api';
import { AccountForm } from './account-form';
import { OwnPinForm } from './own-pin-form';
import './account-page.css';

/** The own account: name and password on the left, where one is signed in on the right. */
export const AccountPage = () => {
  const { t } = useTranslation(['users', 'terminals']);
  const { data: user } = useUserQuery();
  const { kind } = useAccess();
  return (
    <PageFrame title={t('account.title')}>
      <div className="account">
        <div className="account-own">
          <Pane title={t('account.form')}>{user && <AccountForm key={user.id} user={user} />}</Pane>
          {kind === 'manufacturer' && (
            <Pane title={t('terminals:access.own')}>
              <OwnPinForm />
            </Pane>
          )}
        </div>
        <Pane title={t('sessions.title')}>
          <SessionList />
        </Pane>
      </div>
    </PageFrame>
  );
};
