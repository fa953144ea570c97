import { Button } from '@blueprintjs/core';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { token } from '../../kits/session/token';

/** Stops a page whose person was replaced in another tab; goes on as the new one. */
export const OtherPersonPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  const go = () => {
    token.clear();
    location.reload();
  };
  return (
    <main className="frame-wait">
      <EmptyState
        title={t('auth:otherPerson')}
        text={t('auth:otherPersonText')}
        action={<Button intent="primary" text={t('common:problem.reload')} onClick={go} autoFocus />}
      />
    </main>
  );
};
