import { useMemo } from 'react';
import type { OrderProgress } from '@mullion/contracts';
import { formatDate, formatMoment, formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { timelineAxis, timelineBars, undated, type TimelineBar } from '../rules/timeline';

const LANE_PX = 24;
/** A date further right has no room. */
const LAST_TICK = 0.94;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Products on the axis of time, codes of work centers in the bars; what nobody can date stands at the end of the row.
 */
export const Timeline = ({ progress, now }: { progress: OrderProgress; now: number }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const axis = useMemo(() => timelineAxis(progress, now), [progress, now]);
  const centers = new Map<number, OrderProgress['centers'][number]>(
    progress.centers.map((center) => [center.id, center]),
  );
  const used = new Set(
    progress.products.flatMap(({ operations }) => operations.map((operation) => operation.work_center_id)),
  );
  const letters = Math.max(0, ...progress.centers.filter(({ id }) => used.has(id)).map(({ code }) => code.length));
  const rows = progress.products.map((product) => ({ product, open: undated(product, progress) }));
  const hasOpen = rows.some(({ open }) => open.length > 0);
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="table-scroll" role="group" aria-label={t('progress.times')} tabIndex={0}>
      <table className="tb pm-time" aria-label={t('progress.times')}>
        <thead>
          <tr>
            <th scope="col" className="pm-time-product">
              {t('past.column.product')}
            </th>
            <th scope="col" className="pm-time-axis">
              <span className="pm-axis">
                {axis.ticks
                  .filter(({ at }) => at <= LAST_TICK)
                  .map(({ date, at }) => (
                    <span key={date} style={{ left: percent(at) }} title={date}>
                      {date.slice(5)}
                    </span>
                  ))}
              </span>
            </th>
            {hasOpen && (
              <th scope="col" className="pm-time-open">
                {t('progress.undated')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product, open }) => {
            const bars = timelineBars(product, progress.plan.steps, axis, now, letters);
            const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
            return (
              <tr key={product.id}>
                <th scope="row" className="pm-time-product">
                  <b>{product.position}</b>
                  <span className="muted sm">
                    {t('past.size', { width: number(product.width), height: number(product.height) })}
                  </span>
                </th>
                <td className="pm-time-axis">
                  <div className="pm-bars" style={{ height: lanes * LANE_PX }}>
                    {axis.weekends.map(({ at, width }) => (
                      <i key={at} className="pm-weekend" style={{ left: percent(at), width: percent(width) }} />
                    ))}
                    <i className="pm-line today" style={{ left: percent(axis.today) }} />
                    {axis.delivery !== null && (
                      <i className="pm-line delivery" style={{ left: percent(axis.delivery) }} />
                    )}
                    {bars.map((bar) => {
                      const { state, left, width, code, lane } = bar;
                      const center = centers.get(bar.centerId);
                      const words = t('progress.barText', {
                        position: product.position,
                        center: `${center?.code} ${center?.description}`,
                        state: t(`progress.bar.${state}`),
                        ...timesOf(bar),
                      });
                      return (
                        <span
                          key={bar.key}
                          role="img"
                          aria-label={words}
                          title={[words, bar.comment].filter(Boolean).join('\n')}
                          className={`pm-bar ${state} code-${code}`}
                          style={{ left: percent(left), width: percent(width), top: lane * LANE_PX + 2 }}
                        >
                          <span>
                            {center?.code}
                            {state === 'problem' && bar.comment ? ` ${bar.comment}` : ''}
                          </span>
                        </span>
                      );
                    })}
                  </div>
                </td>
                {hasOpen && (
                  <td className="pm-time-open">
                    {open.map((code) => (
                      <span key={code} className="pm-bar open">
                        {code}
                      </span>
                    ))}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** What is planned is known by the day, what was done by the minute. */
const timesOf = ({ state, from, to }: TimelineBar): { readonly from: string; readonly to: string } => {
  // midnight that ends a day is of that day
  if (state === 'planned')
    return { from: formatDate(new Date(from)), to: formatDate(new Date(Math.max(from, to - 1))) };
  return { from: formatMoment(new Date(from)), to: formatMoment(new Date(to)) };
};
