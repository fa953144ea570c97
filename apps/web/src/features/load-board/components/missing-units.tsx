import { Box, Tick } from '@blueprintjs/icons';
import type { BoardTruck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { missingByStation, missingCount, truckSum, waitsForPacking, type StationGroup } from '../rules/missing';
import { lasted } from '../rules/time-left';
import { ErrorSign } from './error-sign';
import { UnitTile } from './unit-tile';
import { useTimeText } from './use-time-text';

interface MissingUnitsProps {
  readonly truck: BoardTruck;
  readonly now: number;
  /** So many of a work center are drawn; the others are counted. */
  readonly most: number;
}

/** What is missing of a truck, each unit drawn below the work center it stands at; and what only waits to be packed. */
export const MissingUnits = ({ truck, now, most }: MissingUnitsProps) => {
  const { t } = useTranslation('loadBoard');
  return (
    <div className="lb-missing">
      <MissingHead truck={truck} />
      {missingByStation(truck).map((group) => (
        <Station key={group.center?.code ?? ''} group={group} now={now} most={most} isKnown={truck.stations_known} />
      ))}
      <WaitsForPacking truck={truck} />
      {truck.pallets_count === 0 && <p className="secondary">{t('noPlan')}</p>}
    </div>
  );
};

/** One line: how many of how many are missing, or that everything is made. */
export const MissingHead = ({ truck, sign = 16 }: { readonly truck: BoardTruck; readonly sign?: number }) => {
  const { t } = useTranslation('loadBoard');
  const missing = missingCount(truck);
  const { products, loaded } = truckSum(truck);
  if (products === 0) return null;
  if (missing === null) return <h3 className="secondary">{t('unknown')}</h3>;
  if (missing > 0)
    return (
      <h3 className="bad">
        <ErrorSign size={sign} /> {t('missing', { count: missing, all: products })}
      </h3>
    );
  return (
    <h3 className="ok">
      <Tick size={sign} aria-hidden /> {loaded === products ? t('allLoaded') : t('allMade', { count: products })}
    </h3>
  );
};

export const WaitsForPacking = ({ truck }: { readonly truck: BoardTruck }) => {
  const { t } = useTranslation('loadBoard');
  const { count, pallets } = waitsForPacking(truck);
  if (count === 0) return null;
  return (
    <p className="lb-wait secondary">
      <Box size={16} aria-hidden /> {t('waits', { count, pallets: pallets.join(', ') })}
    </p>
  );
};

/** Where a group stands, in words. */
export const useStationName = () => {
  const { t } = useTranslation('loadBoard');
  return ({ center }: StationGroup, isKnown: boolean): string =>
    center ? `${center.code} ${center.description}` : t(isKnown ? 'notBegun' : 'nowhereKnown');
};

const Station = ({
  group,
  now,
  most,
  isKnown,
}: {
  readonly group: StationGroup;
  readonly now: number;
  readonly most: number;
  readonly isKnown: boolean;
}) => {
  const { t } = useTranslation('loadBoard');
  const timeText = useTimeText();
  const nameOf = useStationName();
  const { units, orders, pallets, since } = group;
  const problems = units.filter((unit) => unit.station?.problem);
  return (
    <section className="lb-station">
      <div className="lb-where">
        <b>{t('at', { count: units.length, center: nameOf(group, isKnown) })}</b>
        <span className="secondary">{[orders.join(', '), pallets.join(', ')].filter(Boolean).join(' · ')}</span>
        {since && <span className="secondary">{t('stands', { time: timeText(lasted(since, now)) })}</span>}
        {problems.slice(0, 1).map((unit) => (
          <span key={unit.product_id} className="bad ellipsis" title={unit.station?.problem ?? ''}>
            {t('problem', { position: unit.position, problem: unit.station?.problem })}
          </span>
        ))}
      </div>
      <ul className="lb-units">
        {units.slice(0, most).map((unit) => (
          <UnitTile key={unit.product_id} unit={unit} />
        ))}
        {units.length > most && <li className="lb-more">{t('more', { count: units.length - most })}</li>}
      </ul>
    </section>
  );
};
