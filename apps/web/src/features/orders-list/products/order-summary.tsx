import type { Language, Order, Product } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { OrderStatusCell } from '../components/order-status-cell';

/** The order in one line of figures. */
export const OrderSummary = ({
  order,
  products,
  language,
}: {
  order: Order;
  products: readonly Product[];
  language: Language;
}) => {
  const { t } = useTranslation('orders');
  const massKg = products.reduce((sum, product) => sum + product.weight, 0);
  const facts: readonly (readonly [string, string])[] = [
    [t('products.summary.customer'), order.customer ?? '–'],
    [t('products.summary.delivery'), order.delivery_date ?? '–'],
    [t('products.summary.address'), order.address ?? '–'],
    [t('products.summary.completion'), order.completion_date ?? '–'],
    [t('products.summary.products'), formatNumber(products.length, language)],
    [t('products.summary.area'), formatNumber(order.area, language, 2)],
    [t('products.summary.weight'), formatNumber(massKg, language, 1)],
  ];
  return (
    <dl className="order-summary">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('products.summary.status')}</dt>
        <dd>
          <OrderStatusCell order={order} />
        </dd>
      </div>
    </dl>
  );
};
