import { Tick, WarningSign } from '@blueprintjs/icons';
import type { BoardTruck } from '@mullion/contracts';
import { GroupMark } from '@mullion/ui-kit';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadinessBar } from '../../../entities/truck/readiness-bar';
import { stopsOf, type StopReadiness } from '../../../entities/truck/readiness';
import { shortLabel } from '@mullion/packing-model';
import { TruckDrawing } from '../../../entities/truck/truck-drawing';
import { floorMarks, missingByStation, missingCount, truckSum, waitsForPacking } from '../rules/missing';
import { widthEm } from '../rules/width-em';
import { isUrgent, timeLeft, type TimeLeft } from '../rules/time-left';
import { departureText } from './departure-text';
import { ErrorSign } from './error-sign';
import { useStationName } from './missing-units';
import { UnitTile } from './unit-tile';
import { useTimeText } from './use-time-text';

const FLOOR = { widthPx: 760, heightPx: 170, plainPx: 24 } as const;
const TILE = { widthPx: 90, heightPx: 100 } as const;
const MOST = { large: { stops: 4, units: 5, stations: 2 }, small: { stops: 2, units: 4, stations: 2 } } as const;

interface WallTruckProps {
  readonly truck: BoardTruck;
  readonly now: number;
  readonly timeZone: string;
  /** The soonest of its page has half of the wall. */
  readonly isLarge: boolean;
  /** Without a connection nothing is counted down. */
  readonly isOffline: boolean;
}

/** One truck to be read at four metres. */
export const WallTruck = ({ truck, isLarge, ...clock }: WallTruckProps) => (
  <article className={isLarge ? 'lw-truck lw-large' : 'lw-truck'} aria-label={truck.number}>
    <WallTime truck={truck} isLarge={isLarge} {...clock} />
    <WallLoad truck={truck} isLarge={isLarge} />
    <WallMissing truck={truck} isLarge={isLarge} />
  </article>
);

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = ({ hours, minutes }: TimeLeft): string => `${hours}:${two(minutes)}`;

const WallTime = ({ truck, now, timeZone, isLarge, isOffline }: WallTruckProps) => {
  const { t } = useTranslation('loadBoard');
  const timeText = useTimeText();
  const { departs_at: departsAt } = truck;
  const left = departsAt === null ? null : timeLeft(departsAt, now);
  const isRed = !isOffline && isUrgent(departsAt, now, missingCount(truck) ?? 0);
  const word = isOffline ? t('wall.leaves') : left?.isLate ? t('wall.late') : t('wall.until');
  const counted = left && (isLarge && left.days === 0 ? clockOf(left) : timeText(left));
  const shown = isOffline ? departsAt && departureText(departsAt, now, timeZone) : counted;
  const plate = truck.vehicle?.trailer_number_plate;
  return (
    <div className="lw-left">
      {(isLarge || isOffline || left?.isLate) && <span className="secondary">{word}</span>}
      <b className={isRed ? 'lw-time bad' : 'lw-time'} style={{ '--width-em': widthEm(shown ?? '') } as CSSProperties}>
        {shown}
      </b>
      <span className="sp" />
      <b className="lw-number">{truck.number}</b>
      <span className={plate ? 'secondary' : 'warn'}>
        {plate ?? (
          <>
            <WarningSign size={24} aria-hidden /> {t('wall.noTrailer')}
          </>
        )}
        {truck.gate !== '' && t('atGate', { gate: truck.gate })}
      </span>
    </div>
  );
};

const WallLoad = ({ truck, isLarge }: Pick<WallTruckProps, 'truck' | 'isLarge'>) => {
  const { t } = useTranslation(['loadBoard', 'today']);
  const stops = stopsOf(truck);
  const { stops: most } = isLarge ? MOST.large : MOST.small;
  const isLoading = truckSum(truck).loaded > 0;
  const counted = ({ made, loaded }: StopReadiness): number | string => (isLoading ? loaded : (made ?? '–'));
  const shown = stops.length > most ? stops.slice(0, most - 1) : stops;
  return (
    <div className="lw-load">
      {isLarge && <TruckDrawing className="lw-floor" truck={truck} loading={floorMarks(truck)} {...FLOOR} />}
      <span className="secondary lw-of">{t(isLoading ? 'loadBoard:wall.loadedOf' : 'loadBoard:wall.madeOf')}</span>
      <ul className="lw-stops">
        {shown.map((stop) => (
          <li key={stop.group}>
            <GroupMark group={stop.group + 1} />
            <span className="ellipsis">{shortLabel(stop.label) || t('today:trucks.noAddress')}</span>
            <ReadinessBar stop={stop} />
            <span className="num">
              <b>{counted(stop)}</b> <span className="secondary">/ {stop.products}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < stops.length && (
        <span className="secondary">{t('loadBoard:more', { count: stops.length - shown.length })}</span>
      )}
    </div>
  );
};

const WallMissing = ({ truck, isLarge }: Pick<WallTruckProps, 'truck' | 'isLarge'>) => {
  const { t } = useTranslation('loadBoard');
  const nameOf = useStationName();
  const missing = missingCount(truck);
  const { products, loaded } = truckSum(truck);
  const groups = missingByStation(truck);
  const most = isLarge ? MOST.large : MOST.small;
  const waits = waitsForPacking(truck);
  const [first] = groups;
  const mixed = truck.pallets.filter(({ addresses = 1 }) => addresses > 1);
  const problem = groups.flatMap(({ units }) => units).find((unit) => unit.station?.problem);
  return (
    <div className="lw-missing">
      {mixed.length > 0 && (
        <span className="warn ellipsis">
          <WarningSign size={24} aria-hidden />{' '}
          {t('wall.twoAddresses', { pallets: mixed.map((load) => load.shown_number).join(', ') })}
        </span>
      )}
      {missing === null && <h2 className="secondary">{t('unknown')}</h2>}
      {missing !== null && missing > 0 && (
        <h2 className="bad">
          <ErrorSign size={40} /> {t('wall.missing', { count: missing })}
        </h2>
      )}
      {missing === 0 && products > 0 && (
        <h2 className="ok">
          <Tick size={40} aria-hidden /> {t(loaded === products ? 'allLoaded' : 'wall.allMade')}
        </h2>
      )}
      {isLarge && first ? (
        <>
          <b className="lw-center ellipsis">{nameOf(first, truck.stations_known)}</b>
          <span className="secondary ellipsis">
            {t('wall.toPallet', { orders: first.orders.join(', '), pallets: first.pallets.join(', ') })}
          </span>
          <ul className="lw-units">
            {first.units.slice(0, most.units).map((unit) => (
              <UnitTile key={unit.product_id} unit={unit} {...TILE} />
            ))}
            {first.units.length > most.units && (
              <li className="secondary">{t('more', { count: first.units.length - most.units })}</li>
            )}
          </ul>
          {problem ? (
            <span className="bad ellipsis">
              {t('problem', { position: problem.position, problem: problem.station?.problem })}
            </span>
          ) : (
            groups.slice(1, 2).map((group) => (
              <span key={group.center?.code ?? ''} className="ellipsis">
                {t('at', { count: group.units.length, center: nameOf(group, truck.stations_known) })}
              </span>
            ))
          )}
        </>
      ) : (
        groups.slice(0, most.stations).map((group) => (
          <p key={group.center?.code ?? ''} className="lw-line">
            <b className="ellipsis">
              {t('at', { count: group.units.length, center: nameOf(group, truck.stations_known) })}
            </b>
            <span className="secondary ellipsis">
              {group.orders.join(', ')}: {group.units.map((unit) => unit.position).join(', ')}
            </span>
          </p>
        ))
      )}
      {waits.count > 0 && (isLarge || groups.length < 2) && (
        <span className="secondary ellipsis">
          {t('wall.waits', { count: waits.count, pallets: waits.pallets.join(', ') })}
        </span>
      )}
    </div>
  );
};
