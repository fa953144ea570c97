import type { PackProblem } from './pack-problem';
import { TrainedWorth } from './row-worth';
import type { SkylineRow } from './skyline-row';

/** How much a full row is worth more than two half full ones. */
const REWARD = 0.9;

/**
 * How much a full and an empty pallet are worth more than two half full ones, in depths of a pallet, at first and at
 * the end.
 */
const GATHER = 0.3;
const GATHER_AT_END = 2;

/** How much that counts for what stands on pallets, beside the depths of their rows, when sets change places. */
const GATHER_VOLUME = 0.5;

/** What pallets cost in the search where there are sets, in mm. */
export class SetCosts {
  readonly roomFaceMm2: number;
  /** What `findRest` found. */
  restMm = 0;
  restCost = 0;
  private gather = GATHER;
  /**
   * How full rows are by what their products are worth: those that keep standing beside waste more than their volume.
   */
  readonly worth: TrainedWorth;

  constructor(private readonly problem: PackProblem) {
    this.roomFaceMm2 = problem.roomLengthMm * problem.roomHeightMm;
    this.worth = new TrainedWorth(problem, this.roomFaceMm2);
  }

  /** So far the search is: rows count at first, at the end whole pallets. */
  gatherMore(share: number): void {
    this.gather = GATHER + (GATHER_AT_END - GATHER) * share;
  }

  /** What rows cost by their depth and how full they are. */
  rowCost(rows: Iterable<SkylineRow>): number {
    let cost = 0;
    for (const row of rows) cost += this.costOfRow(row.depthMm, this.worth.fillOf(row));
    return cost;
  }

  costOfRow(depthMm: number, fill: number): number {
    return depthMm * (1 - REWARD * fill * fill * fill);
  }

  /** What the free depth of a pallet is worth. */
  gainOf(depthMm: number): number {
    const { roomWidthMm } = this.problem;
    const free = roomWidthMm - depthMm;
    return (this.gather * free * free) / roomWidthMm;
  }

  /** What a pallet gains by holding so much: products go from emptier pallets to fuller ones, also within rows. */
  gainOfVolume(volumeMm: number): number {
    return (GATHER_VOLUME * this.gather * volumeMm * volumeMm) / this.problem.roomWidthMm;
  }

  /** What the products of rows take of a pallet's depth in mm when rows are full. */
  volumeOf(rows: Iterable<SkylineRow>): number {
    const { depthMm, faceMm2 } = this.problem;
    let sum = 0;
    for (const row of rows) {
      for (let k = 0; k < row.itemCount; k++) {
        const i = row.product(k);
        sum += depthMm[i]! * faceMm2[i]!;
      }
    }
    return sum / this.roomFaceMm2;
  }

  /**
   * The least depth and cost of rows for the first products of the list: whole rows and one rest, one of them as deep
   * as the deepest.
   */
  findRest(list: Int32Array, count: number): void {
    const { problem, roomFaceMm2 } = this;
    let face = 0;
    let deepest = 0;
    let shallowest = Number.POSITIVE_INFINITY;
    for (let n = 0; n < count; n++) {
      const i = list[n]!;
      const depth = problem.depthMm[i]!;
      face += problem.faceMm2[i]!;
      if (depth > deepest) deepest = depth;
      if (depth < shallowest) shallowest = depth;
    }
    const full = Math.floor(face / roomFaceMm2);
    const rest = face / roomFaceMm2 - full;
    if (full === 0) {
      this.restMm = deepest;
      this.restCost = this.costOfRow(deepest, rest);
      return;
    }
    this.restMm = deepest + (full - 1) * shallowest + (rest > 0 ? shallowest : 0);
    this.restCost =
      this.costOfRow(deepest, 1) + (full - 1) * this.costOfRow(shallowest, 1) + this.costOfRow(shallowest, rest);
  }
}
