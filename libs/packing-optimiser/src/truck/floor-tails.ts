import type { Budget } from '../search/budget';
import { below, seededRandom, type Random } from '../search/random';
import type { Guide } from './beam-children';
import { kindOf } from './beam-moves';
import type { BeamFloor, FloorBeam } from './floor-beam';
import type { FloorProblem } from './floor-problem';

/** Widths of the beams over the rest of a floor. */
const WIDTHS = [8, 16, 32] as const;

/** Pallets that are always searched again, and at most. */
const LEAST_TAIL = 5;
const MOST_TAIL = 80;

/**
 * Share of the tries in which a pallet of the kept part changes places with a later one, and how much later at most.
 */
const EXCHANGES = 0.3;
const REACH = 20;

/**
 * Keeps the beginning of the best floor, sometimes with two pallets of a stop exchanged, and searches the rest again in
 * small beams (large neighbourhood search: Shaw 1998). Floors of the same length are taken too: they lead on to others.
 */
export class FloorTails {
  private readonly random: Random;

  constructor(
    private readonly problem: FloorProblem,
    private readonly beam: FloorBeam,
    private readonly budget: Budget,
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  /** Works for so many steps from a floor on; answers the one it came to, which is no longer. */
  work(steps: number, floor: BeamFloor, guides: readonly Guide[], boundMm: number): BeamFloor {
    const { beam, budget, random } = this;
    const end = budget.steps + steps;
    let best = floor;
    while (budget.steps < end && best.lengthMm > boundMm && budget.step()) {
      const begin = this.beginning(best.steps);
      const width = WIDTHS[below(random, WIDTHS.length)]!;
      const guide = guides[below(random, guides.length)]!;
      best = beam.run(width, guide, best.lengthMm + 1, budget, begin) ?? best;
    }
    return best;
  }

  private beginning(steps: readonly number[]): number[] {
    const { random } = this;
    const { kinds } = this.problem;
    const most = Math.max(0, steps.length - LEAST_TAIL);
    const length = most - below(random, Math.min(most, MOST_TAIL) + 1);
    const begin = steps.slice(0, length);
    if (!length || random() >= EXCHANGES) return begin;
    const one = below(random, length);
    const other = Math.min(steps.length - 1, one + 1 + below(random, REACH));
    const [a, b] = [steps[one]!, steps[other]!];
    if (kinds[kindOf(a)]!.stop !== kinds[kindOf(b)]!.stop) return begin;
    begin[one] = b;
    if (other < length) begin[other] = a;
    return begin;
  }
}
