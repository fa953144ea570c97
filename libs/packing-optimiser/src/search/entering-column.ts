import type { ThinColumns } from './thin-columns';

/** Rounding of a reduced cost and a pivot. */
export const COST_EPSILON = 1e-7;
export const PIVOT_EPSILON = 1e-9;

/** Columns taken over from one look at all of them. */
const CANDIDATES = 24;

/** Columns, and surpluses (-1 - row), of the least reduced cost below zero, the least first. */
export function cheapestColumns(columns: ThinColumns, duals: Float64Array): number[] {
  const found: { j: number; cost: number }[] = [];
  let worst = -COST_EPSILON;
  const take = (j: number, cost: number) => {
    found.push({ j, cost });
    if (found.length < 4 * CANDIDATES) return;
    found.sort((a, b) => a.cost - b.cost || a.j - b.j);
    found.length = CANDIDATES;
    worst = found[CANDIDATES - 1]!.cost;
  };
  for (let r = 0; r < duals.length; r++) if (duals[r]! < worst) take(-1 - r, duals[r]!);
  for (let j = 0; j < columns.costs.length; j++) {
    const cost = columns.reducedCost(j, duals);
    if (cost < worst) take(j, cost);
  }
  found.sort((a, b) => a.cost - b.cost || a.j - b.j);
  return found.slice(0, CANDIDATES).map(({ j }) => j);
}

/**
 * The column that keeps the duals feasible when the basic one of a row leaves downwards (dual ratio test); null when
 * there is none.
 */
export function columnForLeaving(
  columns: ThinColumns,
  duals: Float64Array,
  inverse: Float64Array,
  row: number,
): number | null {
  const at = row * duals.length;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  let steepest = 0;
  const judge = (j: number, cost: number, slope: number) => {
    if (slope > -PIVOT_EPSILON) return;
    const ratio = Math.max(0, cost) / -slope;
    if (ratio > least + COST_EPSILON || (ratio > least - COST_EPSILON && -slope <= steepest)) return;
    least = Math.min(least, ratio);
    steepest = -slope;
    best = j;
  };
  for (let r = 0; r < duals.length; r++) judge(-1 - r, duals[r]!, -inverse[at + r]!);
  const { costs, starts, rows, amounts } = columns;
  for (let j = 0; j < costs.length; j++) {
    let slope = 0;
    let cost = costs[j]!;
    for (let q = starts[j]!; q < starts[j + 1]!; q++) {
      const r = rows[q]!;
      slope += inverse[at + r]! * amounts[q]!;
      cost -= duals[r]! * amounts[q]!;
    }
    judge(j, cost, slope);
  }
  return best;
}
