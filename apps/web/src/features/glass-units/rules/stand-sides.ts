import type { StandLoad, StandSide } from '@mullion/contracts';

export interface StandPlace {
  readonly stand: string;
  readonly side: StandSide | null;
}
export interface Stand {
  readonly number: string;
  readonly a: StandLoad | undefined;
  readonly b: StandLoad | undefined;
  /** What stands there without a side. */
  readonly other: StandLoad | undefined;
}

/** Sides of stands, put together; in the order in which they came. */
export const standsOf = (loads: readonly StandLoad[]): readonly Stand[] => {
  const byNumber = new Map<string, StandLoad[]>();
  for (const load of loads) byNumber.set(load.stand_number, [...(byNumber.get(load.stand_number) ?? []), load]);
  return [...byNumber].map(([number, sides]) => {
    const sideOf = (side: StandLoad['stand_side']) => sides.find(({ stand_side }) => stand_side === side);
    return { number, a: sideOf('A'), b: sideOf('B'), other: sideOf(null) };
  });
};

/** Most panes that are drawn on a side: more could not be distinguished. */
export const MOST_DRAWN = 12;
