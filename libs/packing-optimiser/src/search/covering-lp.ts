/** Rounding of a reduced cost, a pivot and a value. */
const COST_EPSILON = 1e-7;
const PIVOT_EPSILON = 1e-9;
const VALUE_EPSILON = 1e-9;

/** Pivots after which the duals are computed afresh. */
const REFRESH_EVERY = 100;

/** Numbers that a pivot reads in the time of one step of the row search. */
export const NUMBERS_A_STEP = 2400;

/** Columns taken over from one look at all of them. */
const CANDIDATES = 24;

/** Marks an artificial column in a basis. */
const ARTIFICIAL = -(1 << 30);

/** What a dive needs to go back: the basis with its inverse. */
export interface CoveringState {
  readonly inverse: Float64Array;
  readonly basis: Int32Array;
  readonly demand: Float64Array;
}

/**
 * Least cost of columns, in any fractions, that cover a demand: min c·x, A·x ≥ b, x ≥ 0. Revised simplex on a dense inverse (Dantzig
 * 1953), for some hundreds of rows and some ten thousand thin columns. Starts from artificial columns, one a row, of a cost that the
 * caller names: more than a unit of any row is worth.
 */
export class CoveringLp {
  readonly duals: Float64Array;
  /** Value of the basic column of every row. */
  readonly values: Float64Array;
  /** Column that is basic in a row; -1 - r the surplus of row r; ARTIFICIAL an artificial one. */
  readonly basis: Int32Array;
  pivots = 0;
  private readonly demand: Float64Array;
  private readonly inverse: Float64Array;
  private readonly costs: number[] = [];
  private readonly starts: number[] = [0];
  private readonly rows: number[] = [];
  private readonly amounts: number[] = [];
  private readonly direction: Float64Array;

  /** `step` is asked before every pivot and told how many numbers it reads; false ends the work. */
  constructor(
    demand: ArrayLike<number>,
    private readonly artificialCost: number,
    private readonly step: (numbers: number) => boolean,
  ) {
    const m = demand.length;
    this.demand = Float64Array.from(demand);
    this.inverse = new Float64Array(m * m);
    for (let r = 0; r < m; r++) this.inverse[r * m + r] = 1;
    this.basis = new Int32Array(m).fill(ARTIFICIAL);
    this.values = Float64Array.from(demand);
    this.duals = new Float64Array(m).fill(artificialCost);
    this.direction = new Float64Array(m);
  }

  /** A column by its non-zero amounts; answers its number. */
  add(cost: number, rows: ArrayLike<number>, amounts: ArrayLike<number>): number {
    for (let q = 0; q < rows.length; q++) {
      this.rows.push(rows[q]!);
      this.amounts.push(amounts[q]!);
    }
    this.costs.push(cost);
    this.starts.push(this.rows.length);
    return this.costs.length - 1;
  }

  /** Rows and amounts of a column. */
  column(j: number): [row: number, amount: number][] {
    const entries: [number, number][] = [];
    for (let q = this.starts[j]!; q < this.starts[j + 1]!; q++) entries.push([this.rows[q]!, this.amounts[q]!]);
    return entries;
  }

  value(): number {
    let sum = 0;
    for (let r = 0; r < this.values.length; r++) sum += this.costOf(this.basis[r]!) * this.values[r]!;
    return sum;
  }

  /** Cost of a column less what the duals pay for it. */
  reducedCost(j: number): number {
    let cost = this.costs[j]!;
    for (let q = this.starts[j]!; q < this.starts[j + 1]!; q++) cost -= this.duals[this.rows[q]!]! * this.amounts[q]!;
    return cost;
  }

  /** Primal simplex to the optimum over the columns there are; false when it was stopped. */
  solve(): boolean {
    for (;;) {
      const candidates = this.bestColumns();
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
    for (;;) {
      let row = -1;
      let least = -VALUE_EPSILON;
      for (let r = 0; r < m; r++) {
        if (this.values[r]! >= least) continue;
        least = this.values[r]!;
        row = r;
      }
      if (row < 0) return true;
      if (!this.step(this.numbers())) return false;
      const entering = this.dualRatio(row);
      if (entering === null) return false;
      this.findDirection(entering);
      this.pivot(row, entering);
    }
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

  private numbers(): number {
    return this.inverse.length + this.rows.length;
  }

  private costOf(j: number): number {
    return j >= 0 ? this.costs[j]! : j === ARTIFICIAL ? this.artificialCost : 0;
  }

  private costOfEntering(j: number): number {
    return j >= 0 ? this.reducedCost(j) : this.duals[-1 - j]!;
  }

  /** Columns and surpluses of the least reduced cost. */
  private bestColumns(): number[] {
    const found: { j: number; cost: number }[] = [];
    let worst = -COST_EPSILON;
    const take = (j: number, cost: number) => {
      found.push({ j, cost });
      if (found.length < 4 * CANDIDATES) return;
      found.sort((a, b) => a.cost - b.cost || a.j - b.j);
      found.length = CANDIDATES;
      worst = found[CANDIDATES - 1]!.cost;
    };
    for (let r = 0; r < this.duals.length; r++) if (this.duals[r]! < worst) take(-1 - r, this.duals[r]!);
    for (let j = 0; j < this.costs.length; j++) {
      const cost = this.reducedCost(j);
      if (cost < worst) take(j, cost);
    }
    found.sort((a, b) => a.cost - b.cost || a.j - b.j);
    return found.slice(0, CANDIDATES).map(({ j }) => j);
  }

  private enter(j: number): boolean {
    this.findDirection(j);
    const { direction, values } = this;
    let row = -1;
    let ratio = Number.POSITIVE_INFINITY;
    for (let r = 0; r < values.length; r++) {
      if (direction[r]! <= PIVOT_EPSILON) continue;
      const t = values[r]! / direction[r]!;
      if (t > ratio + VALUE_EPSILON || (row >= 0 && t > ratio - VALUE_EPSILON && direction[r]! <= direction[row]!)) continue;
      ratio = t;
      row = r;
    }
    if (row < 0) return false;
    this.pivot(row, j);
    return true;
  }

  /** B⁻¹ times the entering column. */
  private findDirection(j: number): void {
    const { direction, inverse } = this;
    const m = direction.length;
    if (j < 0) {
      for (let r = 0; r < m; r++) direction[r] = -inverse[r * m + (-1 - j)]!;
      return;
    }
    const [from, to] = [this.starts[j]!, this.starts[j + 1]!];
    for (let r = 0; r < m; r++) {
      let sum = 0;
      for (let q = from; q < to; q++) sum += inverse[r * m + this.rows[q]!]! * this.amounts[q]!;
      direction[r] = sum;
    }
  }

  private pivot(row: number, j: number): void {
    const { direction, inverse, values, duals } = this;
    const m = direction.length;
    const reduced = this.costOfEntering(j);
    const by = 1 / direction[row]!;
    const at = row * m;
    for (let k = 0; k < m; k++) inverse[at + k]! *= by;
    const value = values[row]! * by;
    for (let r = 0; r < m; r++) {
      const factor = direction[r]!;
      if (r === row || factor === 0) continue;
      const o = r * m;
      for (let k = 0; k < m; k++) inverse[o + k]! -= factor * inverse[at + k]!;
      const left = values[r]! - factor * value;
      values[r] = left < 0 && left > -VALUE_EPSILON ? 0 : left;
    }
    values[row] = value;
    this.basis[row] = j;
    if (++this.pivots % REFRESH_EVERY === 0) this.findDuals();
    else for (let k = 0; k < m; k++) duals[k]! += reduced * inverse[at + k]!;
  }

  /** The column that keeps the duals feasible when the basic one of a row leaves downwards; null when there is none. */
  private dualRatio(row: number): number | null {
    const { inverse, duals } = this;
    const m = duals.length;
    const at = row * m;
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    let steepest = 0;
    const judge = (j: number, cost: number, slope: number) => {
      if (slope > -PIVOT_EPSILON) return;
      const ratio = Math.max(0, cost) / -slope;
      if (ratio > least + COST_EPSILON || (ratio > least - COST_EPSILON && -slope <= steepest)) return;
      least = Math.min(least, ratio);
      steepest = -slope;
      best = j;
    };
    for (let r = 0; r < m; r++) judge(-1 - r, duals[r]!, -inverse[at + r]!);
    for (let j = 0; j < this.costs.length; j++) {
      let slope = 0;
      let cost = this.costs[j]!;
      for (let q = this.starts[j]!; q < this.starts[j + 1]!; q++) {
        const r = this.rows[q]!;
        slope += inverse[at + r]! * this.amounts[q]!;
        cost -= duals[r]! * this.amounts[q]!;
      }
      judge(j, cost, slope);
    }
    return best;
  }

  private findDuals(): void {
    const { duals, inverse } = this;
    const m = duals.length;
    duals.fill(0);
    for (let r = 0; r < m; r++) {
      const cost = this.costOf(this.basis[r]!);
      if (cost !== 0) for (let k = 0; k < m; k++) duals[k]! += cost * inverse[r * m + k]!;
    }
  }

  private findValues(): void {
    const { demand, inverse, values } = this;
    const m = values.length;
    for (let r = 0; r < m; r++) {
      let sum = 0;
      for (let k = 0; k < m; k++) sum += inverse[r * m + k]! * demand[k]!;
      values[r] = Math.abs(sum) < VALUE_EPSILON ? 0 : sum;
    }
  }
}
