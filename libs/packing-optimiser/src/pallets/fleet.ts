import type { Random } from '../search/random';
import { massLimitKg, type PackProblem } from './pack-problem';
import { SkylineRow } from './skyline-row';
import { type Spot, type SpotWeights } from './skyline-spot';

/** A pallet during the search. Rows are shared between versions of a pallet and copied before they change. */
export interface FleetPallet {
  readonly rows: SkylineRow[];
  depthMm: number;
  massKg: number;
  volumeMm3: number;
  /** Longest padded room that rows of this pallet may use. */
  readonly roomLengthMm: number;
  /** Depth that rows may not use, 0 on a new pallet: fixed placements and the other bands of an open pallet. */
  readonly takenDepthMm: number;
  /** Where the rows begin, padded, from the back; 0 on a new pallet. */
  readonly startMm: number;
  readonly takenMassKg: number;
  /** Key of the open pallet, null for a new one. */
  readonly palletKey: string | null;
}

export const emptyPallet = (roomLengthMm: number): FleetPallet => ({
  rows: [],
  depthMm: 0,
  massKg: 0,
  volumeMm3: 0,
  roomLengthMm,
  takenDepthMm: 0,
  startMm: 0,
  takenMassKg: 0,
  palletKey: null,
});

/** A version of a pallet without some of its rows; of one that begins with what is fixed, that stays. */
export function withoutRows(
  problem: PackProblem,
  pallet: FleetPallet,
  leaves: (row: SkylineRow) => boolean,
): { pallet: FleetPallet; removed: number[] } {
  const kept: SkylineRow[] = [];
  const removed: number[] = [];
  let [depthMm, massKg, volumeMm3] = [pallet.takenDepthMm, pallet.takenMassKg, 0];
  for (const row of pallet.rows) {
    let stays: SkylineRow | null = row;
    if (leaves(row)) {
      for (let k = 0; k < row.itemCount; k++) removed.push(row.product(k));
      stays = row.base;
    }
    if (!stays) continue;
    kept.push(stays);
    depthMm += stays.depthMm;
    massKg += stays.massKg;
    for (let k = 0; k < stays.itemCount; k++) volumeMm3 += volumeOf(problem, stays.product(k));
  }
  return { pallet: { ...pallet, rows: kept, depthMm, massKg, volumeMm3 }, removed };
}

/** Puts a whole row onto a pallet version. */
export function addRow(problem: PackProblem, pallet: FleetPallet, row: SkylineRow): void {
  pallet.rows.push(row);
  pallet.depthMm += row.depthMm;
  pallet.massKg += row.massKg;
  for (let k = 0; k < row.itemCount; k++) pallet.volumeMm3 += volumeOf(problem, row.product(k));
}

/** Padded volume of a product in mm³. */
export const volumeOf = (problem: PackProblem, i: number): number => problem.faceMm2[i]! * problem.depthMm[i]!;

/** Position of the new pallet that holds the least, -1 without one; open pallets stay. */
export function emptiest(pallets: readonly FleetPallet[]): number {
  let best = -1;
  pallets.forEach((pallet, p) => {
    if (pallet.palletKey === null && (best < 0 || pallet.volumeMm3 < pallets[best]!.volumeMm3)) best = p;
  });
  return best;
}

const insertWeights: SpotWeights = {
  restOfSegment: 1.2,
  roomAbove: 0.9,
  emptyBelow: 6,
  deeperRow: 0.04,
  shallower: 0.012,
};

/** What opening a row costs against using a place in one. */
const NEW_ROW_COST = 3.2;

/** Puts products onto pallets by best fit; `fresh` rows may be changed, others are copied first. */
export class FleetInserter {
  private readonly spot: Spot = { cost: 0, segment: 0, turn: 0, zMm: 0 };
  private fresh = new Set<SkylineRow>();

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
  ) {}

  /** Forgets which rows were made by this inserter: all are shared from now on. */
  share(): void {
    this.fresh = new Set();
  }

  /**
   * Puts a unit (a product, or a whole set) onto one of the pallets; false when none takes it. `blink` skips pallets at
   * random.
   */
  insert(pallets: FleetPallet[], unit: Int32Array, blink: number): boolean {
    const pin = this.problem.pins[this.problem.unitOf[unit[0]!]!]!;
    if (unit.length === 1 && pin === null) return this.insertOne(pallets, unit[0]!, blink);
    for (let p = 0; p < pallets.length; p++) {
      if (blink > 0 && this.random() < blink) continue;
      const before = pallets[p]!;
      if (pin !== null && before.palletKey !== pin) continue;
      this.share();
      const trial = [{ ...before, rows: [...before.rows] }];
      if (unit.every((i) => this.insertOne(trial, i, 0))) {
        pallets[p] = trial[0]!;
        return true;
      }
    }
    return false;
  }

  private insertOne(pallets: FleetPallet[], i: number, blink: number): boolean {
    const { problem, spot } = this;
    spot.cost = Number.POSITIVE_INFINITY;
    let bestPallet: FleetPallet | null = null;
    let bestRow = -1;
    const depth = problem.depthMm[i]!;
    for (const pallet of pallets) {
      if (pallet.massKg + problem.massKg[i]! > massLimitKg(problem, pallet.roomLengthMm)) continue;
      if (blink > 0 && this.random() < blink) continue;
      const free = problem.roomWidthMm - pallet.depthMm;
      for (let r = 0; r < pallet.rows.length; r++) {
        const row = pallet.rows[r]!;
        if (depth - row.depthMm > free) continue;
        if (row.findSpot(problem, i, pallet.roomLengthMm, insertWeights, spot)) {
          bestPallet = pallet;
          bestRow = r;
        }
      }
      if (depth <= free && this.findNewRow(i, pallet, free)) {
        bestPallet = pallet;
        bestRow = -1;
      }
    }
    if (!bestPallet) return false;
    this.put(bestPallet, bestRow, i);
    return true;
  }

  private findNewRow(i: number, pallet: FleetPallet, free: number): boolean {
    const { problem, spot } = this;
    let found = false;
    for (let turn = 0; turn < 2; turn++) {
      const length = problem.lengthMm[2 * i + turn]!;
      if (!(problem.turns[i]! & (1 << turn)) || length > pallet.roomLengthMm) continue;
      const rest = pallet.roomLengthMm - length;
      const cost =
        NEW_ROW_COST +
        ((free - problem.depthMm[i]!) / problem.roomWidthMm) * 0.5 +
        (rest / pallet.roomLengthMm) * 1.2 * (rest < 300 ? 0.3 : 0.7) +
        ((problem.roomHeightMm - problem.heightMm[2 * i + turn]!) / problem.roomHeightMm) * 0.4;
      if (cost >= spot.cost) continue;
      spot.cost = cost;
      spot.segment = 0;
      spot.turn = turn;
      spot.zMm = 0;
      found = true;
    }
    return found;
  }

  private put(pallet: FleetPallet, r: number, i: number): void {
    const { problem, spot } = this;
    let row = r < 0 ? new SkylineRow() : pallet.rows[r]!;
    if (r < 0) {
      row.reset();
      pallet.rows.push(row);
      this.fresh.add(row);
    } else if (!this.fresh.has(row)) {
      row = row.clone();
      pallet.rows[r] = row;
      this.fresh.add(row);
    }
    const before = r < 0 ? 0 : row.depthMm;
    row.place(problem, i, spot.segment, spot.turn, spot.zMm);
    pallet.depthMm += row.depthMm - before;
    pallet.massKg += problem.massKg[i]!;
    pallet.volumeMm3 += volumeOf(problem, i);
  }
}
