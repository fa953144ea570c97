import type { PackProblem } from '../pallets/pack-problem';
import { SkylineRow } from '../pallets/skyline-row';

/** A row of products side by side, each standing on the deck. */
export const rowOf = (problem: PackProblem, ...indexes: number[]): SkylineRow => {
  const row = new SkylineRow();
  row.reset();
  for (const i of indexes) row.place(problem, i, row.segmentCount - 1, 0, 0);
  return row;
};
