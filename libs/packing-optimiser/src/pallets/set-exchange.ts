import { below, type Random } from '../search/random';
import { isBig, type PackProblem } from './pack-problem';
import type { RowBuilder } from './row-builder';
import { RowMemory } from './row-memory';
import type { SetPallet } from './set-choice';
import type { SetCosts } from './set-costs';
import type { SkylineRow } from './skyline-row';
import { Side } from './exchange-side';

/**
 * How often a set only goes to another pallet and none comes back; how far the volumes of two sets that change places
 * may differ, in mm of a row's depth.
 */
const MOVE_CHANCE = 0.15;
const DIFFERENCE_MM = 30;

/**
 * How often a row is chosen by chance rather than by how little room is left, and what a millimetre of other depth is
 * compared with, in faces of the room.
 */
const CHANCE = 0.5;
const DEPTH_WEIGHT = 0.03;

/** Not counted yet. */
const UNKNOWN = 2;

/**
 * Sets (and single products) change places with those of another pallet: their products go into rows where they fit
 * beside what stands there, and no other product leaves its row. What a row takes is remembered, so that an exchange is
 * judged in some microseconds and sets change pallets far more often than by rows that are taken apart and filled
 * again.
 */
export class SetExchange {
  private readonly roomFaceMm2: number;
  private readonly memory: RowMemory;
  /** By product: its row. By unit: its pallet, volume in mm of a row's depth, mass, products from large to small. */
  private readonly rowOf: SkylineRow[] = [];
  private readonly palletOf: SetPallet[] = [];
  private readonly volumeMm: Float64Array;
  private readonly massKg: Float64Array;
  private readonly bySize: readonly Int32Array[];
  /** By product: whether a row holds no second one like it, its face without spacing. */
  private readonly isBig: Uint8Array;
  private readonly faceMm2: Float64Array;
  /**
   * By row of the pallet at hand: face that is free, big products in it, place among the rows that change (-1 for
   * none).
   */
  private readonly free: Float64Array;
  private readonly bigs: Uint8Array;
  private readonly changed: Int32Array;
  private readonly here = new Side();
  private readonly there = new Side();

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
    private readonly builder: RowBuilder,
    private readonly costs: SetCosts,
    private readonly maxMassKg: number,
  ) {
    const { units, products, faceMm2, depthMm, massKg, count } = problem;
    this.roomFaceMm2 = problem.roomLengthMm * problem.roomHeightMm;
    this.memory = new RowMemory(problem, random, builder);
    const summed = (unit: Int32Array, of: (i: number) => number) => unit.reduce((sum, i) => sum + of(i), 0);
    this.volumeMm = Float64Array.from(units, (unit) =>
      summed(unit, (i) => (faceMm2[i]! * depthMm[i]!) / this.roomFaceMm2),
    );
    this.massKg = Float64Array.from(units, (unit) => summed(unit, (i) => massKg[i]!));
    this.bySize = units.map((unit) => unit.slice().sort((i, j) => faceMm2[j]! - faceMm2[i]! || i - j));
    this.isBig = Uint8Array.from(products, (_, i) => (isBig(problem, i) ? 1 : 0));
    this.faceMm2 = Float64Array.from(products, (p) => p.widthMm * p.heightMm);
    this.free = new Float64Array(count);
    this.bigs = new Uint8Array(count);
    this.changed = new Int32Array(count);
  }

  /** Says that a row stands on a pallet now. */
  note(pallet: SetPallet, row: SkylineRow): void {
    for (let k = 0; k < row.itemCount; k++) {
      const i = row.product(k);
      this.rowOf[i] = row;
      this.palletOf[this.problem.unitOf[i]!] = pallet;
    }
  }

  /** Tries one exchange that chance gives; true when it emptied a pallet. */
  attempt(temperature: number): boolean {
    const { random, massKg, volumeMm, palletOf, here, there } = this;
    const count = this.problem.units.length;
    const x = below(random, count);
    const other = below(random, count);
    const y = random() < MOVE_CHANCE ? -1 : other;
    // a set that no pallet holds is on none
    const [first, second] = [palletOf[x], palletOf[other]];
    if (!first || !second || first === second || (y >= 0 && Math.abs(volumeMm[x]! - volumeMm[y]!) > DIFFERENCE_MM))
      return false;
    const moreMm = volumeMm[x]! - (y < 0 ? 0 : volumeMm[y]!);
    const moreKg = massKg[x]! - (y < 0 ? 0 : massKg[y]!);
    if (first.massKg - moreKg > this.maxMassKg || second.massKg + moreKg > this.maxMassKg) return false;
    if (!this.change(there, second, y, x) || !this.change(here, first, x, y)) return false;
    const costMore = here.costMore + there.costMore - this.gathered(first, -moreMm) - this.gathered(second, moreMm);
    if (costMore >= -temperature * Math.log(random() + 1e-12)) return false;
    if (!this.makeRows(here) || !this.makeRows(there)) {
      this.giveBack(here);
      this.giveBack(there);
      return false;
    }
    this.finalise(here, first, -moreKg, -moreMm);
    this.finalise(there, second, moreKg, moreMm);
    return !first.rows.length || !second.rows.length;
  }

  /** What it gains that a pallet holds so much more. */
  private gathered(pallet: SetPallet, moreMm: number): number {
    return this.costs.gainOfVolume(pallet.volumeMm + moreMm) - this.costs.gainOfVolume(pallet.volumeMm);
  }

  /**
   * The rows of a pallet that a unit leaves and another one joins (-1 for none), and what that costs; false when there
   * is no room.
   */
  private change(side: Side, pallet: SetPallet, leaving: number, joining: number): boolean {
    const { problem, free, bigs, changed, roomFaceMm2 } = this;
    const { rows } = pallet;
    side.rows.length = 0;
    side.items.length = 0;
    side.made.length = 0;
    for (let r = 0; r < rows.length; r++) {
      free[r] = roomFaceMm2 - rows[r]!.faceMm2;
      bigs[r] = UNKNOWN;
      changed[r] = -1;
    }
    if (leaving >= 0) {
      for (const i of problem.units[leaving]!) {
        const r = rows.indexOf(this.rowOf[i]!);
        free[r]! += problem.faceMm2[i]!;
        changed[r] = side.begin(rows[r]!, problem.unitOf, leaving);
      }
    }
    if (joining >= 0) {
      for (const i of this.bySize[joining]!) {
        const r = this.rowFor(side, pallet, i, leaving);
        if (r < 0) return false;
        free[r]! -= problem.faceMm2[i]!;
        if (this.isBig[i]) bigs[r] = 1;
        changed[r] = side.begin(rows[r]!, problem.unitOf, leaving);
        side.items[changed[r]!]!.push(i);
      }
    }
    return this.weigh(side, pallet);
  }

  /** The row that takes a product, -1 for none: the one with the least room left, sometimes another. */
  private rowFor(side: Side, pallet: SetPallet, i: number, leaving: number): number {
    const { problem, random, free, bigs, changed, memory, roomFaceMm2 } = this;
    const { rows } = pallet;
    const faceMm2 = this.faceMm2[i]!;
    const depthMm = problem.depthMm[i]!;
    const roomMm = problem.roomWidthMm - pallet.depthMm;
    const isBig = this.isBig[i] === 1;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let r = 0; r < rows.length; r++) {
      if (free[r]! < faceMm2) continue;
      const row = rows[r]!;
      if (isBig) {
        if (bigs[r] === UNKNOWN) bigs[r] = this.countBigs(row, leaving);
        if (bigs[r]! > 0) continue;
      }
      const deeper = depthMm - row.depthMm;
      if (deeper > roomMm) continue;
      let score = free[r]! - faceMm2 + roomFaceMm2 * DEPTH_WEIGHT * Math.abs(deeper);
      if (random() < CHANCE) score += (random() * roomFaceMm2) / 2;
      if (score >= least || !memory.takes(changed[r]! < 0 ? row : side.items[changed[r]!]!, i)) continue;
      least = score;
      best = r;
    }
    return best;
  }

  private countBigs(row: SkylineRow, leaving: number): number {
    let count = 0;
    for (let k = 0; k < row.itemCount; k++) {
      const i = row.product(k);
      if (this.isBig[i] && this.problem.unitOf[i] !== leaving) count++;
    }
    return count;
  }

  /** Finds what a side costs more; false when its rows are too deep. */
  private weigh(side: Side, pallet: SetPallet): boolean {
    const { problem, costs } = this;
    let { depthMm } = pallet;
    let more = 0;
    for (let q = 0; q < side.rows.length; q++) {
      const row = side.rows[q]!;
      let deepest = 0;
      let worthMm = 0;
      for (const i of side.items[q]!) {
        worthMm += costs.worth.worthOfProduct(i);
        if (problem.depthMm[i]! > deepest) deepest = problem.depthMm[i]!;
      }
      depthMm += deepest - row.depthMm;
      more -= costs.costOfRow(row.depthMm, costs.worth.fillOf(row));
      if (deepest > 0) more += costs.costOfRow(deepest, worthMm / deepest);
    }
    side.depthMm = depthMm;
    side.costMore = more + costs.gainOf(pallet.depthMm) - costs.gainOf(depthMm);
    return depthMm <= problem.roomWidthMm;
  }

  private makeRows(side: Side): boolean {
    for (const items of side.items) {
      const row = items.length ? this.memory.pack(items) : null;
      if (items.length && !row) return false;
      side.made.push(row);
    }
    return true;
  }

  private giveBack(side: Side): void {
    for (const row of side.made) if (row) this.builder.release(row);
  }

  private finalise(side: Side, pallet: SetPallet, moreKg: number, moreMm: number): void {
    side.rows.forEach((old, q) => {
      const row = side.made[q]!;
      const at = pallet.rows.indexOf(old);
      if (row) {
        pallet.rows[at] = row;
        this.note(pallet, row);
      } else pallet.rows.splice(at, 1);
      this.builder.release(old);
    });
    pallet.depthMm = side.depthMm;
    pallet.massKg += moreKg;
    pallet.volumeMm += moreMm;
    pallet.rowCost = this.costs.rowCost(pallet.rows);
  }
}
