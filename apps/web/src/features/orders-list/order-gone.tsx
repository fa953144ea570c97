import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';

export const OrderGone = () => {
  const { t } = useTranslation(['orders', 'common']);
  const href = usePageHref();
  return (
    <EmptyState
      title={t('products.gone')}
      text={t('products.goneText')}
      action={
        <Link className="bp6-button" to={href(paths.orders())}>
          {t('common:notHere.back')}
        </Link>
      }
    />
  );
};
