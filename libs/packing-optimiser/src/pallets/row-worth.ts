import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** How full rows are in the eyes of an annealing, 1 is full. */
export interface RowWorth {
  fillOf(row: SkylineRow): number;
}

/** By the face that the products take. */
export class FaceWorth implements RowWorth {
  constructor(private readonly roomFaceMm2: number) {}

  fillOf(row: SkylineRow): number {
    return row.faceMm2 / this.roomFaceMm2;
  }
}

/**
 * How fast worth follows waste, by the share of all depth that is wasted (where it is little, it is chance that decides
 * who stands beside it), and how far it may go from a product's volume.
 */
const RATE = 0.45;
const LEAST = 0.8;
const MOST = 1.4;

/**
 * By what the products are worth, in mm of a row's depth: at first their volume over the room's face. Products that
 * keep standing in rows with much waste become worth more, as a dual price would say; so rows are compared with what
 * such products allow, and the search goes where waste can be avoided. (Sequential value correction, Mukhacheva, Belov
 * et al. 2000, applied to an annealing.)
 */
export class TrainedWorth implements RowWorth {
  protected readonly worthMm: Float64Array;
  protected readonly volumeMm: Float64Array;
  protected readonly wholeMm: number;

  constructor(problem: PackProblem, roomFaceMm2: number) {
    this.volumeMm = problem.faceMm2.map((face, i) => (face * problem.depthMm[i]!) / roomFaceMm2);
    this.worthMm = this.volumeMm.slice();
    this.wholeMm = sumOf(this.volumeMm);
  }

  fillOf(row: SkylineRow): number {
    return this.worthOf(row) / row.depthMm;
  }

  /** In mm of a row's depth. */
  worthOfProduct(i: number): number {
    return this.worthMm[i]!;
  }

  /** Shifts worth to the products of rows that are less full than the mean; the sum stays. */
  train(rows: readonly SkylineRow[]): void {
    const { worthMm, volumeMm, wholeMm } = this;
    const depthMm = rows.reduce((sum, row) => sum + row.depthMm, 0);
    const rate = RATE * (1 - wholeMm / depthMm);
    for (const row of rows) {
      const by = 1 + rate * ((row.depthMm * wholeMm) / (depthMm * this.worthOf(row)) - 1);
      for (let k = 0; k < row.itemCount; k++) {
        const i = row.product(k);
        worthMm[i] = Math.min(MOST * volumeMm[i]!, Math.max(LEAST * volumeMm[i]!, worthMm[i]! * by));
      }
    }
    const scale = wholeMm / sumOf(worthMm);
    for (let i = 0; i < worthMm.length; i++) worthMm[i]! *= scale;
  }

  private worthOf(row: SkylineRow): number {
    let sum = 0;
    for (let k = 0; k < row.itemCount; k++) sum += this.worthMm[row.product(k)]!;
    return sum;
  }
}

export function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
