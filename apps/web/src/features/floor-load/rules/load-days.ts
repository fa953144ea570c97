import type { FloorLoad } from '@mullion/contracts';

export type LoadCenter = FloorLoad['centers'][number];
export type LoadDay = LoadCenter['days'][number];

/** A column of the chart: a day that is worked, a named closed day, or the slit of days off. */
export interface DayColumn {
  readonly day: string;
  readonly kind: 'work' | 'closed' | 'off';
  readonly reason: string;
}

const MS_A_DAY = 86_400_000;
const DAYS_A_WEEK = 7;
const MINUTES_AN_HOUR = 60;
/** Of a bar's room; the rest shows what is above the limit. */
const LIMIT_AT = 0.7;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK;

/** The days that are shown. Days off that follow one another are one slit, unless somebody works on them. */
export const dayColumns = (
  { today, closed, centers }: Pick<FloorLoad, 'today' | 'closed' | 'centers'>,
  weeks: number,
): DayColumn[] => {
  const reasons = new Map(closed.map(({ day, reason }) => [day, reason]));
  const busy = new Set(centers.flatMap(({ days }) => days.filter(({ demand }) => demand > 0).map(({ day }) => day)));
  const columns: DayColumn[] = [];
  for (let at = 0; at < weeks * DAYS_A_WEEK; at++) {
    const day = dayAfter(today, at);
    const reason = reasons.get(day);
    if (reason === undefined || busy.has(day)) columns.push({ day, kind: 'work', reason: '' });
    else if (reason !== '') columns.push({ day, kind: 'closed', reason });
    else if (columns.at(-1)?.kind !== 'off') columns.push({ day, kind: 'off', reason: '' });
  }
  return columns;
};

export const isOver = ({ demand, limit }: LoadDay): boolean => limit !== null && demand > limit + 0.5;
export const hasOver = ({ days }: LoadCenter): boolean => days.some(isOver);

/** Hours as they are read: whole from ten on. */
export const hoursOf = (minutes: number): number => {
  const hours = minutes / MINUTES_AN_HOUR;
  return hours >= 10 ? Math.round(hours) : Math.round(hours * 10) / 10;
};

/** Parts of a bar's room, 0 to 1: what fits, what is above the limit, and where the limit is (null: none is set). */
export const barOf = (
  day: LoadDay | undefined,
  center: LoadCenter,
): { readonly fits: number; readonly over: number; readonly limit: number | null } => {
  const most = Math.max(1, ...center.days.map(({ demand }) => demand));
  const limit = day ? day.limit : center.max_load;
  const demand = day?.demand ?? 0;
  if (limit === null) return { fits: demand / most, over: 0, limit: null };
  const full = Math.max(limit, center.max_load ?? 0, 1);
  const top = Math.max(most, full / LIMIT_AT);
  return { fits: Math.min(demand, limit) / top, over: Math.max(0, demand - limit) / top, limit: limit / top };
};

/** An order in the stack of a day. */
interface StackPart {
  readonly orderId: number;
  readonly minutes: number;
  /** Minutes above the limit. */
  readonly over: number;
  /** The first with any: the limit goes through it or lies below it. */
  readonly reachesLimit: boolean;
}

/**
 * Orders of a day in the sequence of their delivery, the first at the bottom; what lies above the limit is what does
 * not fit.
 */
export const stackOf = (day: LoadDay, deliveryOf: (orderId: number) => string | null): StackPart[] => {
  const limit = day.limit ?? Infinity;
  const sorted = [...day.orders].sort(
    (a, b) => (deliveryOf(a.order_id) ?? '9').localeCompare(deliveryOf(b.order_id) ?? '9') || a.order_id - b.order_id,
  );
  let below = 0;
  return sorted.map(({ order_id: orderId, minutes }) => {
    const over = Math.max(0, Math.min(minutes, below + minutes - limit));
    const reachesLimit = over > 0 && below <= limit;
    below += minutes;
    return { orderId, minutes, over, reachesLimit };
  });
};
