import type { ArrangedRow, Arrangement, Deck } from './arrangement';
import type { PackProblem } from './pack-problem';
import type { PackSettings } from './pallet-instance';

/** Orders of this many rows are tried one by one: 720 of six rows. */
const FEW_ROWS = 6;
/** Centre of mass from the middle of the deck, mm; negative to the back. */
export function acrossMm(
  problem: PackProblem,
  { rows, startMm }: Arrangement,
  settings: PackSettings,
  deck: Deck,
): number {
  let [massKg, moment, yMm] = [0, 0, settings.spacingSidesMm + startMm];
  for (const { row } of rows) {
    for (let k = 0; k < row.itemCount; k++) {
      const i = row.items[4 * k]!;
      massKg += problem.massKg[i]!;
      moment += problem.massKg[i]! * (yMm + (problem.depthMm[i]! - problem.gapMm) / 2);
    }
    yMm += row.depthMm;
  }
  return massKg > 0 ? moment / massKg - deck.widthMm / 2 : 0;
}

/** The free depth behind the first row that brings the load nearest to the middle. */
export function bestStart(
  problem: PackProblem,
  rows: readonly ArrangedRow[],
  settings: PackSettings,
  deck: Deck,
): number {
  const usedMm = rows.reduce((sum, { row }) => sum + row.depthMm, 0) - problem.gapMm + 2 * settings.spacingSidesMm;
  const freeMm = Math.max(0, deck.widthMm - usedMm);
  const wanted = -Math.round(acrossMm(problem, { rows, startMm: 0 }, settings, deck));
  return Math.min(freeMm, Math.max(0, wanted));
}

/**
 * The order of rows with which the load comes nearest to the middle: all orders of few rows, else exchanges while they
 * help.
 */
export function bestOrder(
  problem: PackProblem,
  rows: readonly ArrangedRow[],
  settings: PackSettings,
  deck: Deck,
): readonly ArrangedRow[] {
  const cost = (order: readonly ArrangedRow[]): number =>
    Math.abs(acrossMm(problem, { rows: order, startMm: bestStart(problem, order, settings, deck) }, settings, deck));
  let best = { rows, cost: cost(rows) };
  const look = (order: readonly ArrangedRow[]) => {
    const found = cost(order);
    if (found < best.cost - 1e-9) best = { rows: order, cost: found };
  };
  if (rows.length <= FEW_ROWS) for (const order of ordersOf(rows)) look(order);
  else
    for (let before = Number.POSITIVE_INFINITY; best.cost < before;) {
      before = best.cost;
      for (let a = 0; a < rows.length; a++) for (let b = a + 1; b < rows.length; b++) look(exchanged(best.rows, a, b));
    }
  return best.rows;
}

function exchanged<T>(list: readonly T[], a: number, b: number): T[] {
  const copy = [...list];
  [copy[a], copy[b]] = [list[b]!, list[a]!];
  return copy;
}

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) =>
    ordersOf([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}
