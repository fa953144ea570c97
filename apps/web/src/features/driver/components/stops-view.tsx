import { Map as MapIcon, Tick } from '@blueprintjs/icons';
import { Button } from '@blueprintjs/core';
import { formatMoment } from '@mullion/i18n';
import { shortLabel } from '@mullion/packing-model';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { mapLink, nextStop, type StopOfDay } from '../rules/stops-of-day';
import type { Day } from '../state/kept-day';
import { CallButton } from './call-button';
import { DriverFrame } from './driver-frame';
import { LoadStrip } from './load-strip';

interface StopsViewProps {
  readonly day: Day;
  readonly stops: readonly StopOfDay[];
  readonly onOpen: (stop: StopOfDay) => void;
}

const TIME_OF_MOMENT = 11;

/** The stops of the day in their order; the next one is the one to act on. */
export const StopsView = ({ day, stops, onOpen }: StopsViewProps) => {
  const { t } = useTranslation('driver');
  const next = nextStop(stops);
  const pallets = stops.reduce((sum, stop) => sum + stop.pallets.length, 0);
  return (
    <DriverFrame
      title={day.number}
      line={t('head', { plate: day.plate || day.company, count: pallets, date: day.departed_at.slice(0, 10) })}
      foot={
        next ? (
          <>
            <a
              className="bp6-button bp6-intent-primary driver-main"
              href={mapLink(next.label)}
              target="_blank"
              rel="noreferrer"
            >
              <MapIcon className="i" size={20} aria-hidden />
              <span className="bp6-button-text">
                {t('navigate', { label: shortLabel(next.label) })}
                {shortLabel(next.label) !== next.label && <small>{next.label}</small>}
              </span>
            </a>
            <div className="driver-pair">
              <CallButton stop={next} />
              <Button className="driver-second" text={t('arrived')} onClick={() => onOpen(next)} />
            </div>
          </>
        ) : (
          <Note tone="ok">{t('allDone')}</Note>
        )
      }
    >
      <LoadStrip day={day} />
      <ol className="driver-stops" aria-label={t('stops')}>
        {stops.map((stop) => (
          <li key={stop.id} className={stop.id === next?.id ? 'on' : undefined}>
            <button
              type="button"
              onClick={() => onOpen(stop)}
              aria-label={t('stop', { place: stop.place, label: stop.label })}
            >
              <span className={`driver-place g${((stop.place - 1) % 8) + 1}`}>
                {stop.delivered_at === null ? stop.place : <Tick size={18} />}
              </span>
              <span className="driver-stop-text">
                <b>{shortLabel(stop.label)}</b>
                <span>
                  {[...stop.customers, ...(shortLabel(stop.label) === stop.label ? [] : [stop.label])].join(', ')}
                </span>
                <span>
                  {t('pallets', { count: stop.pallets.length })}, {t('products', { count: productsOf(stop) })}
                </span>
                {stop.delivered_at !== null && (
                  <span>
                    {t('doneAt', { time: formatMoment(stop.delivered_at).slice(TIME_OF_MOMENT) })}
                    {stop.unsigned_reason === null ? '' : `, ${t('unsigned', { reason: stop.unsigned_reason })}`}
                  </span>
                )}
              </span>
              {stop.waiting > 0 && <span className="tag warn">{t('waiting', { count: stop.waiting })}</span>}
            </button>
          </li>
        ))}
      </ol>
    </DriverFrame>
  );
};

export const productsOf = (stop: Pick<StopOfDay, 'pallets'>): number =>
  stop.pallets.reduce((sum, { products }) => sum + products.length, 0);
