import { seededRandom } from '../search/random';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Rows with less of the mean fill than this are not worth keeping. */
const LEAST_FILL = 0.88;

/** Seed of the numbers that distinguish rows. */
const HASH_SEED = 20_260;

/** Different rows that a search has met, by the kinds of products in them. */
export class RowPool {
  readonly rows: SkylineRow[] = [];
  private readonly known = new Set<number>();
  private readonly hash: Float64Array;
  private readonly faceMm2: number;

  constructor(
    private readonly problem: PackProblem,
    private readonly capacity: number,
  ) {
    const random = seededRandom(HASH_SEED);
    const byKind = Float64Array.from(
      { length: problem.count },
      () => Math.floor(random() * 2 ** 20) * 2 ** 26 + Math.floor(random() * 2 ** 26),
    );
    this.hash = Float64Array.from(problem.kindOf, (kind) => byKind[kind]!);
    this.faceMm2 = problem.faceMm2.reduce((sum, face) => sum + face, 0);
  }

  /** Face of a row that is well filled where so many rows hold all products. */
  leastFaceMm2(count: number): number {
    return (LEAST_FILL * this.faceMm2) / count;
  }

  /** Keeps copies of rows that are new and hold so much face at least. */
  add(rows: readonly SkylineRow[], leastFaceMm2: number): void {
    for (const row of rows) {
      if (row.faceMm2 < leastFaceMm2 || this.rows.length >= this.capacity) continue;
      let hash = 0;
      for (let k = 0; k < row.itemCount; k++) hash += this.hash[row.product(k)]!;
      if (this.known.has(hash)) continue;
      this.known.add(hash);
      this.rows.push(row.clone());
    }
  }
}
