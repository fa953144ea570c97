import { volumeOf } from './fleet';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Rows of the largest volume that fit a depth together (0-1 knapsack over millimetres); those over the mass are left out, smallest first. */
export function chooseRows(problem: PackProblem, rows: readonly SkylineRow[], depthMm: number, massKg: number): SkylineRow[] {
  if (!rows.length || depthMm <= 0) return [];
  const best = new Float64Array(depthMm + 1);
  const taken = rows.map((row) => {
    const uses = new Uint8Array(depthMm + 1);
    const value = volumeOfRow(problem, row);
    for (let room = depthMm; room >= row.depthMm; room--) {
      const withRow = best[room - row.depthMm]! + value;
      if (withRow <= best[room]!) continue;
      best[room] = withRow;
      uses[room] = 1;
    }
    return uses;
  });
  const chosen: SkylineRow[] = [];
  let room = depthMm;
  for (let r = rows.length - 1; r >= 0; r--) {
    if (!taken[r]![room]) continue;
    chosen.push(rows[r]!);
    room -= rows[r]!.depthMm;
  }
  chosen.sort((a, b) => volumeOfRow(problem, b) - volumeOfRow(problem, a));
  let sum = chosen.reduce((kg, row) => kg + row.massKg, 0);
  while (sum > massKg && chosen.length) sum -= chosen.pop()!.massKg;
  return chosen;
}

function volumeOfRow(problem: PackProblem, row: SkylineRow): number {
  let sum = 0;
  for (let k = 0; k < row.itemCount; k++) sum += volumeOf(problem, row.product(k));
  return sum;
}
