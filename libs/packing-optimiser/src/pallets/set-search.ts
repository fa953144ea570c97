import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import type { FleetPallet } from './fleet';
import { massLimitKg, type PackProblem } from './pack-problem';
import { RowBuilder } from './row-builder';
import { arrange, summedDepthMm } from './row-search';
import { keptOf, massOf, SetChoice, type Kept, type SetPallet } from './set-choice';
import { SetCosts } from './set-costs';
import { SetExchange } from './set-exchange';
import { copiesOf, setPalletsOf } from './set-pallets';
import type { SkylineRow } from './skyline-row';

/** Annealing on the cost of rows in mm, from hot to cold. */
const HOT_MM = 3;
const COOLING = 0.005;

/** Steps a row after which worth is learned from the rows. */
const TRAIN_EVERY = 20;

/**
 * How often pallets are chosen to empty one, and otherwise one pallet is changed in itself; a free unit stays; the
 * first pallet takes another row.
 */
const GATHER_CHANCE = 0.2;
const INSIDE_CHANCE = 0.4;
const STAY_CHANCE = 0.15;
const ROW_CHANCE = 0.4;

/** Exchanges of sets tried beside every step. */
const EXCHANGES = 5;

/** Blur of the choice of a product. */
const NOISE = 0.1;

/** Where a product that was taken out goes. */
const FREE = 0;
const FIRST = 1;
const SECOND = 2;

/**
 * Fewer pallets where sets tie rows to them: rows of one or two pallets are taken apart and filled again, annealed on
 * the cost of rows. A set of which a part stays keeps its pallet; one that was taken out whole may change it. So a few
 * rows can change where sets hold nearly all of a pallet together.
 */
export class SetSearch {
  private readonly builder: RowBuilder;
  private readonly maxMassKg: number;
  private readonly out: Int32Array;
  private readonly list: Int32Array;
  /** By product: whether it is taken out and not placed yet, and its side. */
  private readonly isOut: Uint8Array;
  private readonly side: Uint8Array;
  /** By unit: how many of its products are out. */
  private readonly outOfUnit: Int32Array;
  private pallets: SetPallet[] = [];
  private readonly costs: SetCosts;
  private readonly choice: SetChoice;
  private readonly exchange: SetExchange;

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.maxMassKg = massLimitKg(problem, problem.roomLengthMm);
    this.builder = new RowBuilder(problem, random, problem.roomLengthMm, this.maxMassKg);
    this.out = new Int32Array(problem.count);
    this.list = new Int32Array(problem.count);
    this.isOut = new Uint8Array(problem.count);
    this.side = new Uint8Array(problem.count);
    this.outOfUnit = new Int32Array(problem.units.length);
    this.costs = new SetCosts(problem);
    this.choice = new SetChoice(problem, random);
    this.exchange = new SetExchange(problem, random, this.builder, this.costs, this.maxMassKg);
  }

  /** Calls `onBest` for every pallet saved, until `lowest` is reached or the share of the budget used. */
  reduce(
    start: readonly FleetPallet[],
    lowest: number,
    untilShare: number,
    onBest: (pallets: FleetPallet[]) => void,
  ): void {
    this.pallets = setPalletsOf(start, this.costs);
    for (const pallet of this.pallets) for (const row of pallet.rows) this.exchange.note(pallet, row);
    const from = this.budget.used();
    let n = 0;
    let nextLesson = 0;
    while (this.pallets.length > Math.max(1, lowest) && this.budget.step(untilShare)) {
      const share = Math.min(1, (this.budget.used() - from) / Math.max(1e-9, untilShare - from));
      this.costs.gatherMore(share);
      if (n++ === nextLesson) nextLesson += TRAIN_EVERY * this.trainWorth();
      const temperature = HOT_MM * COOLING ** share;
      let isFewer = false;
      for (let e = 0; e < EXCHANGES && !isFewer; e++) isFewer = this.exchange.attempt(temperature);
      if (!isFewer && !this.move(temperature)) continue;
      this.pallets = this.pallets.filter(({ rows }) => rows.length);
      onBest(copiesOf(this.pallets, this.problem));
    }
  }

  /** What products are worth by the rows they stand in; answers how many rows there are. */
  private trainWorth(): number {
    const rows = this.pallets.flatMap((pallet) => pallet.rows);
    this.costs.worth.train(rows);
    for (const pallet of this.pallets) pallet.rowCost = this.costs.rowCost(pallet.rows);
    return rows.length;
  }

  /** Takes rows apart and fills them again; true when that emptied a pallet. */
  private move(temperature: number): boolean {
    const { random, problem, costs } = this;
    const gathers = random() < GATHER_CHANCE;
    const isInside = !gathers && random() < INSIDE_CHANCE;
    const chosen = this.choice.rowsOf(this.pallets, isInside, gathers);
    const two = chosen.length > 1;
    let before = 0;
    for (const { pallet } of chosen) before += pallet.rowCost - costs.gainOf(pallet.depthMm);
    const kept = chosen.map(keptOf);
    for (const [s, { rows }] of chosen.entries()) kept[s]!.rowCost -= costs.rowCost(rows);
    const limit = before - temperature * Math.log(random() + 1e-12);

    const count = this.takeOut(chosen.map(({ rows }) => rows));
    arrange(problem, this.out, count, random);
    const firstRows: SkylineRow[] = [];
    let isRight = this.fillFirst(firstRows, count, kept[0]!.depthMm, two);
    const secondRows: SkylineRow[] = [];
    if (isRight) {
      const firstCost = this.costWith(kept[0]!, firstRows);
      isRight = (two || firstCost < limit) && kept[0]!.massKg + massOf(firstRows) <= this.maxMassKg;
      if (isRight && two) isRight = this.fillSecond(secondRows, count, kept[1]!, limit - firstCost);
    }
    for (let n = 0; n < count; n++) {
      const i = this.out[n]!;
      this.isOut[i] = 0;
      this.outOfUnit[problem.unitOf[i]!] = 0;
    }
    if (!isRight) {
      this.builder.releaseAll(firstRows);
      this.builder.releaseAll(secondRows);
      return false;
    }
    for (const { rows } of chosen) for (const row of rows) this.builder.release(row);
    for (const [s, { pallet, rows }] of chosen.entries()) this.finalise(pallet, rows, s === 0 ? firstRows : secondRows);
    return chosen.some(({ pallet }) => !pallet.rows.length);
  }

  /**
   * Rows for all that is left, on the second pallet; false when they are too deep or heavy, or cost more than the
   * limit.
   */
  private fillSecond(made: SkylineRow[], count: number, kept: Kept, limit: number): boolean {
    const { problem, costs, list } = this;
    let left = 0;
    for (let n = 0; n < count; n++) if (this.isOut[this.out[n]!]) list[left++] = this.out[n]!;
    const isHopeless = (rows: readonly SkylineRow[], rest: number) => {
      costs.findRest(list, rest);
      const depthMm = kept.depthMm + summedDepthMm(rows) + costs.restMm;
      return (
        depthMm > problem.roomWidthMm ||
        kept.rowCost + costs.rowCost(rows) + costs.restCost - costs.gainOf(depthMm) >= limit
      );
    };
    made.push(...this.builder.fillRows(list, left, NOISE, isHopeless));
    let placed = 0;
    for (const row of made) placed += row.itemCount;
    if (placed !== left || kept.depthMm + summedDepthMm(made) > problem.roomWidthMm) return false;
    return this.costWith(kept, made) < limit && kept.massKg + massOf(made) <= this.maxMassKg;
  }

  /** What a pallet costs with these rows besides those kept. */
  private costWith(kept: Kept, rows: readonly SkylineRow[]): number {
    return kept.rowCost + this.costs.rowCost(rows) - this.costs.gainOf(kept.depthMm + summedDepthMm(rows));
  }

  private finalise(pallet: SetPallet, leaving: ReadonlySet<SkylineRow>, made: readonly SkylineRow[]): void {
    pallet.rows = pallet.rows.filter((row) => !leaving.has(row));
    pallet.rows.push(...made);
    for (const row of made) this.exchange.note(pallet, row);
    pallet.depthMm = summedDepthMm(pallet.rows);
    pallet.massKg = massOf(pallet.rows);
    pallet.volumeMm = this.costs.volumeOf(pallet.rows);
    pallet.rowCost = this.costs.rowCost(pallet.rows);
  }

  /** Takes the products of rows out; those of a set that is not out as a whole keep their side. Answers how many. */
  private takeOut(rowsOf: readonly ReadonlySet<SkylineRow>[]): number {
    const { problem, out, isOut, side, outOfUnit, random } = this;
    let count = 0;
    rowsOf.forEach((rows, s) => {
      for (const row of rows) {
        for (let k = 0; k < row.itemCount; k++) {
          const i = row.product(k);
          out[count++] = i;
          isOut[i] = 1;
          side[i] = s === 0 ? FIRST : SECOND;
          outOfUnit[problem.unitOf[i]!]!++;
        }
      }
    });
    for (let n = 0; n < count; n++) {
      const unit = problem.unitOf[out[n]!]!;
      const members = problem.units[unit]!;
      if (outOfUnit[unit] !== members.length || members[0] !== out[n]) continue;
      if (random() >= STAY_CHANCE) for (const i of members) side[i] = FREE;
    }
    return count;
  }

  /**
   * Rows for all that must go on the first pallet, with free products where they fit; perhaps one more. False when they
   * are too deep.
   */
  private fillFirst(rows: SkylineRow[], count: number, keptMm: number, mayHaveMore: boolean): boolean {
    const { problem, out, isOut, side, list, random } = this;
    let depthMm = keptMm;
    let more = mayHaveMore ? (random() < ROW_CHANCE ? 1 : 0) : Number.POSITIVE_INFINITY;
    for (;;) {
      // the list begins with one that must go there
      let length = 1;
      let first = -1;
      for (let n = 0; n < count && first < 0; n++) if (isOut[out[n]!] && side[out[n]!] === FIRST) first = out[n]!;
      if (first < 0 && more > 0) {
        for (let n = 0; n < count && first < 0; n++) if (isOut[out[n]!] && side[out[n]!] === FREE) first = out[n]!;
        if (first >= 0 && mayHaveMore && depthMm + problem.depthMm[first]! > problem.roomWidthMm) return true;
        more--;
      }
      if (first < 0) return true;
      list[0] = first;
      for (let n = 0; n < count; n++) {
        const i = out[n]!;
        if (i !== first && isOut[i] && side[i] !== SECOND) list[length++] = i;
      }
      const row = this.builder.fillOne(list, length, NOISE, problem.faceMm2, this.costs.roomFaceMm2);
      rows.push(row);
      depthMm += row.depthMm;
      if (depthMm > problem.roomWidthMm) return false;
      for (let k = 0; k < row.itemCount; k++) {
        const i = row.product(k);
        isOut[i] = 0;
        if (side[i] === FREE) for (const j of problem.units[problem.unitOf[i]!]!) side[j] = FIRST;
      }
    }
  }
}
