import type { TruckFloor } from '@mullion/packing-model';
import { Budget } from '../search/budget';
import type { Guide } from '../truck/beam-children';
import { needsMm } from '../truck/beam-dual';
import { FloorBeam } from '../truck/floor-beam';
import { searchFloor } from '../truck/floor-search';
import type { FloorKind, FloorProblem } from '../truck/floor-problem';

/**
 * Width of the beam: eight leave 1.3 % of the length in the mean and sixteen 0.6 %, for little more time than one,
 * which leaves 3 to 8 %.
 */
const BEAM = 16;
const UNEVEN = 0.05;

/** Pallets looked at that count as one step of the budget. */
const PALLETS_A_STEP = 4;

/** Steps of a short search for a floor. */
const SEARCH_STEPS = 800;

/** What a floor needs to know of a pallet. */
export interface FloorSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly dispatchPriority: number;
}

/** Lengths of floors for pallets that nobody has packed yet: what a search by very many floors can afford. */
export class QuickFloor {
  private readonly widthMm: number;
  private readonly gapMm: number;
  /** The share of the width that any pallets side by side can take, as if every width could be filled. */
  private readonly room: Float64Array;

  constructor(
    floor: TruckFloor,
    private readonly allowTurn: boolean,
    private readonly budget: Budget,
  ) {
    this.gapMm = floor.betweenPalletsMm;
    this.widthMm = floor.widthMm + this.gapMm;
    this.room = Float64Array.from({ length: this.widthMm + 1 }, (_, mm) => mm / this.widthMm);
  }

  /** Length of the floor that one beam finds for these pallets, mm; endless when it finds none below a length. */
  lengthMm(pallets: readonly FloorSize[], belowMm = Number.MAX_SAFE_INTEGER): number {
    if (!pallets.length) return 0;
    this.budget.spend(Math.ceil(pallets.length / PALLETS_A_STEP));
    const problem = this.problemOf(pallets);
    const below = Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(belowMm) + this.gapMm);
    const found = new FloorBeam(problem, 1).run(BEAM, this.guideOf(problem), below, null);
    return found ? found.lengthMm - this.gapMm : Number.POSITIVE_INFINITY;
  }

  /** Length that a short search finds, mm, at most `knownMm`. */
  searchedMm(pallets: readonly FloorSize[], knownMm: number): number {
    const { steps } = this.budget;
    let lengthMm = knownMm + this.gapMm;
    const problem = this.problemOf(pallets);
    const part = new Budget({ iterations: SEARCH_STEPS, stop: () => !this.budget.spend(0) });
    searchFloor(problem, 0, part, 1, (floor) => (lengthMm = Math.min(lengthMm, floor.lengthMm)));
    this.budget.spend(Math.max(0, part.steps - (this.budget.steps - steps)));
    return lengthMm - this.gapMm;
  }

  /** As `floorProblem` makes it, without names and texts. */
  private problemOf(pallets: readonly FloorSize[]): FloorProblem {
    const { widthMm, gapMm } = this;
    const priorities = [...new Set(pallets.map((pallet) => pallet.dispatchPriority))].sort((a, b) => b - a);
    const kinds: (FloorKind & { readonly pallets: FloorSize[] })[] = [];
    let areaMm2 = 0;
    for (const pallet of pallets) {
      const straight = { acrossMm: pallet.widthMm + gapMm, alongMm: pallet.lengthMm + gapMm };
      const turned = { acrossMm: straight.alongMm, alongMm: straight.acrossMm };
      const canTurn = this.allowTurn && straight.acrossMm !== straight.alongMm && turned.acrossMm <= widthMm;
      const isTurned = canTurn && (straight.acrossMm > widthMm || turned.acrossMm < straight.acrossMm);
      const { acrossMm, alongMm } = isTurned ? turned : straight;
      const turns = canTurn && alongMm <= widthMm;
      const stop = priorities.indexOf(pallet.dispatchPriority);
      areaMm2 += acrossMm * alongMm;
      const same = kinds.find(
        (k) =>
          k.acrossMm === acrossMm &&
          k.alongMm === alongMm &&
          k.turns === turns &&
          k.isTurned === isTurned &&
          k.stop === stop,
      );
      if (same) same.pallets.push(pallet as never);
      else kinds.push({ acrossMm, alongMm, turns, isTurned, stop, pallets: [pallet as never] });
    }
    return { widthMm, gapMm, kinds, stops: priorities.length, count: pallets.length, areaMm2 };
  }

  private guideOf({ kinds }: FloorProblem): Guide {
    const share = new Float64Array(2 * kinds.length);
    const needs = new Float64Array(kinds.length);
    let totalMm = 0;
    kinds.forEach((kind, k) => {
      share[2 * k] = kind.acrossMm / this.widthMm;
      share[2 * k + 1] = kind.turns ? kind.alongMm / this.widthMm : 0;
      needs[k] = needsMm(kind, share, k);
      totalMm += needs[k]! * kind.pallets.length;
    });
    return { uneven: UNEVEN, dual: { share, room: this.room, needsMm: needs, totalMm } };
  }
}
