import { volumeOf, type FleetPallet } from './fleet';
import type { PackProblem } from './pack-problem';

/** How much a fleet lacks and how well it is concentrated; smaller is better. */
export class FleetScorer {
  /** Products that are left out again and again weigh more and more. */
  readonly weight: Float64Array;

  constructor(private readonly problem: PackProblem) {
    this.weight = new Float64Array(problem.count).fill(1);
  }

  loss(absent: readonly number[]): number {
    let sum = 0;
    for (const i of absent) sum += this.weight[i]! * volumeOf(this.problem, i);
    return sum / 1e8;
  }

  spread(pallets: readonly FleetPallet[]): number {
    let sum = 0;
    for (const pallet of pallets) {
      const free = (this.problem.roomWidthMm - pallet.depthMm) / this.problem.roomWidthMm;
      sum -= free * free * 3;
      const face = pallet.roomLengthMm * this.problem.roomHeightMm;
      for (const row of pallet.rows) {
        const empty = 1 - row.faceMm2 / face;
        sum -= (empty * empty * row.depthMm) / this.problem.roomWidthMm;
      }
    }
    return sum;
  }
}
