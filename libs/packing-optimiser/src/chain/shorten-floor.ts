import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import { emptyPallet, withoutRows, type FleetPallet } from '../pallets/fleet';
import { FleetSearch } from '../pallets/fleet-search';
import { massLimitKg, roomLengthFor, type PackProblem } from '../pallets/pack-problem';
import type { PackSettings } from '../pallets/pallet-instance';
import { neededRoomMm } from '../pallets/shorten';
import { deckOf, tipsAlways } from '../pallets/steady-arrangement';
import type { Budget } from '../search/budget';
import { below, type Random } from '../search/random';
import { quickFloorMm } from './quick-floor';

/** Steps spent on one try to pack the rooms that a shorter floor asks for. */
const STEPS_A_TRY = 150;

/** How much a longer floor may be than the best one at the start, and how many mm of floor the same area in pallets counts. */
const HOT_MM = 150;
const AREA_SHARE = 0.1;

/** How often a cut pallet's mate grows, and how often a pallet is split or dissolved instead. */
const GROW_CHANCE = 0.75;
const COUNT_CHANCE = 0.2;
/** How often a length is chosen so that the pallet fills the width beside others. */
const FLUSH_CHANCE = 0.6;

/** A pallet on the floor that is searched: `pallet` is null where its content stays. */
export interface Standing {
  readonly group: number;
  readonly pallet: FleetPallet | null;
  readonly onFloor: TruckPallet;
}

/** Products that may share pallets, and how many pallets they may have. */
export interface ChainGroup {
  readonly problem: PackProblem;
  readonly mostPallets: number;
}

/**
 * Shorter floors by other pallets: lengths are proposed that make the floor shorter, then pallets of these lengths are packed. A proposal costs
 * a look at the floor, a packing many of them, so only proposals that shorten the floor are packed.
 */
export class FloorShortening {
  private readonly fleets: readonly FleetSearch[];

  constructor(
    private readonly groups: readonly ChainGroup[],
    private readonly settings: PackSettings,
    private readonly floor: TruckFloor,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.fleets = groups.map(({ problem }) => new FleetSearch(problem, random, budget));
  }

  /** The load on the shortest floor that was found, `counts` pallets of each group being on other floors. */
  run(load: readonly Standing[], countsElsewhere: readonly number[], untilShare: number): readonly Standing[] {
    const { budget, random } = this;
    const from = budget.used();
    let current = load;
    let score = this.scoreOf(current);
    let best = current;
    let bestScore = score;
    const isFree = (standing: Standing) => standing.pallet !== null;
    while (budget.step(untilShare)) {
      const free = current.filter(isFree);
      if (!free.length) break;
      const heat = 1 - (budget.used() - from) / Math.max(1e-9, untilShare - from);
      const limit = score + HOT_MM * heat * heat * -Math.log(random() + 1e-12) * 0.3;
      const one = free[below(random, free.length)]!;
      const mates = free.filter((other) => other.group === one.group && other !== one);
      const room = this.groups[one.group]!.mostPallets - countsElsewhere[one.group]! - mates.length - 1;
      const change = this.propose(one, mates, room > 0, current);
      if (!change) continue;
      const wished = [...current.filter((s) => !change.leave.includes(s)), ...change.rooms.map((roomMm) => this.wishOf(one, roomMm))];
      if (this.scoreOf(wished) >= limit) continue;
      const packed = this.pack(one.group, change, untilShare);
      if (!packed) continue;
      const made = [...current.filter((s) => !change.leave.includes(s)), ...packed.map((pallet) => this.standingOf(one, pallet))];
      const madeScore = this.scoreOf(made);
      if (madeScore >= limit) continue;
      current = made;
      score = madeScore;
      if (score >= bestScore) continue;
      best = current;
      bestScore = score;
    }
    return best;
  }

  private floorMm(load: readonly Standing[]): number {
    return quickFloorMm(this.floor, load.map(({ onFloor }) => onFloor), this.budget); // oxfmt-ignore
  }

  /** Length of the floor with a little of the area, so that among equal floors the one that needs less is the better start. */
  private scoreOf(load: readonly Standing[]): number {
    const gap = this.floor.betweenPalletsMm;
    const areaMm2 = load.reduce((sum, { onFloor }) => sum + (onFloor.lengthMm + gap) * (onFloor.widthMm + gap), 0);
    return this.floorMm(load) + (AREA_SHARE * areaMm2) / (this.floor.widthMm + gap);
  }

  /** Pallets that leave, and the rooms that their products get instead. */
  private propose(one: Standing, mates: readonly Standing[], maySplit: boolean, load: readonly Standing[]): Change | null {
    const { random } = this;
    const { problem } = this.groups[one.group]!;
    const offset = problem.lengthOffsetMm;
    const roomMm = one.onFloor.lengthMm + offset;
    const snap = (mm: number) => (mm <= 0 ? 0 : Math.min(problem.roomLengthMm, roomLengthFor(problem, mm)));
    const mate = mates.length ? mates[below(random, mates.length)]! : null;
    const wish = () => this.wishMm(one, load) + offset;
    if (random() < COUNT_CHANCE) {
      if (maySplit && (!mate || random() < 0.5)) {
        const first = random() < FLUSH_CHANCE ? wish() : Math.round(roomMm * (0.3 + 0.4 * random()));
        const second = roomMm - first + Math.round(200 * random());
        if (first <= 0 || second <= 0) return null;
        return { leave: [one], rooms: [snap(first), snap(second)] };
      }
      if (!mate) return null;
      const mateRoom = mate.onFloor.lengthMm + offset;
      const whole = random() < FLUSH_CHANCE ? wish() : roomMm + mateRoom;
      return whole <= mateRoom || whole > problem.roomLengthMm ? null : { leave: [one, mate], rooms: [snap(whole)] };
    }
    const target = random() < FLUSH_CHANCE ? wish() : Math.floor(roomMm * (1 - 0.25 * random() ** 2)) - 1;
    if (target <= 0 || target === roomMm) return null;
    if (!mate || random() >= GROW_CHANCE) return target >= roomMm ? null : { leave: [one], rooms: [snap(target)] };
    const mateRoom = mate.onFloor.lengthMm + offset;
    const other = mateRoom + Math.round((roomMm - target) * (target < roomMm ? 0.2 + random() : 1));
    if (other <= 0 || other > problem.roomLengthMm) return null;
    return { leave: [one, mate], rooms: [snap(target), snap(other)] };
  }

  /** A length with which the pallet stands flush in the width beside one or two others, turned. */
  private wishMm(one: Standing, load: readonly Standing[]): number {
    const { random } = this;
    const gap = this.floor.betweenPalletsMm;
    const other = load[below(random, load.length)]!;
    const sideOf = (s: Standing) => (random() < 0.7 ? s.onFloor.lengthMm : s.onFloor.widthMm);
    let left = this.floor.widthMm - (other === one ? 0 : sideOf(other) + gap);
    if (random() < 0.3) {
      const third = load[below(random, load.length)]!;
      if (third !== one && third !== other) left -= sideOf(third) + gap;
    }
    if (random() < 0.2) left = other.onFloor.lengthMm;
    return left;
  }

  private wishOf(one: Standing, roomMm: number): Standing {
    const { problem } = this.groups[one.group]!;
    return { ...one, pallet: null, onFloor: { ...one.onFloor, lengthMm: roomMm - problem.lengthOffsetMm } };
  }

  private standingOf(one: Standing, pallet: FleetPallet): Standing {
    const { problem } = this.groups[one.group]!;
    const deck = deckOf(problem, pallet, this.settings);
    let topMm = 0;
    for (const row of pallet.rows)
      for (let k = 0; k < row.itemCount; k++)
        topMm = Math.max(topMm, row.items[4 * k + 3]! + problem.heightMm[2 * row.items[4 * k]! + row.items[4 * k + 1]!]!);
    const massKg = pallet.massKg + (problem.timberKgPerMm / this.settings.widthMm) * deck.widthMm * deck.lengthMm;
    return { group: one.group, pallet, onFloor: { ...one.onFloor, ...deck, massKg, heightMm: this.settings.palletHeightMm + topMm } };
  }

  /** Pallets of these rooms with the products of those that leave; null when they do not fit, or tip. */
  private pack(group: number, { leave, rooms }: Change, untilShare: number): FleetPallet[] | null {
    const { problem } = this.groups[group]!;
    const leaving = leave.map(({ pallet }) => pallet!);
    const free = [...rooms];
    const absent: number[] = [];
    const pallets: FleetPallet[] = [];
    for (const pallet of leaving) {
      const at = nearest(free, pallet.roomLengthMm);
      const roomMm = at < 0 ? -1 : free.splice(at, 1)[0]!;
      const cut = withoutRows(
        problem,
        pallet,
        (row) => row.lengthMm > roomMm || (problem.hasSets && pallet.rows.some((r) => r.lengthMm > roomMm)),
      );
      absent.push(...cut.removed);
      if (roomMm < 0) continue;
      pallets.push({ ...cut.pallet, roomLengthMm: roomMm });
    }
    for (const roomMm of free) pallets.push(emptyPallet(roomMm));
    if (
      leaving.reduce((sum, p) => sum + p.volumeMm3, 0) >
      0.97 * rooms.reduce((sum, mm) => sum + mm, 0) * problem.roomWidthMm * problem.roomHeightMm
    )
      return null;
    const fleet = { pallets, absent };
    if (!this.fleets[group]!.repair(fleet, untilShare, STEPS_A_TRY)) return null;
    const made = fleet.pallets
      .filter((pallet) => pallet.rows.length)
      .map((pallet) => ({ ...pallet, roomLengthMm: neededRoomMm(problem, pallet) }));
    const isAllowed = (pallet: FleetPallet) =>
      pallet.massKg <= massLimitKg(problem, pallet.roomLengthMm) &&
      (pallet.rows.length === 1 || !tipsAlways(problem, pallet, this.settings));
    return made.every(isAllowed) ? made : null;
  }
}

interface Change {
  readonly leave: readonly Standing[];
  readonly rooms: readonly number[];
}

function nearest(rooms: readonly number[], mm: number): number {
  let best = -1;
  rooms.forEach((room, n) => {
    if (best < 0 || Math.abs(room - mm) < Math.abs(rooms[best]! - mm)) best = n;
  });
  return best;
}
