import { lean, middleOut, type ArrangedRow, type Deck } from './arrangement';
import type { PackProblem } from './pack-problem';
import type { PackSettings } from './pallet-instance';
import type { SkylineRow } from './skyline-row';

/** Choices of mirrored rows are tried one by one up to this many rows: 1,024. */
const FEW_MIRRORS = 10;

/**
 * Rows mirrored and moved along until their centre of mass is within `mostMm` of the middle, with other orders of
 * stacks where that needs it.
 */
export function alongRows(
  problem: PackProblem,
  rows: readonly ArrangedRow[],
  settings: PackSettings,
  deck: Deck,
  mostMm: number,
): readonly ArrangedRow[] {
  const offset = (way: readonly ArrangedRow[]) => Math.abs(alongMm(problem, way, settings, deck));
  if (offset(rows) <= mostMm) return rows;
  let best = rows;
  for (const way of [rows, rows.map((one) => ({ ...one, row: heavyStacksInTheMiddle(problem, one.row) }))]) {
    const mirrored = bestMirrors(way, offset);
    for (const found of [mirrored, movedAlong(problem, mirrored, settings, deck)]) {
      if (offset(found) < offset(best)) best = found;
      if (offset(best) <= mostMm) return best;
    }
  }
  return best;
}

/** Centre of mass from the middle of the deck, mm; negative to the left. */
export function alongMm(
  problem: PackProblem,
  rows: readonly ArrangedRow[],
  settings: PackSettings,
  deck: Deck,
): number {
  let [massKg, moment] = [0, 0];
  for (const { row, isMirrored, shiftMm } of rows) {
    const middleMm = settings.spacingEndsMm + shiftMm + (row.lengthMm - problem.gapMm) / 2;
    massKg += row.massKg;
    moment += row.massKg * middleMm + lean(problem, row) * (isMirrored ? -1 : 1);
  }
  return massKg > 0 ? moment / massKg - deck.lengthMm / 2 : 0;
}

function bestMirrors(
  usual: readonly ArrangedRow[],
  offset: (rows: readonly ArrangedRow[]) => number,
): readonly ArrangedRow[] {
  if (usual.length > FEW_MIRRORS) return usual;
  let best = usual;
  for (let choice = 0; choice < 1 << usual.length; choice++) {
    const rows = usual.map((one, at) => ({ ...one, isMirrored: (choice & (1 << at)) !== 0 }));
    if (offset(rows) < offset(best) - 1e-9) best = rows;
  }
  return best;
}

/** Rows moved along, each by the same part of what it has free, until the load is balanced. */
function movedAlong(
  problem: PackProblem,
  rows: readonly ArrangedRow[],
  settings: PackSettings,
  deck: Deck,
): ArrangedRow[] {
  const insideMm = deck.lengthMm - 2 * settings.spacingEndsMm;
  const free = ({ row }: ArrangedRow) => Math.max(0, insideMm - (row.lengthMm - problem.gapMm));
  const massKg = rows.reduce((sum, { row }) => sum + row.massKg, 0);
  const reach = rows.reduce((sum, one) => sum + one.row.massKg * free(one), 0);
  const part = reach > 0 ? Math.min(1, Math.max(0, (-alongMm(problem, rows, settings, deck) * massKg) / reach)) : 0;
  return rows.map((one) => ({ ...one, shiftMm: Math.round(part * free(one)) }));
}

/** A stretch of a row that nothing reaches across: its products' positions in the row. */
interface Stretch {
  readonly fromMm: number;
  readonly toMm: number;
  readonly massKg: number;
  readonly items: readonly number[];
}

/** The row with its stacks in another order: the heaviest in the middle. What stands on what stays. */
function heavyStacksInTheMiddle(problem: PackProblem, row: SkylineRow): SkylineRow {
  if (row.base) return row;
  const stretches = stretchesOf(problem, row);
  if (stretches.length < 3) return row;
  const moved = row.clone();
  let xMm = 0;
  for (const stretch of middleOut([...stretches].sort((a, b) => a.massKg - b.massKg))) {
    for (const k of stretch.items) moved.items[4 * k + 2] = row.items[4 * k + 2]! - stretch.fromMm + xMm;
    xMm += stretch.toMm - stretch.fromMm;
  }
  moved.lengthMm = xMm;
  return moved;
}

function stretchesOf(problem: PackProblem, row: SkylineRow): Stretch[] {
  const spans = Array.from({ length: row.itemCount }, (_, k) => {
    const [i, turn, fromMm] = [row.items[4 * k]!, row.items[4 * k + 1]!, row.items[4 * k + 2]!];
    return { fromMm, toMm: fromMm + problem.lengthMm[2 * i + turn]!, massKg: problem.massKg[i]!, items: [k] };
  }).sort((a, b) => a.fromMm - b.fromMm);
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const last = stretches.at(-1);
    if (!last || span.fromMm >= last.toMm) stretches.push(span);
    else
      stretches[stretches.length - 1] = {
        fromMm: last.fromMm,
        toMm: Math.max(last.toMm, span.toMm),
        massKg: last.massKg + span.massKg,
        items: [...last.items, ...span.items],
      };
  }
  return stretches;
}
