import type { Ages } from '@mullion/contracts';

/** The four steps by name, as they are coloured. */
export const ageNames = ['young', 'middle', 'aging', 'late'] as const;
export type AgeName = (typeof ageNames)[number];

export interface AgeBar {
  readonly name: AgeName;
  readonly count: number;
  /** Percent of the longest row. */
  readonly width: number;
}
/** Below this share a number does not fit its bar. */
const LEAST_PERCENT = 5;

/** The bars of one row, as long as its units are beside the most of all rows; a step without units has none. */
export const ageBars = (ages: Ages, most: number): AgeBar[] =>
  ageNames.flatMap((name, at) => {
    const count = ages[at as 0 | 1 | 2 | 3];
    return count > 0 && most > 0 ? [{ name, count, width: Math.max(LEAST_PERCENT, (count / most) * 100) }] : [];
  });

/** The most units that a row has. */
export const mostOf = (rows: readonly { readonly ages: Ages }[]): number =>
  Math.max(0, ...rows.map(({ ages }) => ages.reduce((sum, count) => sum + count, 0)));

/** The step of an age in days. */
export const ageName = (days: number): AgeName =>
  days > 90 ? 'late' : days > 60 ? 'aging' : days > 30 ? 'middle' : 'young';
