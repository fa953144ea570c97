import { Button, Tag } from '@blueprintjs/core';
import { Cross, WarningSign } from '@blueprintjs/icons';
import type { FloorLoad, Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { hoursOf, stackOf, type LoadCenter } from '../rules/load-days';

/** Height of the stack, unless its lines need more. */
const STACK_PX = 280;

interface DayPanelProps {
  readonly load: FloorLoad;
  readonly center: LoadCenter;
  readonly day: string;
  readonly onClose: () => void;
}

/** The orders of a day at a work center, soonest delivery below; what lies above the limit does not fit. */
export const DayPanel = ({ load, center, day, onClose }: DayPanelProps) => {
  const { t, i18n } = useTranslation('floorLoad');
  const language = i18n.language as Language;
  const found = center.days.find((one) => one.day === day);
  const orders = new Map(load.orders.map((order) => [order.id as number, order]));
  const stack = found ? stackOf(found, (id) => orders.get(id)?.delivery_date ?? null) : [];
  const hours = (minutes: number): string =>
    formatNumber(hoursOf(minutes), language, hoursOf(minutes) % 1 === 0 ? 0 : 1);
  const over = found && found.limit !== null ? found.demand - found.limit : 0;
  return (
    <Pane
      title={`${center.code} ${center.description}, ${day}`}
      actions={<Button variant="minimal" icon={<Cross />} aria-label={t('day.close')} onClick={onClose} />}
    >
      {!found || stack.length === 0 ? (
        <p className="muted">{t('day.empty')}</p>
      ) : (
        <>
          <p className="load-sum">
            <b>{t('day.hours', { hours: hours(found.demand) })}</b>
            {found.limit !== null && <span>{t('day.of', { limit: hours(found.limit) })}</span>}
            {over > 0.5 && (
              <Tag minimal intent="warning" icon={<WarningSign />}>
                {t('day.over', { hours: hours(over) })}
              </Tag>
            )}
          </p>
          <ol className="load-stack">
            {[...stack].reverse().map(({ orderId, minutes, over: beyond, reachesLimit }) => {
              const order = orders.get(orderId);
              return (
                <li key={orderId} style={{ minHeight: `${(minutes / found.demand) * STACK_PX}px` }}>
                  <i className="load-part" aria-hidden>
                    {beyond > 0 && (
                      <i
                        className={reachesLimit ? 'load-over at-limit' : 'load-over'}
                        style={{ height: `${(beyond / minutes) * 100}%` }}
                      />
                    )}
                  </i>
                  <span className="load-part-order">
                    <b>{order?.number ?? orderId}</b>{' '}
                    {order?.delivery_date && <small>{t('day.deliver', { date: order.delivery_date.slice(5) })}</small>}
                    <small className="ellipsis">{order?.customer}</small>
                  </span>
                  <span className="load-hours">
                    <b>{t('day.hours', { hours: hours(minutes) })}</b>
                    {beyond > 0 && <small>{t('day.doesNotFit', { hours: hours(beyond) })}</small>}
                  </span>
                </li>
              );
            })}
          </ol>
          {over > 0.5 && found.limit !== null && (
            <p className="load-line muted sm">{t('day.line', { limit: hours(found.limit) })}</p>
          )}
          <dl className="load-facts">
            <dt>{t('day.planned')}</dt>
            <dd>{t('day.hours', { hours: hours(found.planned) })}</dd>
            <dt>{t('day.finish')}</dt>
            <dd>{center.finish ?? t('orders.unknown')}</dd>
            {center.unestimated > 0 && (
              <>
                <dt>{t('day.unestimated')}</dt>
                <dd>{formatNumber(center.unestimated, language)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </Pane>
  );
};
