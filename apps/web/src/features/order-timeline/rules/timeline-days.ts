import type { MomentKind, OrderTimeline, TimelineMoment } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';

const MINUTE_MS = 60_000;
/** Less working time is no standing. */
const WORTH_A_LINE_MS = 30 * MINUTE_MS;
/** A working day: from here on it is worth a colour. */
const LONG_MS = 8 * 60 * MINUTE_MS;

export type Area = 'orders' | 'floor' | 'packing' | 'truck' | 'trouble' | 'mail';
const areas: Readonly<Record<MomentKind, Area>> = {
  entered: 'orders',
  status: 'orders',
  decided: 'orders',
  prepared: 'floor',
  worked: 'floor',
  problem: 'trouble',
  returned: 'trouble',
  remake: 'trouble',
  change_told: 'floor',
  pallet_prepared: 'packing',
  packed: 'packing',
  pallet_closed: 'packing',
  pallet_loaded: 'truck',
  departed: 'truck',
  recalled: 'trouble',
  delivered: 'truck',
  damage: 'trouble',
  mail: 'mail',
  evidence: 'mail',
};
export const areaOf = ({ kind }: Pick<TimelineMoment, 'kind'>): Area => areas[kind];

export interface WorkedTime {
  readonly hours: number;
  readonly minutes: number;
}
export const workedTime = (ms: number): WorkedTime => {
  const minutes = Math.floor(ms / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

export interface IdleTime {
  readonly time: WorkedTime;
  readonly isLong: boolean;
}
/** How long something stood, null when that is not worth a line or nobody can say. */
export const idleTimeOf = (ms: number | null): IdleTime | null =>
  ms === null || ms < WORTH_A_LINE_MS ? null : { time: workedTime(ms), isLong: ms >= LONG_MS };

export interface TimelineDay {
  /** By the clock of the reader. */
  readonly date: string;
  readonly moments: readonly TimelineMoment[];
}
/** The moments day by day, oldest first. */
export const timelineDays = ({ moments }: Pick<OrderTimeline, 'moments'>): TimelineDay[] => {
  const days = new Map<string, TimelineMoment[]>();
  for (const moment of moments) {
    const date = formatDate(new Date(moment.at));
    days.set(date, [...(days.get(date) ?? []), moment]);
  }
  return [...days].map(([date, all]) => ({ date, moments: all }));
};

/** All the working time in which nothing happened, and the longest of it; null where production did not say. */
export const idleInAll = ({
  moments,
  stands,
}: Pick<OrderTimeline, 'moments' | 'stands'>): { readonly all: WorkedTime; readonly longest: WorkedTime } | null => {
  const gaps = [...moments.map(({ idle_ms }) => idle_ms), ...(stands ? [stands.ms] : [])];
  if (gaps.includes(null)) return null;
  const known = gaps as number[];
  return { all: workedTime(known.reduce((sum, ms) => sum + ms, 0)), longest: workedTime(Math.max(0, ...known)) };
};
