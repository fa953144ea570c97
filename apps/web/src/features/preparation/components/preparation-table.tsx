import type { ProductionCenter, ProductionOrder, Supplier } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../kits/elements/use-media';
import { OrderCard } from './order-card';
import { OrderRow, type RowActions } from './order-row';

interface PreparationTableProps extends RowActions {
  readonly orders: readonly ProductionOrder[];
  readonly centers: readonly ProductionCenter[];
  readonly columns: readonly Supplier[];
  readonly furthest: ReadonlyMap<number, string>;
  readonly today: string;
  readonly now: number;
  readonly writes: boolean;
  readonly selection: ReadonlySet<number>;
}

/**
 * Orders by preparation centers and suppliers; the order stays at the left, the possible start at the right. On a phone
 * each order is a card.
 */
export const PreparationTable = ({ orders, selection, ...rest }: PreparationTableProps) => {
  const { t } = useTranslation('preparation');
  const { centers, columns, furthest } = rest;
  if (useMedia('(max-width: 599px)'))
    return (
      <ul className="preparation-cards" aria-label={t('title')}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} {...rest} />
        ))}
      </ul>
    );
  return (
    <div className="table-scroll">
      <table className="tb preparation-table" aria-label={t('title')}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className="stick">
              {t('column.order')}
            </th>
            <th rowSpan={2} scope="col" className="num">
              {t('column.units')}
            </th>
            <th rowSpan={2} scope="col" className="num">
              {t('column.area')}
            </th>
            <th rowSpan={2} scope="col">
              {t('column.delivery')}
            </th>
            {centers.length > 0 && (
              <th colSpan={centers.length} scope="colgroup" className="edge group-head">
                {t('column.centers')}
              </th>
            )}
            {columns.length > 0 && (
              <th colSpan={columns.length} scope="colgroup" className="edge group-head">
                {t('column.dates')}
              </th>
            )}
            <th rowSpan={2} scope="col" className="edge start">
              {t('column.start')}
            </th>
          </tr>
          <tr>
            {centers.map(({ id, code, description }, at) => (
              <th key={id} scope="col" className={at === 0 ? 'edge two' : 'two'} title={`${code} ${description}`}>
                <span className="muted">{code}</span>
                <span className="ellipsis center-name">{description}</span>
              </th>
            ))}
            {columns.map(({ id, title }, at) => (
              <th key={id} scope="col" className={at === 0 ? 'edge two' : 'two'} title={title}>
                <span className="ellipsis supplier-name">{title}</span>
                <span className="muted">{t('furthest', { date: furthest.get(id)?.slice(5) ?? '–' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order, at) => (
            <OrderRow key={order.id} order={order} first={at === 0} selected={selection.has(order.id)} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
