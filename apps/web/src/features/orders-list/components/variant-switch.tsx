import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import type { OrdersVariant } from '../../../entities/order/orders-view';

/** All orders, or those that are being prepared and made: the planning variant of the list. */
export const VariantSwitch = ({ variant }: { variant: OrdersVariant }) => {
  const { t } = useTranslation('orders');
  const href = usePageHref();
  const link = (to: OrdersVariant, text: string) => (
    <Link
      to={href(paths.orders()) + (to === 'planning' ? '?for=planning' : '')}
      aria-current={variant === to ? 'page' : undefined}
    >
      {text}
    </Link>
  );
  return (
    <nav className="variant-switch" aria-label={t('variant.label')}>
      {link('all', t('variant.all'))}
      {link('planning', t('variant.planning'))}
    </nav>
  );
};
