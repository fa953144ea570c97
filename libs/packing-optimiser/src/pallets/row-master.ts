import type { Budget } from '../search/budget';
import { CoveringLp, NUMBERS_A_STEP } from '../search/covering-lp';
import { below, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import type { RowBuilder } from './row-builder';
import type { RowPool } from './row-pool';
import type { BinLimits } from './rows-to-pallets';
import type { SkylineRow } from './skyline-row';

/** A product or a row never needs more than a pallet, so nothing is worth more than this. */
const ARTIFICIAL_COST = 4;

const EPSILON = 1e-6;

/** Columns tried at a node of a dive; its nodes: so many, and one for so many products. */
const TRIES = 3;
const NODES = 6;
const PRODUCTS_A_NODE = 25;

/** How much chance there is in the choice of a column. */
const BLUR = 0.3;

/**
 * Rows generated for one set of duals (so many a product), how often, and the products looked at in the time of a step.
 */
const ROUNDS = 12;
const ROUNDS_OF_A_NODE = 2;
const ROWS_A_PRODUCT = 2;
const PRODUCTS_A_STEP = 25;
const ROW_NOISE = 0.4;
const PLACE_NOISE = 0.3;

/**
 * Rows and pallets in one linear programme: rows cover the products and need places of their depth, fillings of a
 * pallet's width give places; fewest pallets. Rows come from a pool and are generated for the duals, fillings by a
 * knapsack (Gilmore and Gomory 1961); whole rows are found by diving.
 */
export class RowMaster {
  private readonly lp: CoveringLp;
  private readonly depths: readonly number[];
  private readonly kinds: number;
  /** Row of a column, null for a filling. */
  private readonly rowOf: (SkylineRow | null)[] = [];
  /** Products in the four orders of insertion. */
  private readonly sorted: readonly (readonly number[])[];
  /** Rows of the pool that have a column. */
  private pooled = 0;
  private nodes = 0;
  private deepest: SkylineRow[] = [];

  constructor(
    private readonly problem: PackProblem,
    private readonly pool: RowPool,
    private readonly limits: BinLimits,
    private readonly builder: RowBuilder,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.kinds = problem.kindOf.reduce((most, kind) => Math.max(most, kind + 1), 0);
    this.depths = [...new Set(problem.depthMm)].sort((a, b) => a - b);
    const demand = new Float64Array(this.kinds + this.depths.length);
    for (const kind of problem.kindOf) demand[kind]! += 1;
    this.lp = new CoveringLp(demand, ARTIFICIAL_COST, (numbers) => budget.spend(Math.ceil(numbers / NUMBERS_A_STEP)));
    this.sorted = problem.ranks.map((rank) => [...rank.keys()].sort((a, b) => rank[a]! - rank[b]!));
    for (let kind = 0; kind < this.kinds; kind++)
      this.addRow(builder.build(Int32Array.of(problem.kindOf.indexOf(kind)), 1, 0)[0]!);
    this.depths.forEach((depth, d) => this.addFilling([this.kinds + d], [Math.floor(limits.widthMm / depth)]));
  }

  /** The least pallets in fractions over the pool and rows generated for it; false when the budget ended before. */
  solve(): boolean {
    this.addPooled();
    return this.optimise(() => this.lp.solve()) && this.generate(ROUNDS);
  }

  /** Whole pallets that the rows known so far need at the least. */
  leastPallets(): number {
    return Math.ceil(this.lp.value() - EPSILON);
  }

  /** What a place of a depth costs in this programme, in mm of a pallet's width, for every depth up to the width. */
  prices(): Float64Array {
    const { widthMm } = this.limits;
    const prices = new Float64Array(widthMm + 1);
    this.depths.forEach((depth, d) => (prices[depth] = this.lp.duals[this.kinds + d]! * widthMm));
    for (let mm = 1; mm <= widthMm; mm++) prices[mm] = Math.max(prices[mm]!, prices[mm - 1]!);
    return prices;
  }

  /** Whole rows that need no more than `target` pallets in fractions; they need not hold every product. */
  dive(target: number): SkylineRow[] {
    const start = this.lp.state();
    const taken: SkylineRow[] = [];
    this.deepest = [];
    this.nodes = NODES + Math.floor(this.problem.count / PRODUCTS_A_NODE);
    const isWhole = this.diveFrom(target, taken);
    this.lp.goBack(start);
    return isWhole ? taken : this.deepest;
  }

  /**
   * Settles rows one after the other, going back where the target gets out of reach; true when all products are
   * covered.
   */
  private diveFrom(target: number, taken: SkylineRow[]): boolean {
    const open = this.openColumns();
    if (!open.length) return true;
    const before = this.lp.state();
    const from = taken.length;
    const integral = open.filter(({ value }) => value > 1 - EPSILON);
    for (const tried of integral.length ? [integral] : open.slice(0, TRIES).map((column) => [column])) {
      if (this.nodes-- <= 0) break;
      for (const { j, value } of tried)
        for (let n = Math.max(1, Math.floor(value + EPSILON)); n > 0; n--) this.take(j, taken);
      if (!this.optimise(() => this.lp.repair()) || !this.generate(ROUNDS_OF_A_NODE)) break;
      if (this.lp.value() <= target + EPSILON && this.diveFrom(target, taken)) return true;
      if (taken.length > this.deepest.length) this.deepest = [...taken];
      this.lp.goBack(before);
      taken.length = from;
    }
    return false;
  }

  /** Basic rows in use, those nearest to whole first. */
  private openColumns(): { j: number; value: number }[] {
    const open: { j: number; value: number; key: number }[] = [];
    const { basis, values } = this.lp;
    for (let r = 0; r < basis.length; r++) {
      const j = basis[r]!;
      if (j < 0 || this.rowOf[j] === null || values[r]! < EPSILON) continue;
      open.push({ j, value: values[r]!, key: values[r]! + this.random() * BLUR });
    }
    return open.sort((a, b) => b.key - a.key || a.j - b.j);
  }

  /**
   * Settles one row: its products are covered, a place of its depth is needed. More of a kind than there is does no
   * harm.
   */
  private take(j: number, taken: SkylineRow[]): void {
    for (const [row, amount] of this.lp.column(j))
      this.lp.lower(row, row < this.kinds ? Math.min(amount, this.lp.demandOf(row)) : amount);
    taken.push(this.rowOf[j]!);
  }

  /** Simplex and new fillings in turn, until neither finds anything. */
  private optimise(first: () => boolean): boolean {
    if (!first()) return false;
    while (this.addBestFilling()) if (!this.lp.solve()) return false;
    return true;
  }

  /**
   * Generates rows of products not yet covered that the duals call worth more than their place, until none is found.
   */
  private generate(rounds: number): boolean {
    const sorted = this.uncovered();
    const count = sorted[0]!.length;
    for (let round = 0; round < rounds && count; round++) {
      const worth = Float64Array.from(this.problem.kindOf, (kind) => this.lp.duals[kind]!);
      let found = 0;
      for (let n = 0; n < ROWS_A_PRODUCT * count; n++) {
        if (!this.budget.spend(Math.ceil(count / PRODUCTS_A_STEP))) return false;
        found += this.generateRow(worth, sorted[n % sorted.length]!);
      }
      if (!this.optimise(() => this.lp.solve())) return false;
      if (!found) break;
    }
    return true;
  }

  /** Products that no settled row covers, in the four orders of insertion. */
  private uncovered(): number[][] {
    const left = Int32Array.from({ length: this.kinds }, (_, kind) => Math.round(this.lp.demandOf(kind)));
    const isLeft = Uint8Array.from(this.problem.kindOf, (kind) => (left[kind]!-- > 0 ? 1 : 0));
    return this.sorted.map((list) => list.filter((i) => isLeft[i]));
  }

  /** One row as deep as a product that chance chooses; answers how many rows came of it. */
  private generateRow(worth: Float64Array, sorted: readonly number[]): number {
    const { problem, random } = this;
    const seed = sorted[below(random, sorted.length)]!;
    const depth = problem.depthMm[seed]!;
    const others = sorted.filter((i) => i !== seed && worth[i]! > 0 && problem.depthMm[i]! <= depth);
    const place = this.lp.duals[this.kinds + this.depths.indexOf(depth)]!;
    const unit = Math.max(EPSILON, place) * (1 + PLACE_NOISE * random());
    const row = this.builder.fillOne(
      Int32Array.of(seed, ...others),
      others.length + 1,
      ROW_NOISE * random(),
      worth,
      unit,
    );
    let gain = -place;
    for (let k = 0; k < row.itemCount; k++) gain += worth[row.product(k)]!;
    if (gain > EPSILON) this.pool.add([row], 0);
    this.builder.release(row);
    return this.addPooled();
  }

  /** Columns for new rows of the pool; answers their number. */
  private addPooled(): number {
    const { rows } = this.pool;
    const from = this.pooled;
    while (this.pooled < rows.length) this.addRow(rows[this.pooled++]!);
    return rows.length - from;
  }

  private addRow(row: SkylineRow): void {
    const counts = new Map<number, number>();
    for (let k = 0; k < row.itemCount; k++) {
      const kind = this.problem.kindOf[row.product(k)]!;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    this.lp.add(0, [...counts.keys(), this.kinds + this.depths.indexOf(row.depthMm)], [...counts.values(), -1]);
    this.rowOf.push(row);
  }

  private addFilling(rows: number[], amounts: number[]): void {
    this.lp.add(1, rows, amounts);
    this.rowOf.push(null);
  }

  /** Adds the filling of a pallet that is worth most, if it is worth more than a pallet. */
  private addBestFilling(): boolean {
    const { widthMm } = this.limits;
    const best = new Float64Array(widthMm + 1);
    const by = new Int32Array(widthMm + 1).fill(-1);
    for (let mm = 1; mm <= widthMm; mm++) {
      best[mm] = best[mm - 1]!;
      for (let d = 0; d < this.depths.length && this.depths[d]! <= mm; d++) {
        const worth = best[mm - this.depths[d]!]! + this.lp.duals[this.kinds + d]!;
        if (worth <= best[mm]! + EPSILON / 100) continue;
        best[mm] = worth;
        by[mm] = d;
      }
    }
    if (best[widthMm]! <= 1 + EPSILON) return false;
    const counts = new Map<number, number>();
    for (let mm = widthMm; mm > 0;) {
      const d = by[mm]!;
      mm -= d < 0 ? 1 : this.depths[d]!;
      if (d >= 0) counts.set(this.kinds + d, (counts.get(this.kinds + d) ?? 0) + 1);
    }
    this.addFilling([...counts.keys()], [...counts.values()]);
    return true;
  }
}
