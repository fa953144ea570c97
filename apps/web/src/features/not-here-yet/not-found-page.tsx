import { EmptyState, PageFrame, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';

/** An address that leads nowhere. */
export const NotFoundPage = () => {
  const { t } = useTranslation('common');
  const href = usePageHref();
  const { kind } = useAccess();
  return (
    <PageFrame title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link className="bp6-button" to={href(kind === 'supplier' ? paths.glassUnits() : paths.orders())}>
            {t('notHere.back')}
          </Link>
        }
      />
    </PageFrame>
  );
};
