import { emptyPallet, withoutRows, type FleetPallet } from '../pallets/fleet';
import { FleetSearch, productsOf } from '../pallets/fleet-search';
import { massLimitKg, type PackProblem } from '../pallets/pack-problem';
import type { PackSettings } from '../pallets/pallet-instance';
import { neededRoomMm } from '../pallets/shorten';
import type { SkylineRow } from '../pallets/skyline-row';
import { tipsAlways } from '../pallets/steady-arrangement';
import type { Budget } from '../search/budget';
import { below, type Random } from '../search/random';

/** Steps spent on one try to pack the rooms that are asked for. */
const STEPS_A_TRY = 40;

/** Rooms fuller than this are not tried. */
const FULLEST = 0.97;

/** Packs the products of some pallets of a group onto pallets of other lengths. */
export class Repacking {
  private readonly fleet: FleetSearch;
  private readonly leastRoomMm: Float64Array;

  constructor(
    readonly problem: PackProblem,
    /** How many times as long a load gets by being packed this narrow. */
    readonly longer: number,
    private readonly settings: PackSettings,
    random: Random,
    private readonly budget: Budget,
  ) {
    this.fleet = new FleetSearch(problem, random, budget);
    this.leastRoomMm = Float64Array.from(problem.products, (_, i) =>
      Math.min(
        ...[0, 1].map((turn) =>
          problem.turns[i]! & (1 << turn) ? problem.lengthMm[2 * i + turn]! : Number.POSITIVE_INFINITY,
        ),
      ),
    );
  }

  /**
   * Pallets of at most these padded rooms, all products of `leave` on them and none tipping; null when that was not
   * found in so many steps.
   */
  pack(leave: readonly FleetPallet[], rooms: readonly number[], steps = STEPS_A_TRY): FleetPallet[] | null {
    const { problem } = this;
    const roomMm3 = rooms.reduce((sum, mm) => sum + mm, 0) * problem.roomWidthMm * problem.roomHeightMm;
    if (leave.reduce((sum, pallet) => sum + pallet.volumeMm3, 0) > FULLEST * roomMm3) return null;
    const longestMm = Math.max(...rooms);
    if (leave.some((pallet) => productsOf(pallet).some((i) => this.leastRoomMm[i]! > longestMm))) return null;
    const fleet = this.cutDown(leave, rooms);
    if (!this.fleet.repair(fleet, 1, steps) || this.budget.isOver) return null;
    const made = fleet.pallets
      .filter((pallet) => pallet.rows.length)
      .map((pallet) => ({ ...pallet, roomLengthMm: neededRoomMm(problem, pallet) }));
    return made.every((pallet) => this.isAllowed(pallet)) ? made : null;
  }

  /** The same pallets cut back one after the other, each as far as it goes. */
  tighten(pallets: readonly FleetPallet[], random: Random, stop: () => boolean): FleetPallet[] {
    let tight = [...pallets];
    for (let misses = 0; misses < 2 * tight.length && !stop(); misses++) {
      const at = below(random, tight.length);
      const roomMm = this.shorter(tight[at]!.roomLengthMm, random);
      if (roomMm <= 0) continue;
      const together =
        tight.length > 1 && random() < 0.7 ? (at + 1 + below(random, tight.length - 1)) % tight.length : -1;
      const leave = [at, ...(together < 0 ? [] : [together])];
      const made = this.pack(
        leave.map((n) => tight[n]!),
        [roomMm, ...(together < 0 ? [] : [tight[together]!.roomLengthMm])],
      );
      if (!made) continue;
      tight = [...tight.filter((_, n) => !leave.includes(n)), ...made];
      misses = -1;
    }
    return tight;
  }

  private shorter(roomMm: number, random: Random): number {
    const { problem } = this;
    if (problem.roomLengthsMm.length) return problem.roomLengthsMm.findLast((length) => length < roomMm) ?? 0;
    return Math.floor(roomMm * (1 - 0.15 * random() ** 2)) - 1;
  }

  /** Every pallet that leaves gives the nearest room what is not too long for it; the rest has no place yet. */
  private cutDown(
    leave: readonly FleetPallet[],
    rooms: readonly number[],
  ): { pallets: FleetPallet[]; absent: number[] } {
    const { problem } = this;
    const free = [...rooms];
    const absent: number[] = [];
    const pallets: FleetPallet[] = [];
    for (const pallet of leave) {
      const roomMm = free.length ? free.splice(nearest(free, pallet.roomLengthMm), 1)[0]! : 0;
      const tooLong = pallet.rows.some((row) => row.lengthMm > roomMm);
      const cut = withoutRows(problem, pallet, (row) => row.lengthMm > roomMm || (problem.hasSets && tooLong));
      const narrow = this.narrowed(cut.pallet);
      absent.push(...cut.removed, ...narrow.removed);
      if (roomMm > 0) pallets.push({ ...narrow.pallet, roomLengthMm: roomMm });
    }
    return { pallets: [...pallets, ...free.map((roomMm) => emptyPallet(roomMm))], absent };
  }

  /** Without the rows that are too much for the width, the deepest first. */
  private narrowed(pallet: FleetPallet): { pallet: FleetPallet; removed: number[] } {
    const { problem } = this;
    let depthMm = pallet.depthMm;
    const leaving = new Set<SkylineRow>();
    for (const row of [...pallet.rows].sort((a, b) => b.depthMm - a.depthMm)) {
      if (depthMm <= problem.roomWidthMm) break;
      leaving.add(row);
      depthMm -= row.depthMm;
    }
    return withoutRows(problem, pallet, (row) => leaving.has(row) || (problem.hasSets && leaving.size > 0));
  }

  private isAllowed(pallet: FleetPallet): boolean {
    const { problem, settings } = this;
    return (
      pallet.massKg <= massLimitKg(problem, pallet.roomLengthMm) &&
      (pallet.rows.length === 1 || !tipsAlways(problem, pallet, settings))
    );
  }
}

function nearest(rooms: readonly number[], mm: number): number {
  let best = 0;
  rooms.forEach((room, n) => {
    if (Math.abs(room - mm) < Math.abs(rooms[best]! - mm)) best = n;
  });
  return best;
}
