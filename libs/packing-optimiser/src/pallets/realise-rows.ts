import type { PackProblem } from './pack-problem';
import type { RowBuilder } from './row-builder';
import { sortByRank } from './product-list';
import type { SkylineRow } from './skyline-row';

/** Tries to build a row again that has lost products. */
const NOISY_TRIES = 6;
const NOISE = 0.4;

/**
 * Rows as patterns of kinds turned into rows of products, each product once. A row that asks for more of a kind than
 * there is left is built again without it; what stays without a row gets rows of its own, at the end.
 */
export function realiseRows(problem: PackProblem, patterns: readonly SkylineRow[], builder: RowBuilder): SkylineRow[] {
  const left = new Map<number, number[]>();
  for (let i = problem.count - 1; i >= 0; i--) {
    const kind = problem.kindOf[i]!;
    const list = left.get(kind);
    if (list) list.push(i);
    else left.set(kind, [i]);
  }
  const rows: SkylineRow[] = [];
  const torn: number[] = [];
  for (const pattern of patterns) {
    const row = pattern.clone();
    const products: number[] = [];
    for (let k = 0; k < row.itemCount; k++) {
      const i = left.get(problem.kindOf[row.product(k)]!)!.pop();
      if (i === undefined) continue;
      row.items[4 * k] = i;
      products.push(i);
    }
    const complete =
      products.length === row.itemCount
        ? row
        : products.length
          ? rebuilt(problem, products, pattern.depthMm, builder)
          : null;
    if (complete) rows.push(complete);
    else torn.push(...products);
  }
  const rest = Int32Array.from([...torn, ...[...left.values()].flat()]);
  sortByRank(rest, rest.length, problem.ranks[1]!);
  return [...rows, ...builder.fillRows(rest, rest.length, 0).map((row) => row.clone())];
}

function rebuilt(
  problem: PackProblem,
  products: readonly number[],
  depthMm: number,
  builder: RowBuilder,
): SkylineRow | null {
  for (let t = 0; t < problem.ranks.length + NOISY_TRIES; t++) {
    const list = Int32Array.from(products);
    sortByRank(list, list.length, problem.ranks[t % problem.ranks.length]!);
    const rows = builder.fillRows(list, list.length, t < problem.ranks.length ? 0 : NOISE);
    if (rows.length === 1 && rows[0]!.depthMm <= depthMm) return rows[0]!.clone();
  }
  return null;
}
