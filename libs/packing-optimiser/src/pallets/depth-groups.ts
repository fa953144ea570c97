import type { BinLimits, RowBin } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';

/** Rows of one depth, light ones first. */
export interface DepthGroup {
  readonly depthMm: number;
  readonly rows: readonly SkylineRow[];
}

/** Rows by depth, the deepest first. */
export function depthGroups(rows: readonly SkylineRow[]): DepthGroup[] {
  const groups = new Map<number, SkylineRow[]>();
  for (const row of rows) {
    const group = groups.get(row.depthMm);
    if (group) group.push(row);
    else groups.set(row.depthMm, [row]);
  }
  return [...groups]
    .map(([depthMm, group]) => ({ depthMm, rows: group.sort((a, b) => a.massKg - b.massKg) }))
    .sort((a, b) => b.depthMm - a.depthMm);
}

/**
 * Pallets for fillings (rows of every group a pallet, all rows in all), heavy and light rows mixed; null when one gets
 * too heavy.
 */
export function binsOfFillings(
  groups: readonly DepthGroup[],
  fillings: readonly Int32Array[],
  limits: BinLimits,
): RowBin[] | null {
  const bins: RowBin[] = fillings.map(() => ({ depthMm: 0, massKg: 0, rows: [] }));
  const left = fillings.map((filling) => filling.slice());
  groups.forEach(({ rows }, g) => {
    for (let n = rows.length - 1; n >= 0; n--) {
      let best = -1;
      left.forEach((filling, b) => {
        if (filling[g]! > 0 && (best < 0 || bins[b]!.massKg < bins[best]!.massKg)) best = b;
      });
      const bin = bins[best]!;
      left[best]![g]!--;
      bin.rows.push(rows[n]!);
      bin.depthMm += rows[n]!.depthMm;
      bin.massKg += rows[n]!.massKg;
    }
  });
  return bins.every((bin) => bin.massKg <= limits.massKg) ? bins : null;
}
