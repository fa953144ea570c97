import { scrapReasons, type getProblemWeeks, type OutputOf } from '@mullion/contracts';

export type ProblemWeeks = OutputOf<typeof getProblemWeeks>;
export type ChartGroup = 'center' | 'reason';

export interface ChartRow {
  /** Work center or reason; null: none was named. */
  readonly key: number | string | null;
  /** Problems of each week, in their order. */
  readonly weeks: readonly number[];
  readonly total: number;
  readonly hours: number;
}

/**
 * One row a work center or reason that has problems, in the order of codes or reasons; those that name none come last.
 */
export const chartRows = ({ weeks, counts, work_centers: centers }: ProblemWeeks, group: ChartGroup): ChartRow[] => {
  const keys: (number | string | null)[] = [...(group === 'center' ? centers.map(({ id }) => id) : scrapReasons), null];
  return keys.flatMap((key) => {
    const own = counts.filter((count) => (group === 'center' ? count.work_center_id : count.reason) === key);
    if (own.length === 0) return [];
    const sum = (rows: typeof own): number => rows.reduce((total, { problems }) => total + problems, 0);
    return [
      {
        key,
        weeks: weeks.map((week) => sum(own.filter((count) => count.week === week))),
        total: sum(own),
        hours: own.reduce((hours, { time_spent }) => hours + time_spent, 0),
      },
    ];
  });
};

/** The most problems of one row in one week: what the bars are drawn against. */
export const mostInAWeek = (rows: readonly ChartRow[]): number => Math.max(1, ...rows.flatMap(({ weeks }) => weeks));
