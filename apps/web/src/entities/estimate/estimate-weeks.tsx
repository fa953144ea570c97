import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Estimate } from './estimate-api';
import { otherWeek, roomOf, tallest, type WeekRoom } from './rules/week-room';
import { useEstimateTexts } from './use-estimate-texts';

/**
 * Weeks as bars of loading metres: the line is what the trucks hold, filled is what is promised, on it the order,
 * dashed in weeks not chosen.
 */
export const EstimateWeeks = ({ estimate: { weeks, week: chosen, length } }: { readonly estimate: Estimate }) => {
  const { t } = useTranslation('orders');
  if (weeks === null) return <p className="help">{t('estimate.weeksAway')}</p>;
  const rooms = weeks.map((week) => roomOf(week, length));
  const most = tallest(weeks, length);
  const part = (mm: number) => `${(mm / most) * 100}%`;
  return (
    <>
      <ol className="estimate-weeks">
        {rooms.map((room) => (
          <Week key={room.week.week} room={room} isChosen={room.week.week === chosen} length={length} part={part} />
        ))}
      </ol>
      <Verdict rooms={rooms} chosen={chosen} hasLength={length !== null} />
    </>
  );
};

interface WeekProps {
  readonly room: WeekRoom;
  readonly isChosen: boolean;
  readonly length: number | null;
  readonly part: (mm: number) => string;
}

const Week = ({ room: { week, number, kind, byMm }, isChosen, length, part }: WeekProps) => {
  const { t } = useTranslation('orders');
  const { metres } = useEstimateTexts();
  const words = {
    fits: t('estimate.fits'),
    lacks: t('estimate.lacks', { metres: metres(byMm) }),
    no_trucks: t('estimate.noTrucks'),
  };
  return (
    <li aria-current={isChosen ? 'date' : undefined}>
      <div className="estimate-bar" aria-hidden>
        <i className="room" style={{ height: part(week.length) }} />
        <i className="taken" style={{ height: part(week.promised) }} />
        {length !== null && (
          <i className={`own ${kind}`} style={{ bottom: part(week.promised), height: part(length) }} />
        )}
        {week.trucks > 0 && <i className="limit" style={{ bottom: part(week.length) }} />}
        {week.promised > 0 && <b>{metres(week.promised)}</b>}
      </div>
      <b>{t('estimate.week', { week: number })}</b>
      <span className="muted">{week.monday.slice(5)}</span>
      <span className={`estimate-word ${kind}`}>{words[kind]}</span>
      <span className="estimate-heard">
        {t('estimate.promised', { promised: metres(week.promised), length: metres(week.length) })}
      </span>
    </li>
  );
};

interface VerdictProps {
  readonly rooms: readonly WeekRoom[];
  readonly chosen: string | null;
  readonly hasLength: boolean;
}

/** What is said of the chosen week, with the next one that fits. */
const Verdict = ({ rooms, chosen, hasLength }: VerdictProps) => {
  const { t } = useTranslation('orders');
  const { metres } = useEstimateTexts();
  const room = rooms.find(({ week }) => week.week === chosen);
  if (!room || chosen === null) return null;
  const figures = { week: room.number, promised: metres(room.week.promised), length: metres(room.week.length) };
  const { unestimated } = room.week;
  const without = unestimated > 0 && <> {t('estimate.without', { count: unestimated })}</>;
  if (room.kind !== 'no_trucks' && !hasLength)
    return (
      <Note tone="info" title={t('estimate.verdictNone', figures)}>
        {without}
      </Note>
    );
  const title = {
    fits: t('estimate.verdictFits', { ...figures, metres: metres(room.byMm) }),
    lacks: t('estimate.verdictLacks', { ...figures, metres: metres(room.byMm) }),
    no_trucks: t('estimate.verdictNoTrucks', figures),
  }[room.kind];
  const other = room.kind === 'fits' || !hasLength ? null : otherWeek(rooms, chosen);
  return (
    <Note tone={room.kind === 'fits' ? 'ok' : 'warn'} title={title}>
      {room.kind !== 'no_trucks' && t('estimate.detail', figures)}{' '}
      {other && t('estimate.instead', { week: other.number })}
      {without}
    </Note>
  );
};
