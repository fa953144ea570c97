import { SmallTick, WarningSign } from '@blueprintjs/icons';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import type { RouteStep } from '../rules/order-route';

/** The route of an order from work center to work center, with counts and times. */
export const RouteSteps = ({ steps }: { steps: readonly RouteStep[] }) => {
  const { t } = useTranslation('production');
  const shortMoment = (moment: string) => formatMoment(moment).slice(5);
  return (
    <ol className="pm-route" aria-label={t('progress.route')} tabIndex={0}>
      {steps.map(({ center, state, completed, total, from, to, planned }) => (
        <li key={center.id} className={state}>
          <span className="pm-route-name" title={center.description}>
            <span>{center.description}</span>
          </span>
          <span className="pm-route-mark">
            <span className="ellipsis" title={center.code}>
              {center.code}
            </span>
            {state === 'done' && <SmallTick size={16} aria-hidden />}
            {state === 'problem' && <WarningSign size={12} aria-hidden />}
          </span>
          <b>{state === 'none' ? t('progress.noWork') : `${completed} / ${total}`}</b>
          <span className="pm-route-time muted sm">
            {state === 'open' &&
              (planned ? t('progress.plannedFor', { date: planned.slice(5) }) : t('progress.planned'))}
            {(state === 'working' || state === 'problem') && from && (
              <Times
                from={shortMoment(from)}
                to={planned ? t('progress.plannedTo', { date: planned.slice(5) }) : t('progress.ongoing')}
              />
            )}
            {state === 'done' && from && to && <Times from={shortMoment(from)} to={shortMoment(to)} />}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Times = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <>
    <span className="nowrap">{from} –</span>
    <span className="nowrap">{to}</span>
  </>
);
