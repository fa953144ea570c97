import type { FloorLoad } from '@mullion/contracts';
import { EmptyState, Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

type LoadOrder = FloorLoad['orders'][number];

/** When each order is finished, and why a late one is late; late ones first. */
export const FinishList = ({ orders }: { readonly orders: readonly LoadOrder[] }) => {
  const { t } = useTranslation('floorLoad');
  const late = orders.filter((order) => order.late).length;
  return (
    <Pane title={t('orders.title')} count={orders.length} flush>
      {orders.length === 0 ? (
        <EmptyState title={t('orders.none')} />
      ) : (
        <div className="load-finishes" role="group" aria-label={t('orders.title')} tabIndex={0}>
          <p className={`load-late-count${late > 0 ? ' is-late' : ''}`}>
            {late > 0 ? t('orders.lateCount', { count: late }) : t('orders.noneLate')}
          </p>
          <ul className="load-orders">
            {orders.map((order) => (
              <FinishLine key={order.id} order={order} />
            ))}
          </ul>
        </div>
      )}
    </Pane>
  );
};

const FinishLine = ({ order }: { readonly order: LoadOrder }) => {
  const { t } = useTranslation('floorLoad');
  const { reason } = order;
  const why =
    reason &&
    (reason.kind === 'unestimated'
      ? t('reasons.unestimated', { count: reason.operations ?? 0 })
      : t(`reasons.${reason.kind}`, { center: reason.center ?? '', day: reason.day?.slice(5) ?? '' }));
  return (
    <li className={order.late ? 'is-late' : ''}>
      <span>
        <b>{order.number}</b>{' '}
        {order.delivery_date && <small>{t('day.deliver', { date: order.delivery_date.slice(5) })}</small>}{' '}
        {order.truck_day && <small>{t('orders.truck', { date: order.truck_day.slice(5) })}</small>}
        <small className="ellipsis">{order.customer}</small>
        {why && <small className="load-why">{why}</small>}
      </span>
      <span className="load-hours">
        <b>{order.finish ? order.finish.slice(5) : t('orders.unknown')}</b>
        {order.late && <small>{t('orders.late')}</small>}
      </span>
    </li>
  );
};
