import type { EstimateWeek } from '@mullion/contracts';

/** How an order of `lengthMm` loading metres goes with a week; without a length the week alone is looked at. */
export interface WeekRoom {
  readonly week: EstimateWeek;
  /** 48 */
  readonly number: number;
  readonly kind: 'fits' | 'lacks' | 'no_trucks';
  /** Millimetres that stay free, or are missing. */
  readonly byMm: number;
}

export const roomOf = (week: EstimateWeek, lengthMm: number | null): WeekRoom => {
  const leftMm = week.length - week.promised - (lengthMm ?? 0);
  const kind = week.trucks === 0 ? 'no_trucks' : leftMm >= 0 ? 'fits' : 'lacks';
  return { week, number: Number(week.week.slice(4)), kind, byMm: Math.abs(leftMm) };
};

/** The first week in which an order fits, other than the chosen one. */
export const otherWeek = (rooms: readonly WeekRoom[], chosen: string): WeekRoom | null =>
  rooms.find((room) => room.kind === 'fits' && room.week.week !== chosen) ?? null;

/** The tallest bar of some weeks, mm: trucks or promises, with the order. */
export const tallest = (weeks: readonly EstimateWeek[], lengthMm: number | null): number =>
  Math.max(1, ...weeks.map((week) => Math.max(week.length, week.promised + (lengthMm ?? 0))));
