import {
  axleLoads,
  blockedStops,
  centreOfMass,
  floorRect,
  overLimitsKg,
  rectsClash,
  usedLengthMm,
  type PlacedPallet,
  type TruckFloor,
  type TruckPallet,
} from '@mullion/packing-model';
import type { Unplaced } from '../pallets/pallet-plan';
import { Budget } from '../search/budget';
import { below, seededRandom } from '../search/random';
import { floorBoundMm } from './floor-bounds';
import { floorProblem } from './floor-problem';
import { floorRuleAgainst, withinMass } from './floor-rules';
import { Holes } from './holes';
import { sidesEven } from './load-limits';
import { packEmpty, type TruckOptions } from './pack-empty';
import { isFixed, isPlaced, type FloorPallet } from './truck-instance';
import type { FloorRule, TruckPlan } from './truck-plan';
import { type Found, isBetter } from './found-floor';

/** Share of the budget in which the floor behind everything that is fixed is packed by itself. */
const BEHIND = 0.4;

/**
 * Puts pallets around those that are fixed: as they stand now, behind everything fixed by the search for an empty
 * floor, and in the holes between, in many orders. As few as possible are left out, king pin, axles and sides are kept,
 * then as few as possible are blocked, then the used length is as short as possible.
 */
export function packAround(floor: TruckFloor, pallets: readonly FloorPallet[], options: TruckOptions): TruckPlan {
  const fixed = pallets.filter(isFixed);
  const unplaced: Unplaced<FloorRule>[] = [];
  const fitting = pallets.filter((pallet) => {
    const rule = isFixed(pallet) ? null : floorRuleAgainst(floor, pallet);
    if (rule) unplaced.push({ id: pallet.id, rule });
    return rule === null && !isFixed(pallet);
  });
  const restKg = floor.maxMassKg - fixed.reduce((sum, pallet) => sum + pallet.massKg, 0);
  const waiting = withinMass({ ...floor, maxMassKg: restKg }, fitting, unplaced);
  const search = new Around(floor, fixed, waiting, options, unplaced);
  search.run();
  return search.plan();
}

class Around {
  private readonly budget: Budget;
  private readonly length: TruckFloor & { readonly lengthMm: number };
  private readonly boundMm: number;
  private best: Found;

  constructor(
    private readonly floor: TruckFloor,
    private readonly fixed: readonly PlacedPallet[],
    private readonly waiting: readonly FloorPallet[],
    private readonly options: TruckOptions,
    private readonly unplaced: readonly Unplaced<FloorRule>[],
  ) {
    this.budget = new Budget(options);
    const longest = waiting.reduce(
      (sum, { lengthMm, widthMm }) => sum + Math.max(lengthMm, widthMm) + floor.betweenPalletsMm,
      0,
    );
    this.length = { ...floor, lengthMm: floor.lengthMm ?? usedLengthMm(fixed) + longest + floor.betweenPalletsMm };
    const problem = floorProblem(floor, [...this.asPlanned(), ...waiting]);
    this.boundMm = Math.max(usedLengthMm(fixed), problem.count > 0 ? floorBoundMm(problem) - problem.gapMm : 0);
    this.best = this.asPlaced();
    this.options.onPlan?.(this.plan());
  }

  run(): void {
    if (this.isDone() || this.waiting.length === 0) return;
    this.take(this.behind());
    this.inHoles();
  }

  plan(): TruckPlan {
    const { placed, leftOut } = this.best;
    const usedMm = usedLengthMm(placed);
    const lowerBoundMm = leftOut.length ? Math.min(this.boundMm, usedMm) : this.boundMm;
    return {
      items: placed.map(({ id, xMm, yMm, isTurned }) => ({ id, xMm, yMm, isTurned })).sort((a, b) => a.id - b.id),
      unplaced: [...this.unplaced, ...leftOut.map((id): Unplaced<FloorRule> => ({ id, rule: 'no_room' }))],
      usedLengthMm: usedMm,
      lowerBoundMm,
      isProvedOptimal: leftOut.length === 0 && overLimitsKg(this.floor, placed) === 0 && usedMm === lowerBoundMm,
      iterations: this.budget.steps,
      seed: this.options.seed,
    };
  }

  /**
   * Those of the fixed pallets that a plan could have put where they stand. By hand one may overlap another, stick out
   * or be turned against its own rule: together they then take less floor than any plan could give them, and a bound
   * that counted them all would be above the truth.
   */
  private asPlanned(): PlacedPallet[] {
    const holes = new Holes(this.length, []);
    return this.fixed.filter(
      (pallet) =>
        floorRuleAgainst(this.floor, pallet) === null && (pallet.allowTurn || !pallet.isTurned) && holes.keep(pallet),
    );
  }

  /** Everything stays that has a place; the others go into the holes. */
  private asPlaced(): Found {
    const holes = new Holes(this.length, this.fixed);
    const placed = this.waiting.filter(isPlaced).sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id);
    const kept = new Set(placed.filter((pallet) => holes.keep(pallet)).map(({ id }) => id));
    const rest = this.byStop(this.waiting.filter(({ id }) => !kept.has(id)));
    return this.found(
      holes,
      rest.filter((pallet) => !holes.put(pallet, false)).map(({ id }) => id),
    );
  }

  /** The floor behind the last fixed pallet, as if it were a truck of its own. */
  private behind(): Found | null {
    const startMm = usedLengthMm(this.fixed) + this.floor.betweenPalletsMm;
    const lengthMm = this.length.lengthMm - startMm;
    if (lengthMm <= 0) return null;
    const { iterations, elapsedShare, stop, seed } = this.options;
    const { axles: _axles, ...floor } = this.floor;
    const plan = packEmpty({ ...floor, lengthMm, maxMassKg: Number.MAX_SAFE_INTEGER }, this.waiting, {
      seed,
      stop,
      ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.floor(iterations * BEHIND)) }),
      ...(elapsedShare ? { elapsedShare: () => Math.min(1, elapsedShare() / BEHIND) } : {}),
    });
    this.budget.spend(plan.iterations);
    const items = new Map(plan.items.map((item) => [item.id, item]));
    const placed = this.waiting.flatMap((pallet): PlacedPallet[] => {
      const item = items.get(pallet.id);
      return item
        ? [{ ...pallet, xMm: startMm + item.xMm, yMm: item.yMm, isTurned: item.isTurned, isFixed: false }]
        : [];
    });
    return this.scored(
      [...this.fixed, ...placed],
      plan.unplaced.map(({ id }) => id),
    );
  }

  /** Orders in which the holes are filled: a change is kept when the floor gets no worse. */
  private inHoles(): void {
    const random = seededRandom(this.options.seed);
    let order = this.byStop(this.waiting).map((pallet) => ({ pallet, atFar: false }));
    let score = this.fill(order);
    const count = order.length;
    while (!this.isDone() && this.budget.spend(count)) {
      const changed = order.slice();
      const [i, j] = [below(random, count), below(random, count)];
      const [one, other] = [changed[i]!, changed[j]!];
      if (i === j) changed[i] = { ...one, atFar: !one.atFar };
      else if (one.pallet.dispatchPriority === other.pallet.dispatchPriority) [changed[i], changed[j]] = [other, one];
      else continue;
      const now = this.fill(changed);
      if (isBetter(score, now)) continue;
      [order, score] = [changed, now];
    }
  }

  private fill(order: readonly { readonly pallet: TruckPallet; readonly atFar: boolean }[]): readonly number[] {
    const holes = new Holes(this.length, this.fixed);
    const found = this.found(
      holes,
      order.filter(({ pallet, atFar }) => !holes.put(pallet, atFar)).map(({ pallet }) => pallet.id),
    );
    this.take(found);
    return found.score;
  }

  /** What is unloaded last stands at the cab, large before small. */
  private byStop(pallets: readonly FloorPallet[]): FloorPallet[] {
    return [...pallets].sort(
      (a, b) =>
        b.dispatchPriority - a.dispatchPriority || b.lengthMm * b.widthMm - a.lengthMm * a.widthMm || a.id - b.id,
    );
  }

  private found({ placed }: Holes, leftOut: readonly number[]): Found {
    return this.scored(placed, leftOut);
  }

  private scored(placed: readonly PlacedPallet[], leftOut: readonly number[]): Found {
    const blocked = blockedStops(placed).reduce((sum, { blockedIds }) => sum + blockedIds.length, 0);
    const centre = centreOfMass(placed);
    const aside = centre ? Math.abs(centre.yMm - this.floor.widthMm / 2) : 0;
    return {
      placed,
      leftOut,
      score: [leftOut.length, overLimitsKg(this.floor, placed), blocked, usedLengthMm(placed), aside],
    };
  }

  private take(found: Found | null): void {
    if (!found || !isBetter(found.score, this.best.score)) return;
    this.best = found;
    this.options.onPlan?.(this.plan());
    if (found.score[1]! > 0) this.take(this.eased(found));
  }

  /**
   * What stands behind everything fixed, its sides evened out and moved back as little as the limits need, or as far as
   * there is room.
   */
  private eased(found: Found): Found {
    const { placed, leftOut } = found;
    const behindMm = usedLengthMm(this.fixed) + this.floor.betweenPalletsMm;
    const free = placed.filter((pallet) => !pallet.isFixed && pallet.xMm >= behindMm);
    const staying = placed.filter((pallet) => !free.includes(pallet));
    const even = new Map(
      sidesEven(
        this.floor,
        free,
        new Map(free.map((pallet) => [pallet.id, pallet])),
        axleLoads(this.floor, staying)?.moreRightKg ?? 0,
      ).map((item) => [item.id, item]),
    );
    const moved = (byMm: number): Found =>
      this.scored(
        [...staying, ...free.map((pallet) => ({ ...pallet, yMm: even.get(pallet.id)!.yMm, xMm: pallet.xMm + byMm }))],
        leftOut,
      );
    const aside = [...even.values()].map((item) => floorRect({ ...free.find(({ id }) => id === item.id)!, ...item }));
    // one in a hole may reach behind the fixed ones
    if (
      staying.some((pallet) => aside.some((rect) => rectsClash(floorRect(pallet), rect, this.floor.betweenPalletsMm)))
    )
      return found;
    let [few, many] = [-1, Math.max(0, this.length.lengthMm - usedLengthMm(placed))];
    const least = moved(many).score[1]!;
    while (many - few > 1) {
      const middle = Math.floor((few + many) / 2);
      if (moved(middle).score[1]! <= least) many = middle;
      else few = middle;
    }
    return moved(many);
  }

  /** Nobody is left out or blocked, the limits are kept, and the floor cannot be shorter. */
  private isDone(): boolean {
    const [leftOut, overKg, blocked, usedMm] = this.best.score;
    this.budget.look();
    return this.budget.isOver || (leftOut === 0 && overKg === 0 && blocked === 0 && usedMm === this.boundMm);
  }
}
