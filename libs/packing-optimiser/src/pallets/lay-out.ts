import type { ArrangedRow } from './arrangement';
import type { FleetPallet } from './fleet';
import type { PackProblem } from './pack-problem';
import type { PackSettings } from './pallet-instance';
import type { PlanItem, PlanPallet } from './pallet-plan';
import { deckOf, steadyArrangement, usualArrangement } from './steady-arrangement';

/**
 * A pallet of the search as a pallet of the plan: rows behind one another. What is added to an open pallet stands in
 * its band as it comes.
 */
export function layOut(problem: PackProblem, pallet: FleetPallet, settings: PackSettings): PlanPallet {
  const deck = deckOf(problem, pallet, settings);
  const { rows, startMm } =
    pallet.palletKey === null
      ? steadyArrangement(problem, pallet, settings, deck).arrangement
      : usualArrangement(problem, pallet);
  const items: PlanItem[] = [];
  let yMm = settings.spacingSidesMm + pallet.startMm + startMm;
  for (const arranged of rows) {
    for (let k = 0; k < arranged.row.itemCount; k++)
      items.push(itemAt(problem, arranged, k, settings.spacingEndsMm, yMm));
    yMm += arranged.row.depthMm;
  }
  const isNarrower = deck.widthMm < settings.widthMm;
  return {
    palletKey: pallet.palletKey,
    lengthMm: deck.lengthMm,
    ...(isNarrower ? { widthMm: deck.widthMm } : {}),
    items,
  };
}

function itemAt(
  problem: PackProblem,
  { row, isMirrored, shiftMm }: ArrangedRow,
  k: number,
  endsMm: number,
  yMm: number,
): PlanItem {
  const [i, turn, x, z] = row.items.subarray(4 * k, 4 * k + 4) as unknown as [number, number, number, number];
  const lengthMm = problem.lengthMm[2 * i + turn]! - problem.gapMm;
  const usedMm = row.lengthMm - problem.gapMm;
  return {
    id: problem.products[i]!.id,
    xMm: endsMm + shiftMm + (isMirrored ? usedMm - x - lengthMm : x),
    yMm,
    zMm: z,
    isFlipped: turn === 1,
  };
}
