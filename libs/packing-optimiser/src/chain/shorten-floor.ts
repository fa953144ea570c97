import type { TruckFloor } from '@mullion/packing-model';
import type { FleetPallet } from '../pallets/fleet';
import { productsOf } from '../pallets/fleet-search';
import type { PackedGroup } from '../pallets/pack-pallets';
import { deckOf } from '../pallets/steady-arrangement';
import type { Budget } from '../search/budget';
import { below, type Random } from '../search/random';
import { propose } from './propose';
import { QuickFloor, type FloorSize } from './quick-floor';
import { Repacking } from './repack';
import { keepWay, type Part, type Way } from './ways';

/** How much longer than the best one a floor may be at the start of the search. */
const HOT_MM = 60;

/**
 * How many mm of floor the same area in pallets counts, and a pallet: among equal floors the one that needs less is the
 * better start.
 */
const AREA_SHARE = 0.1;
const PALLET_MM = 5;

/** How often the whole width is packed where narrower ones are allowed. */
const WIDE_CHANCE = 0.4;

/** How often the way that is changed is the one on the floor, not any. */
const PRESENT_CHANCE = 0.7;

/** A floor this near the best one is searched for longer, in so large a share of the steps. */
const NEAR = 1.012;
const SEARCH_SHARE = 0.35;

/** Looks at other combinations of ways after every new way. */
const LOOKS = 12;

/** A pallet on the floor that is searched. */
export interface PlacedGroup {
  /** -1 where its content stays. */
  readonly group: number;
  readonly pallet: FleetPallet | null;
  /** One of its products. */
  readonly productId: number;
  readonly onFloor: FloorSize;
}

/** What stands on one truck. */
export type Load = readonly PlacedGroup[];

/** Products that may share pallets, and how many pallets they may have. */
export interface ChainGroup extends Pick<PackedGroup, 'problem' | 'settings'> {
  readonly mostPallets: number;
}

/**
 * Shorter floors by other pallets. Every group collects ways to pack it, by changing the lengths of a way it has; the
 * floor is searched by exchanging the ways of groups, which costs a look at the floor and no packing.
 */
export class FloorShortening {
  private readonly quick: QuickFloor;
  private searchSteps = 0;

  constructor(
    private readonly groups: readonly ChainGroup[],
    private readonly floor: TruckFloor,
    allowTurn: boolean,
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.quick = new QuickFloor(floor, allowTurn, budget);
  }

  /**
   * Looks for other pallets of a load on a shorter floor and gives them away; `elsewhere`: how many pallets of each
   * group are on other floors.
   */
  run(load: Load, elsewhere: readonly number[], untilShare: number, onShorter: (load: Load) => void): void {
    const { budget, random } = this;
    const from = budget.used();
    const fixed = load.filter(({ pallet }) => !pallet);
    const still = fixed.map(({ onFloor }) => onFloor);
    const parts = this.groups.flatMap((_, group): Part[] => {
      const own = load.filter((placed) => placed.group === group && placed.pallet);
      return own.length ? [this.partOf(group, own, elsewhere[group]!)] : [];
    });
    if (!parts.length) return;
    let present = parts.map(({ ways }) => ways[0]!);
    const scoreOf = (ways: readonly Way[], limit?: number) => this.scoreOf(still, ways, limit);
    let score = scoreOf(present);
    let bestScore = this.scoreSearched(still, present, score);
    const heat = () => HOT_MM * Math.max(0, 1 - (budget.used() - from) / Math.max(1e-9, untilShare - from)) ** 2;
    const look = (ways: Way[]) => {
      const limit = score - heat() * Math.log(random() + 1e-12);
      const found = scoreOf(ways, limit);
      if (found >= limit) return;
      present = ways;
      score = found;
      if (found >= bestScore * NEAR || this.searchSteps > SEARCH_SHARE * budget.steps) return;
      const before = budget.steps;
      const searched = this.scoreSearched(still, ways, found);
      this.searchSteps += budget.steps - before;
      if (searched >= bestScore) return;
      bestScore = searched;
      onShorter([...fixed, ...ways.flatMap((way, q) => this.standingsOf(parts[q]!.group, way))]);
    };
    while (budget.step(untilShare)) {
      const p = below(random, parts.length);
      const part = parts[p]!;
      const base = random() < PRESENT_CHANCE ? present[p]! : part.ways[below(random, part.ways.length)]!;
      const way = this.otherWay(part, base, present);
      if (way && keepWay(part.ways, way)) {
        look(present.with(p, way));
      }
      for (let n = 0; n < (way ? LOOKS : 1) && budget.step(untilShare); n++) {
        const q = below(random, parts.length);
        const ways = present.with(q, parts[q]!.ways[below(random, parts[q]!.ways.length)]!);
        if (random() < 0.4) {
          const r = Math.min(parts.length - 1, q + 1);
          ways[r] = parts[r]!.ways[below(random, parts[r]!.ways.length)]!;
        }
        look(ways);
      }
    }
  }

  private standingsOf(group: number, { pallets, sizes }: Way): PlacedGroup[] {
    const { problem } = this.groups[group]!;
    return pallets.map((pallet, n) => ({
      group,
      pallet,
      productId: problem.products[productsOf(pallet)[0]!]!.id,
      onFloor: sizes[n]!,
    }));
  }

  private partOf(group: number, own: Load, elsewhere: number): Part {
    const { mostPallets } = this.groups[group]!;
    const way = this.wayOf(
      this.groups[group]!,
      own.map(({ pallet }) => pallet!),
      own[0]!.onFloor.dispatchPriority,
    );
    const repackings = this.widths(this.groups[group]!).map((widthMm) =>
      this.repackingAt(this.groups[group]!, widthMm),
    );
    return { group, repackings, mostPallets: mostPallets - elsewhere, ways: [way] };
  }

  /**
   * The settings' width, and of the narrower ones that are allowed the widest of which two, three or four stand side by
   * side.
   */
  private widths({ settings }: ChainGroup): number[] {
    const { floor } = this;
    const allowed = [...(settings.narrowerWidthsMm ?? [])].filter((mm) => mm < settings.widthMm).sort((a, b) => b - a);
    const flush = [2, 3, 4].flatMap((many) => {
      const room = (floor.widthMm + floor.betweenPalletsMm) / many - floor.betweenPalletsMm;
      return settings.widthMm <= room ? [] : (allowed.find((mm) => mm <= room) ?? []);
    });
    return [...new Set([settings.widthMm, ...flush])];
  }

  private repackingAt({ problem, settings }: ChainGroup, widthMm: number): Repacking {
    const roomWidthMm = problem.roomWidthMm - (settings.widthMm - widthMm);
    return new Repacking(
      { ...problem, roomWidthMm },
      problem.roomWidthMm / roomWidthMm,
      settings,
      this.random,
      this.budget,
    );
  }

  private wayOf({ problem, settings }: ChainGroup, pallets: readonly FleetPallet[], dispatchPriority: number): Way {
    const sized = pallets.map((pallet) => ({
      pallet,
      size: { ...deckOf(problem, pallet, settings), dispatchPriority },
    }));
    sized.sort((a, b) => b.size.lengthMm - a.size.lengthMm);
    return this.withArea(
      sized.map(({ pallet }) => pallet),
      sized.map(({ size }) => size),
    );
  }

  private withArea(pallets: readonly FleetPallet[], sizes: readonly FloorSize[]): Way {
    const gap = this.floor.betweenPalletsMm;
    return {
      pallets,
      sizes,
      areaMm2: sizes.reduce((sum, size) => sum + (size.lengthMm + gap) * (size.widthMm + gap), 0),
    };
  }

  private otherWay(part: Part, base: Way, present: readonly Way[]): Way | null {
    const { random } = this;
    const { repackings, mostPallets, group } = part;
    const repacking = repackings[random() < WIDE_CHANCE ? 0 : below(random, repackings.length)]!;
    const { problem } = repacking;
    const rooms = base.pallets.map(({ roomLengthMm }) => roomLengthMm);
    const change = propose(
      problem,
      rooms,
      mostPallets,
      repacking.longer,
      () => this.wishMm(present) + problem.lengthOffsetMm,
      random,
    );
    const packed = repacking.pack(
      change.leave.map((at) => base.pallets[at]!),
      change.rooms,
    );
    if (!packed) return null;
    const tight = repacking.tighten(packed, random, () => this.budget.isOver);
    const pallets = [...base.pallets.filter((_, at) => !change.leave.includes(at)), ...tight];
    return this.wayOf(this.groups[group]!, pallets, base.sizes[0]!.dispatchPriority);
  }

  /** A length that fills what one or two pallets of the floor leave of its width. */
  private wishMm(present: readonly Way[]): number {
    const { random } = this;
    const side = () => {
      const { sizes } = present[below(random, present.length)]!;
      const size = sizes[below(random, sizes.length)]!;
      return random() < 0.7 ? size.lengthMm : size.widthMm;
    };
    const gap = this.floor.betweenPalletsMm;
    let left = this.floor.widthMm - side() - gap;
    if (random() < 0.3) left -= side() + gap;
    return left;
  }

  private scoreOf(still: readonly FloorSize[], ways: readonly Way[], limit = Number.MAX_SAFE_INTEGER): number {
    const more = this.besideFloor(ways);
    return more + this.quick.lengthMm([...still, ...ways.flatMap(({ sizes }) => sizes)], limit - more);
  }

  private scoreSearched(still: readonly FloorSize[], ways: readonly Way[], known: number): number {
    const more = this.besideFloor(ways);
    return more + this.quick.searchedMm([...still, ...ways.flatMap(({ sizes }) => sizes)], known - more);
  }

  /** What the score counts besides the length of the floor. */
  private besideFloor(ways: readonly Way[]): number {
    const areaMm2 = ways.reduce((sum, way) => sum + way.areaMm2, 0);
    const pallets = ways.reduce((sum, way) => sum + way.sizes.length, 0);
    return (AREA_SHARE * areaMm2) / (this.floor.widthMm + this.floor.betweenPalletsMm) + PALLET_MM * pallets;
  }
}
