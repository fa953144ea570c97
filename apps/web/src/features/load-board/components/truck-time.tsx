import { Link } from 'react-router';
import { WarningSign } from '@blueprintjs/icons';
import type { BoardTruck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { missingCount } from '../rules/missing';
import { isUrgent, timeLeft } from '../rules/time-left';
import { departureText } from './departure-text';
import { useTimeText } from './use-time-text';

interface TruckTimeProps {
  readonly truck: BoardTruck;
  readonly now: number;
}
interface TruckHeadProps extends TruckTimeProps {
  /** The factory's. */
  readonly timeZone: string;
}

/** How long there is until a truck leaves; how long it has been late. */
export const TimeToGo = ({ truck, now }: TruckTimeProps) => {
  const { t } = useTranslation('loadBoard');
  const timeText = useTimeText();
  if (truck.departs_at === null) return <b className="lb-time warn">{t('noDate')}</b>;
  const left = timeLeft(truck.departs_at, now);
  const isRed = isUrgent(truck.departs_at, now, missingCount(truck) ?? 0);
  return (
    <b className={isRed ? 'lb-time bad' : 'lb-time'}>
      {left.isLate ? t('late', { time: timeText(left) }) : timeText(left)}
    </b>
  );
};

/** The trailer and where it is loaded, or what has not been chosen. */
export const TruckVehicle = ({ truck }: { readonly truck: BoardTruck }) => {
  const { t } = useTranslation('loadBoard');
  const plate = truck.vehicle?.trailer_number_plate;
  return (
    <span className={plate ? 'secondary' : 'warn'}>
      {plate ?? (
        <>
          <WarningSign size={14} aria-hidden /> {t('noTrailer')}
        </>
      )}
      {truck.gate !== '' && t('atGate', { gate: truck.gate })}
    </span>
  );
};

/** The first column of a truck: what the clock says, and which truck it is. */
export const TruckTime = ({ truck, now, timeZone }: TruckHeadProps) => {
  const { t } = useTranslation('loadBoard');
  const href = usePageHref();
  return (
    <div className="lb-left">
      <TimeToGo truck={truck} now={now} />
      {truck.departs_at && (
        <span className="secondary">{t('until', { time: departureText(truck.departs_at, now, timeZone) })}</span>
      )}
      <Link className="lb-number" to={href(paths.truck(truck.id))}>
        {truck.number}
      </Link>
      {truck.description !== truck.number && <span className="secondary ellipsis">{truck.description}</span>}
      <TruckVehicle truck={truck} />
    </div>
  );
};
