import type { PackSettings } from './pallet-instance';
import type { FleetPallet } from './fleet';
import type { PackProblem } from './pack-problem';
import type { PlanItem, PlanPallet } from './pallet-plan';
import { neededRoomMm } from './shorten';
import type { SkylineRow } from './skyline-row';

/**
 * A pallet of the search as a pallet of the plan: rows behind one another, tall and heavy ones in the middle, balanced along the length.
 * A row on what is fixed is the first and stays as it is.
 */
export function layOut(problem: PackProblem, pallet: FleetPallet, settings: PackSettings): PlanPallet {
  const room = settings.cutToContent ? neededRoomMm(problem, pallet) : problem.roomLengthMm;
  const items: PlanItem[] = [];
  let yMm = settings.spacingSidesMm + pallet.startMm;
  let leaning = 0;
  const fixed = pallet.rows.filter((row) => row.base);
  for (const row of [...fixed, ...heaviestInTheMiddle(pallet.rows.filter((other) => !other.base))]) {
    const mirrored = !row.base && leaning > 0 === lean(problem, row) > 0;
    const used = row.lengthMm - problem.gapMm;
    leaning += lean(problem, row) * (mirrored ? -1 : 1);
    for (let k = 0; k < row.itemCount; k++) items.push(itemAt(problem, row, k, mirrored ? used : null, settings.spacingEndsMm, yMm));
    yMm += row.depthMm;
  }
  return { palletKey: pallet.palletKey, lengthMm: room - problem.lengthOffsetMm, items };
}

function itemAt(problem: PackProblem, row: SkylineRow, k: number, mirrorAtMm: number | null, endsMm: number, yMm: number): PlanItem {
  const [i, turn, x, z] = row.items.subarray(4 * k, 4 * k + 4) as unknown as [number, number, number, number];
  const lengthMm = problem.lengthMm[2 * i + turn]! - problem.gapMm;
  return {
    id: problem.products[i]!.id,
    xMm: endsMm + (mirrorAtMm === null ? x : mirrorAtMm - x - lengthMm),
    yMm,
    zMm: z,
    isFlipped: turn === 1,
  };
}

/** Moment of a row about the middle of the room, kg·mm; positive leans to the right. */
function lean(problem: PackProblem, row: SkylineRow): number {
  let moment = 0;
  for (let k = 0; k < row.itemCount; k++) {
    const i = row.items[4 * k]!;
    const turn = row.items[4 * k + 1]!;
    moment += problem.massKg[i]! * (row.items[4 * k + 2]! + (problem.lengthMm[2 * i + turn]! - row.lengthMm) / 2);
  }
  return moment;
}

/** Lightest rows at the edges, heaviest in the middle. */
function heaviestInTheMiddle(rows: readonly SkylineRow[]): SkylineRow[] {
  const sorted = [...rows].sort((a, b) => a.massKg - b.massKg);
  const left: SkylineRow[] = [];
  const right: SkylineRow[] = [];
  sorted.forEach((row, n) => (n % 2 ? right : left).push(row));
  return [...left, ...right.reverse()];
}
