import type { Budget } from '../search/budget';
import { below, type Random } from '../search/random';
import { addRow, emptiest, FleetInserter, withoutRows, type FleetPallet } from './fleet';
import { massLimitKg, type PackProblem } from './pack-problem';
import { RowChooser } from './choose-rows';
import { FleetScorer } from './fleet-scorer';
import { RowBuilder } from './row-builder';
import { arrange } from './row-search';
import type { SkylineRow } from './skyline-row';

/** How often removed products come back as whole rows, and the blur of the rows then. */
const WHOLE_ROWS_CHANCE = 0.5;
const ROW_NOISE = 0.15;

/** How often, with sets, a pallet's rows are built again instead of products changing pallets. */
const INSIDE_CHANCE = 0.2;

/** A pallet list without holes, and products that found no place. */
interface Fleet {
  pallets: FleetPallet[];
  absent: number[];
}

/**
 * One pallet fewer as long as the budget lasts: the emptiest is dissolved and its products are worked into the others.
 */
export class FleetSearch {
  private readonly inserter: FleetInserter;
  private readonly scorer: FleetScorer;
  private readonly builder: RowBuilder;
  private readonly list: Int32Array;
  private readonly chooser: RowChooser;

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.inserter = new FleetInserter(problem, random);
    this.scorer = new FleetScorer(problem);
    this.builder = new RowBuilder(problem, random, problem.roomLengthMm, massLimitKg(problem, problem.roomLengthMm));
    this.list = new Int32Array(problem.count);
    this.chooser = new RowChooser(problem);
  }

  /**
   * Fewer pallets, down to `lowest`; open pallets (with a key) are never dissolved. Calls `onBest` for every
   * improvement.
   */
  reduce(
    start: readonly FleetPallet[],
    lowest: number,
    untilShare: number,
    onBest: (pallets: FleetPallet[]) => void,
  ): FleetPallet[] {
    let best = [...start];
    while (best.length > lowest) {
      const weakest = emptiest(best);
      if (weakest < 0) break;
      const fleet: Fleet = { pallets: best.filter((_, p) => p !== weakest), absent: productsOf(best[weakest]!) };
      if (!fleet.pallets.length || !this.repair(fleet, untilShare, Number.POSITIVE_INFINITY)) break;
      best = fleet.pallets;
      onBest(best);
    }
    return best;
  }

  /**
   * Works the absent products into the fleet; true when all found a place within the share of the budget and the number
   * of steps.
   */
  repair(fleet: Fleet, untilShare: number, maxSteps: number): boolean {
    const from = this.budget.used();
    let loss = this.scorer.loss(fleet.absent);
    for (let n = 0; fleet.absent.length && n < maxSteps && this.budget.step(untilShare); n++) {
      const share = Number.isFinite(maxSteps)
        ? n / maxSteps
        : (this.budget.used() - from) / Math.max(1e-9, untilShare - from);
      const temperature = 0.02 * 0.01 ** Math.min(1, share);
      const chosen = this.choose(fleet.pallets.length);
      const trial: FleetPallet[] = [];
      let before = 0;
      let count = 0;
      for (const i of fleet.absent) this.list[count++] = i;
      const inside = this.problem.hasSets && !Number.isFinite(maxSteps) && this.random() < INSIDE_CHANCE;
      if (inside) chosen.length = 1;
      for (const p of chosen) {
        const old = fleet.pallets[p]!;
        before += this.scorer.spread([old]);
        if (inside) {
          trial.push(this.rebuilt(old, count));
          break;
        }
        const { pallet, removed } = this.ruin(old);
        for (const i of removed) this.list[count++] = i;
        trial.push(pallet);
      }
      this.inserter.share();
      const wholeRows = !this.problem.hasSets && this.random() < WHOLE_ROWS_CHANCE;
      const absent = this.recreate(trial, wholeRows ? this.placeRows(trial, count) : count);
      const newLoss = this.scorer.loss(absent);
      const change = (newLoss - loss) * 0.15 + this.scorer.spread(trial) - before;
      for (const i of absent) this.scorer.weight[i]! += 0.003;
      const accepted =
        !absent.length || newLoss < loss - 1e-9 || change < -temperature * Math.log(this.random() + 1e-12);
      if (!accepted) continue;
      chosen.forEach((p, k) => (fleet.pallets[p] = trial[k]!));
      fleet.absent = absent;
      loss = this.scorer.loss(absent);
    }
    return fleet.absent.length === 0;
  }

  private choose(count: number): number[] {
    const wanted = Math.min(count, 1 + below(this.random, 3));
    const chosen: number[] = [];
    while (chosen.length < wanted) {
      const p = below(this.random, count);
      if (!chosen.includes(p)) chosen.push(p);
    }
    return chosen;
  }

  /** One to five rows of a pallet, poorly filled ones rather than full ones. */
  private leavingRows(pallet: FleetPallet): Set<SkylineRow> {
    const leaving = new Set<SkylineRow>();
    const wanted = Math.min(pallet.rows.length, 1 + below(this.random, 5));
    for (let q = 0; q < wanted; q++) {
      let row = pallet.rows[below(this.random, pallet.rows.length)]!;
      if (this.random() < 0.5) {
        const other = pallet.rows[below(this.random, pallet.rows.length)]!;
        if (other.faceMm2 < row.faceMm2) row = other;
      }
      leaving.add(row);
    }
    return leaving;
  }

  /** Takes some rows off a pallet; sets leave whole. */
  private ruin(pallet: FleetPallet): { pallet: FleetPallet; removed: number[] } {
    const leaving = this.leavingRows(pallet);
    if (this.problem.hasSets) this.closeOverSets(pallet, leaving);
    return withoutRows(this.problem, pallet, (row) => leaving.has(row));
  }

  /**
   * A pallet with some of its rows built again of the same products, so that no set is torn; as it was where they do
   * not fit. The list is used from `from` on.
   */
  private rebuilt(old: FleetPallet, from: number): FleetPallet {
    const { problem, builder } = this;
    const leaving = this.leavingRows(old);
    const { pallet, removed } = withoutRows(problem, old, (row) => leaving.has(row));
    const list = this.list.subarray(from);
    list.set(removed);
    arrange(problem, list, removed.length, this.random);
    builder.roomLengthMm = old.roomLengthMm;
    const rows = builder.fillRows(list, removed.length, ROW_NOISE);
    const depthMm = rows.reduce((sum, row) => sum + row.depthMm, pallet.depthMm);
    if (depthMm > problem.roomWidthMm) {
      builder.releaseAll(rows);
      return { ...old, rows: [...old.rows] };
    }
    for (const row of rows) addRow(problem, pallet, row);
    return pallet;
  }

  private closeOverSets(pallet: FleetPallet, leaving: Set<SkylineRow>): void {
    const units = new Set<number>();
    for (let grew = true; grew;) {
      grew = false;
      for (const row of leaving)
        for (let k = 0; k < row.itemCount; k++) units.add(this.problem.unitOf[row.product(k)]!);
      for (const row of pallet.rows) {
        if (leaving.has(row)) continue;
        for (let k = 0; k < row.itemCount; k++) {
          if (!units.has(this.problem.unitOf[row.product(k)]!)) continue;
          leaving.add(row);
          grew = true;
          break;
        }
      }
    }
  }

  /**
   * Builds rows of the first `count` products and puts the most valuable choice of them onto the pallets; answers how
   * many products are left in the list.
   */
  private placeRows(pallets: FleetPallet[], count: number): number {
    const { problem, builder, list, random } = this;
    arrange(problem, list, count, random);
    builder.roomLengthMm = pallets[below(random, pallets.length)]!.roomLengthMm;
    let fitting = 0;
    const tooLong: number[] = [];
    for (let n = 0; n < count; n++) {
      if (this.fitsLength(list[n]!, builder.roomLengthMm)) list[fitting++] = list[n]!;
      else tooLong.push(list[n]!);
    }
    let rows = builder.fillRows(list, fitting, ROW_NOISE);
    for (const pallet of pallets) {
      if (pallet.roomLengthMm < builder.roomLengthMm) continue;
      const freeMassKg = massLimitKg(problem, pallet.roomLengthMm) - pallet.massKg;
      const chosen = this.chooser.choose(rows, problem.roomWidthMm - pallet.depthMm, freeMassKg);
      for (const row of chosen) addRow(problem, pallet, row);
      rows = rows.filter((row) => !chosen.includes(row));
    }
    let left = 0;
    for (const i of tooLong) list[left++] = i;
    for (const row of rows) for (let k = 0; k < row.itemCount; k++) list[left++] = row.product(k);
    builder.releaseAll(rows);
    return left;
  }

  private fitsLength(i: number, roomLengthMm: number): boolean {
    const { turns, lengthMm } = this.problem;
    return [0, 1].some((turn) => (turns[i]! & (1 << turn)) !== 0 && lengthMm[2 * i + turn]! <= roomLengthMm);
  }

  /** Inserts the first `count` products of the list, whole units at a time; answers those that found no place. */
  private recreate(pallets: FleetPallet[], count: number): number[] {
    arrange(this.problem, this.list, count, this.random);
    const absent: number[] = [];
    const done = this.problem.hasSets ? new Set<number>() : null;
    for (let n = 0; n < count; n++) {
      const unit = this.problem.unitOf[this.list[n]!]!;
      if (done?.has(unit)) continue;
      done?.add(unit);
      if (!this.inserter.insert(pallets, this.problem.units[unit]!, 0.03)) absent.push(...this.problem.units[unit]!);
    }
    return absent;
  }
}

/** Products of a pallet that the search put there. */
export function productsOf(pallet: FleetPallet): number[] {
  return pallet.rows.flatMap((row) => Array.from({ length: row.itemCount }, (_, k) => row.product(k)));
}
