import { useMemo } from 'react';
import type { OrderProgress } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { stillOpen, timelineAxis, timelineBars } from '../rules/timeline';

const LANE_PX = 24;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Products on the axis of time, codes of work centers in the bars; what is not done stands at the end of the row. */
export const Timeline = ({ progress, now }: { progress: OrderProgress; now: number }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const axis = useMemo(() => timelineAxis(progress, now), [progress, now]);
  const centers = new Map(progress.centers.map((center) => [center.id, center]));
  const letters = Math.max(...progress.centers.map(({ code }) => code.length));
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="table-scroll">
      <table className="tb pm-time" aria-label={t('progress.times')}>
        <thead>
          <tr>
            <th scope="col" className="pm-time-product">
              {t('past.column.product')}
            </th>
            <th scope="col" className="pm-time-axis">
              <span className="pm-axis">
                {axis.ticks.map(({ date, at }) => (
                  <span key={date} style={{ left: percent(at) }} title={date}>
                    {date.slice(5)}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className="pm-time-open">
              {t('progress.bar.open')}
            </th>
          </tr>
        </thead>
        <tbody>
          {progress.products.map((product) => {
            const bars = timelineBars(product, axis, now, letters);
            const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
            return (
              <tr key={product.id}>
                <th scope="row" className="pm-time-product">
                  <b>{product.position}</b>
                  <span className="muted sm">{t('past.size', { width: number(product.width), height: number(product.height) })}</span>
                </th>
                <td className="pm-time-axis">
                  <div className="pm-bars" style={{ height: lanes * LANE_PX }}>
                    <i className="pm-line today" style={{ left: percent(axis.today) }} />
                    {axis.delivery !== null && <i className="pm-line delivery" style={{ left: percent(axis.delivery) }} />}
                    {bars.map(({ operation, state, from, to, left, width, lane }) => {
                      const center = centers.get(operation.work_center_id);
                      const words = t('progress.barText', {
                        position: product.position,
                        center: `${center?.code} ${center?.description}`,
                        state: t(`progress.bar.${state}`),
                        from: formatMoment(new Date(from)),
                        to: formatMoment(new Date(to)),
                      });
                      return (
                        <span
                          key={operation.id}
                          role="img"
                          aria-label={words}
                          title={[words, operation.trouble?.comment].filter(Boolean).join('\n')}
                          className={`pm-bar ${state}`}
                          style={{ left: percent(left), width: percent(width), top: lane * LANE_PX + 2 }}
                        >
                          {center?.code}
                          {state === 'problem' && operation.trouble?.comment ? ` ${operation.trouble.comment}` : ''}
                        </span>
                      );
                    })}
                  </div>
                </td>
                <td className="pm-time-open">
                  {stillOpen(product, progress.centers).map((code) => (
                    <span key={code} className="pm-bar open">
                      {code}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
