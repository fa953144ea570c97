import { below, type Random } from '../search/random';
import type { PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/**
 * Most rows taken apart besides the first ones, candidates looked at for each, and what a millimetre of other depth is
 * compared with.
 */
const MORE_ROWS = 5;
const CANDIDATES = 8;
const CHANCE_MM = 4;
const FILL_MM = 60;

/** How often a row is chosen because it shares a set. */
const SET_CHANCE = 0.5;

/** Of so many pallets the emptiest is taken. */
const EMPTY_CANDIDATES = 6;

export interface SetPallet {
  rows: SkylineRow[];
  depthMm: number;
  massKg: number;
  /** What its products take of its depth in mm when rows are full. */
  volumeMm: number;
  rowCost: number;
}

/** Rows of a pallet that are taken apart. */
export interface ChosenRows {
  readonly pallet: SetPallet;
  readonly rows: Set<SkylineRow>;
}

/** Chooses the rows that a step takes apart. */
export class SetChoice {
  private readonly roomFaceMm2: number;
  /** By unit: the number of the look that met it. */
  private readonly seen: Int32Array;
  private looks = 0;

  constructor(
    private readonly problem: PackProblem,
    private readonly random: Random,
  ) {
    this.roomFaceMm2 = problem.roomLengthMm * problem.roomHeightMm;
    this.seen = new Int32Array(problem.units.length);
  }

  /**
   * A poorly filled row of a pallet and others of it and of a second one, of similar depth or of the same sets; of one
   * pallet alone when `isInside`, of two of the emptiest when `gathers`.
   */
  rowsOf(pallets: readonly SetPallet[], isInside: boolean, gathers: boolean): ChosenRows[] {
    const { random } = this;
    const a = gathers ? this.emptiest(pallets, -1) : below(random, pallets.length);
    const first = pallets[a]!;
    let seed = first.rows[below(random, first.rows.length)]!;
    for (let q = 0; q < 2; q++) {
      const other = first.rows[below(random, first.rows.length)]!;
      if (other.faceMm2 < seed.faceMm2) seed = other;
    }
    const chosen: ChosenRows[] = [{ pallet: first, rows: new Set([seed]) }];
    if (!isInside && pallets.length > 1) {
      const roomy = gathers ? pallets[this.emptiest(pallets, a)]! : null;
      const best = this.nearest(seed, () => {
        if (roomy) return roomy;
        let b = below(random, pallets.length - 1);
        if (b >= a) b++;
        return pallets[b]!;
      });
      chosen.push({ pallet: best.pallet, rows: new Set([best.row]) });
    }
    const wanted = 1 + below(random, MORE_ROWS);
    for (let q = 0; q < wanted; q++) {
      const { pallet, rows } = chosen[below(random, chosen.length)]!;
      const mate = random() < SET_CHANCE ? this.mateOf(pallet, rows) : null;
      rows.add(mate ?? this.nearest(seed, () => pallet).row);
    }
    // either may be the one that is filled first
    return random() < 0.5 ? chosen : chosen.reverse();
  }

  /** The emptiest of some pallets that chance gives, but not `not`. */
  private emptiest(pallets: readonly SetPallet[], not: number): number {
    const { random } = this;
    let best = -1;
    for (let t = 0; t < EMPTY_CANDIDATES; t++) {
      const p = below(random, pallets.length);
      if (p !== not && (best < 0 || pallets[p]!.depthMm < pallets[best]!.depthMm)) best = p;
    }
    return best < 0 ? (not + 1) % pallets.length : best;
  }

  /** Of some rows of pallets that chance gives, the one most like a row. */
  private nearest(seed: SkylineRow, anyPallet: () => SetPallet): { pallet: SetPallet; row: SkylineRow } {
    const { random, roomFaceMm2 } = this;
    let best: { pallet: SetPallet; row: SkylineRow } | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let t = 0; t < CANDIDATES; t++) {
      const pallet = anyPallet();
      const row = pallet.rows[below(random, pallet.rows.length)]!;
      const score = Math.abs(row.depthMm - seed.depthMm) + random() * CHANCE_MM + (row.faceMm2 / roomFaceMm2) * FILL_MM;
      if (score >= least) continue;
      least = score;
      best = { pallet, row };
    }
    return best!;
  }

  /** A row of the pallet that shares a set with the rows. */
  private mateOf(pallet: SetPallet, rows: ReadonlySet<SkylineRow>): SkylineRow | null {
    const { problem, random, seen } = this;
    const look = ++this.looks;
    for (const row of rows) for (let k = 0; k < row.itemCount; k++) seen[problem.unitOf[row.product(k)]!] = look;
    const from = below(random, pallet.rows.length);
    for (let r = 0; r < pallet.rows.length; r++) {
      const row = pallet.rows[(from + r) % pallet.rows.length]!;
      if (rows.has(row)) continue;
      for (let k = 0; k < row.itemCount; k++) if (seen[problem.unitOf[row.product(k)]!] === look) return row;
    }
    return null;
  }
}

/** What stays on a pallet when rows are taken apart. */
export interface Kept {
  depthMm: number;
  massKg: number;
  rowCost: number;
}

/** The cost of its rows is still that of all. */
export function keptOf({ pallet, rows }: ChosenRows): Kept {
  let { depthMm, massKg } = pallet;
  for (const row of rows) {
    depthMm -= row.depthMm;
    massKg -= row.massKg;
  }
  return { depthMm, massKg, rowCost: pallet.rowCost };
}

export function massOf(rows: readonly SkylineRow[]): number {
  let sum = 0;
  for (const row of rows) sum += row.massKg;
  return sum;
}
