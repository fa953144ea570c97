import type { Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import { removeAt } from './product-list';
import { SkylineRow } from './skyline-row';
import { spotWeights, type Spot } from './skyline-spot';

/** What a product that fills the whole face gains in the choice of the next product. */
const LARGE_FACE_BONUS = 3;

/** Fills fresh rows with products by best fit; rows come from a pool, so that a step allocates next to nothing. */
export class RowBuilder {
  private readonly pool: SkylineRow[] = [];
  /** Faces without spacing, so that nothing is excluded too early. */
  private readonly smallestFaceMm2: Float64Array;
  /** What each product and turn leaves over in rooms of one length; below 0 where it was not asked for. */
  private readonly restOf: Float64Array;
  private wasteIn = -1;
  private readonly spot: Spot = { cost: 0, segment: 0, turn: 0, zMm: 0 };
  private readonly best: Spot = { cost: 0, segment: 0, turn: 0, zMm: 0 };

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
    /** Padded length that rows may use. */
    public roomLengthMm: number,
    private readonly maxMassKg: number,
  ) {
    this.restOf = new Float64Array(2 * problem.count);
    this.smallestFaceMm2 = Float64Array.from(problem.products, (p) => p.widthMm * p.heightMm);
  }

  /** Rows over the first `count` products of the list, in its order. `noise` blurs the choice of the place. */
  build(list: Int32Array, count: number, noise: number): SkylineRow[] {
    const rows: SkylineRow[] = [];
    for (let n = 0; n < count; n++) {
      const i = list[n]!;
      const row = this.bestRow(rows, i, noise);
      if (row) row.place(this.problem, i, this.best.segment, this.best.turn, this.best.zMm);
      else rows.push(this.opened(i));
    }
    return rows;
  }

  /**
   * The row with the best place for product i, which is left in `best`; null where there is none. A function of its own
   * is fast sooner.
   */
  private bestRow(rows: readonly SkylineRow[], i: number, noise: number): SkylineRow | null {
    const { problem, spot, best, roomLengthMm, maxMassKg } = this;
    const mostFace = roomLengthMm * problem.roomHeightMm - this.smallestFaceMm2[i]!;
    const massKg = problem.massKg[i]!;
    best.cost = Number.POSITIVE_INFINITY;
    let bestRow: SkylineRow | null = null;
    for (let r = 0; r < rows.length; r++) {
      const row = rows[r]!;
      if (row.faceMm2 > mostFace || row.massKg + massKg > maxMassKg) continue;
      const blur = noise > 0 ? this.random() * noise : 0;
      spot.cost = best.cost - blur;
      if (!row.findSpot(problem, i, roomLengthMm, spotWeights, spot)) continue;
      best.cost = spot.cost + blur;
      best.segment = spot.segment;
      best.turn = spot.turn;
      best.zMm = spot.zMm;
      bestRow = row;
    }
    return bestRow;
  }

  /**
   * Rows one after the other, each begun with the first product left and filled with whatever fits it best, larger
   * faces before smaller. Slower than `build` and better: the choice is over products as well as places. Rows on
   * `bases` come first.
   */
  fillRows(
    list: Int32Array,
    count: number,
    noise: number,
    isHopeless?: (rows: readonly SkylineRow[], left: number) => boolean,
    bases: readonly SkylineRow[] = [],
  ): SkylineRow[] {
    const { problem } = this;
    const rows: SkylineRow[] = [];
    const roomFace = this.roomLengthMm * problem.roomHeightMm;
    let left = count;
    for (const base of bases) {
      const row = this.pool.pop() ?? new SkylineRow();
      row.begin(base);
      rows.push(row);
      left = this.fillBase(row, base, list, left, noise, roomFace);
    }
    while (left > 0) {
      if (isHopeless?.(rows, left)) break;
      const row = this.opened(list[0]!);
      rows.push(row);
      removeAt(list, 0, left--);
      left = this.fill(row, list, left, noise, problem.faceMm2, roomFace);
    }
    return rows;
  }

  /**
   * One row begun with the first product of the list, filled with what is worth most; `worth` of a product is measured
   * in `unit`.
   */
  fillOne(list: Int32Array, count: number, noise: number, worth: Float64Array, unit: number): SkylineRow {
    const row = this.opened(list[0]!);
    removeAt(list, 0, count);
    this.fill(row, list, count - 1, noise, worth, unit);
    return row;
  }

  /**
   * Fills what a base leaves free with products that are no deeper; those that are deeper go to the end of the list.
   * Answers how many are left.
   */
  private fillBase(
    row: SkylineRow,
    base: SkylineRow,
    list: Int32Array,
    count: number,
    noise: number,
    unit: number,
  ): number {
    const { problem } = this;
    const deeper: number[] = [];
    let fitting = 0;
    for (let n = 0; n < count; n++) {
      const i = list[n]!;
      if (problem.depthMm[i]! <= base.depthMm) list[fitting++] = i;
      else deeper.push(i);
    }
    const left = this.fill(row, list, fitting, noise, problem.faceMm2, unit, Math.min(this.maxMassKg, base.mostKg));
    deeper.forEach((i, n) => (list[left + n] = i));
    return left + deeper.length;
  }

  /** Fills a row from the first `left` products of the list and takes them out; answers how many are left. */
  private fill(
    row: SkylineRow,
    list: Int32Array,
    count: number,
    noise: number,
    worth: Float64Array,
    unit: number,
    maxMassKg = this.maxMassKg,
  ): number {
    const { problem, spot, best, random } = this;
    const roomFace = this.roomLengthMm * problem.roomHeightMm;
    for (let left = count; ; left--) {
      best.cost = Number.POSITIVE_INFINITY;
      let chosen = -1;
      let lastKind = -1;
      for (let n = 0; n < left; n++) {
        const i = list[n]!;
        // Sorted lists have equal products side by side; one of them is enough.
        if (problem.kindOf[i] === lastKind) continue;
        lastKind = problem.kindOf[i]!;
        if (row.faceMm2 + this.smallestFaceMm2[i]! > roomFace || row.massKg + problem.massKg[i]! > maxMassKg) continue;
        const bonus = (LARGE_FACE_BONUS * worth[i]!) / unit - random() * noise;
        spot.cost = best.cost + bonus;
        if (!row.findSpot(problem, i, this.roomLengthMm, spotWeights, spot)) continue;
        best.cost = spot.cost - bonus;
        best.segment = spot.segment;
        best.turn = spot.turn;
        best.zMm = spot.zMm;
        chosen = n;
      }
      if (chosen < 0) return left;
      row.place(problem, list[chosen]!, best.segment, best.turn, best.zMm);
      removeAt(list, chosen, left);
    }
  }

  /** Gives a row back that is not used any more. */
  release(row: SkylineRow): void {
    this.pool.push(row);
  }

  /** Gives rows back that are not used any more. */
  releaseAll(rows: readonly SkylineRow[]): void {
    for (const row of rows) this.pool.push(row);
  }

  /** A fresh row that starts with product i, turned so that length and height divide well. */
  private opened(i: number): SkylineRow {
    const { problem } = this;
    const row = this.pool.pop() ?? new SkylineRow();
    row.reset();
    const turns = problem.turns[i]!;
    const isUpright = (turns & 1) !== 0 && problem.lengthMm[2 * i]! <= this.roomLengthMm;
    const isFlipped = turns === 3 && problem.lengthMm[2 * i + 1]! <= this.roomLengthMm;
    const turn = isUpright && isFlipped ? (this.waste(i, 0) <= this.waste(i, 1) ? 0 : 1) : isUpright ? 0 : 1;
    row.place(problem, i, 0, turn, 0);
    return row;
  }

  /** What is left over of length and height when products of this turn fill them, with some chance. */
  private waste(i: number, turn: number): number {
    const { wasteIn, restOf } = this;
    if (wasteIn !== this.roomLengthMm) this.dropWaste();
    const at = 2 * i + turn;
    if (restOf[at]! < 0) {
      const { problem, roomLengthMm } = this;
      restOf[at] =
        (roomLengthMm % problem.lengthMm[at]!) / roomLengthMm +
        (problem.roomHeightMm % problem.heightMm[at]!) / problem.roomHeightMm;
    }
    return restOf[at]! + this.random() * 0.5;
  }

  private dropWaste(): void {
    this.wasteIn = this.roomLengthMm;
    this.restOf.fill(-1);
  }
}
