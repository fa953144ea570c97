import { BasisInverse } from './basis-inverse';
import { cheapestColumns, columnForLeaving, COST_EPSILON, PIVOT_EPSILON } from './entering-column';
import { ThinColumns } from './thin-columns';

/** Rounding of a value. */
const VALUE_EPSILON = 1e-9;

/** Pivots after which inverse, duals and values are computed afresh. */
const REFRESH_EVERY = 100;

/** Pivots of one repair, a row; more means that it goes round in circles. */
const REPAIR_PIVOTS_A_ROW = 6;

/** Numbers that a pivot reads in the time of one step of the row search. */
export const NUMBERS_A_STEP = 2400;

/** Marks an artificial column in a basis. */
const ARTIFICIAL = -(1 << 30);

/** What a dive needs to go back: the basis with its inverse. */
export interface CoveringState {
  readonly inverse: Float64Array;
  readonly basis: Int32Array;
  readonly demand: Float64Array;
}

/**
 * Least cost of columns, in any fractions, that cover a demand: min c·x, A·x ≥ b, x ≥ 0. Revised simplex on a dense
 * inverse (Dantzig 1953), for some hundreds of rows and some ten thousand thin columns. Starts from artificial columns,
 * one a row, of a cost that the caller names: more than a unit of any row is worth.
 */
export class CoveringLp {
  readonly duals: Float64Array;
  /** Value of the basic column of every row. */
  readonly values: Float64Array;
  /** Column that is basic in a row; -1 - r the surplus of row r; ARTIFICIAL an artificial one. */
  readonly basis: Int32Array;
  pivots = 0;
  private readonly demand: Float64Array;
  private readonly basisInverse: BasisInverse;
  private readonly columns = new ThinColumns();
  private readonly direction: Float64Array;

  /** `step` is called before every pivot with how many numbers it reads; false ends the work. */
  constructor(
    demand: ArrayLike<number>,
    private readonly artificialCost: number,
    private readonly step: (numbers: number) => boolean,
  ) {
    const m = demand.length;
    this.demand = Float64Array.from(demand);
    this.basisInverse = new BasisInverse(m);
    this.basis = new Int32Array(m).fill(ARTIFICIAL);
    this.values = Float64Array.from(demand);
    this.duals = new Float64Array(m).fill(artificialCost);
    this.direction = new Float64Array(m);
  }

  /** A column by its non-zero amounts; answers its number. */
  add(cost: number, rows: ArrayLike<number>, amounts: ArrayLike<number>): number {
    return this.columns.add(cost, rows, amounts);
  }

  /** Rows and amounts of a column. */
  column(j: number): [row: number, amount: number][] {
    return this.columns.entries(j);
  }

  value(): number {
    let sum = 0;
    for (let r = 0; r < this.values.length; r++) sum += this.costOf(this.basis[r]!) * this.values[r]!;
    return sum;
  }

  /** Cost of a column less what the duals pay for it. */
  reducedCost(j: number): number {
    return this.columns.reducedCost(j, this.duals);
  }

  /** Primal simplex to the optimum over the columns there are; false when it was stopped. */
  solve(): boolean {
    for (;;) {
      const candidates = cheapestColumns(this.columns, this.duals);
      if (!candidates.length) return true;
      for (;;) {
        let best = -1;
        let least = -COST_EPSILON;
        for (let n = 0; n < candidates.length; n++) {
          const cost = this.costOfEntering(candidates[n]!);
          if (cost < least) {
            least = cost;
            best = n;
          }
        }
        if (best < 0) break;
        if (!this.step(this.numbers()) || !this.enter(candidates[best]!)) return false;
        candidates.splice(best, 1);
      }
    }
  }

  /** Changes the demand of a row; `repair` makes the values right again. */
  lower(row: number, by: number): void {
    this.demand[row]! -= by;
  }

  demandOf(row: number): number {
    return this.demand[row]!;
  }

  /** Dual simplex after the demand has changed; false when it was stopped or the rest cannot be covered. */
  repair(): boolean {
    this.findValues();
    const m = this.values.length;
    for (let n = 0; n < REPAIR_PIVOTS_A_ROW * m; n++) {
      let row = -1;
      let least = -VALUE_EPSILON;
      for (let r = 0; r < m; r++) {
        if (this.values[r]! >= least) continue;
        least = this.values[r]!;
        row = r;
      }
      if (row < 0) return true;
      if (!this.step(this.numbers())) return false;
      const entering = columnForLeaving(this.columns, this.duals, this.inverse, row);
      if (entering === null) return false;
      this.findDirection(entering);
      this.pivot(row, entering);
    }
    return false;
  }

  state(): CoveringState {
    return { inverse: this.inverse.slice(), basis: this.basis.slice(), demand: this.demand.slice() };
  }

  /** Back to a state of before. */
  goBack(state: CoveringState): void {
    this.inverse.set(state.inverse);
    this.basis.set(state.basis);
    this.demand.set(state.demand);
    this.findDuals();
    this.findValues();
  }

  private get inverse(): Float64Array {
    return this.basisInverse.numbers;
  }

  private numbers(): number {
    return this.inverse.length + this.columns.rows.length;
  }

  private costOf(j: number): number {
    return j >= 0 ? this.columns.costs[j]! : j === ARTIFICIAL ? this.artificialCost : 0;
  }

  private costOfEntering(j: number): number {
    return j >= 0 ? this.reducedCost(j) : this.duals[-1 - j]!;
  }

  private enter(j: number): boolean {
    this.findDirection(j);
    const { direction, values } = this;
    let row = -1;
    let ratio = Number.POSITIVE_INFINITY;
    for (let r = 0; r < values.length; r++) {
      if (direction[r]! <= PIVOT_EPSILON) continue;
      const t = values[r]! / direction[r]!;
      if (t > ratio + VALUE_EPSILON || (row >= 0 && t > ratio - VALUE_EPSILON && direction[r]! <= direction[row]!))
        continue;
      ratio = t;
      row = r;
    }
    if (row < 0) return false;
    this.pivot(row, j);
    return true;
  }

  /** B⁻¹ times the entering column. */
  private findDirection(j: number): void {
    const { direction, basisInverse, columns } = this;
    if (j < 0) basisInverse.times([-1 - j], [-1], 0, 1, direction);
    else basisInverse.times(columns.rows, columns.amounts, columns.starts[j]!, columns.starts[j + 1]!, direction);
  }

  private pivot(row: number, j: number): void {
    const { direction, inverse, values, duals } = this;
    const m = direction.length;
    const reduced = this.costOfEntering(j);
    this.basisInverse.pivot(row, direction);
    const value = values[row]! / direction[row]!;
    for (let r = 0; r < m; r++) {
      if (r === row || direction[r] === 0) continue;
      const left = values[r]! - direction[r]! * value;
      values[r] = left < 0 && left > -VALUE_EPSILON ? 0 : left;
    }
    values[row] = value;
    this.basis[row] = j;
    if (++this.pivots % REFRESH_EVERY === 0) this.refresh();
    else for (let k = 0; k < m; k++) duals[k]! += reduced * inverse[row * m + k]!;
  }

  private refresh(): void {
    const m = this.basis.length;
    this.basisInverse.compute((matrix) =>
      this.basis.forEach((j, p) => {
        if (j === ARTIFICIAL) matrix[p * m + p] = 1;
        else if (j < 0) matrix[(-1 - j) * m + p] = -1;
        else for (const [row, amount] of this.column(j)) matrix[row * m + p]! += amount;
      }),
    );
    this.findDuals();
    this.findValues();
  }

  private findDuals(): void {
    this.basisInverse.timesFromLeft((row) => this.costOf(this.basis[row]!), this.duals);
  }

  private findValues(): void {
    this.basisInverse.timesFull(this.demand, VALUE_EPSILON, this.values);
  }
}
