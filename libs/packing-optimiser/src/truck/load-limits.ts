import {
  axleLoads,
  mostAsideKg,
  overLimitsKg,
  trailerSupports,
  usedLengthMm,
  type PlacedPallet,
  type TruckFloor,
  type TruckPallet,
} from '@mullion/packing-model';
import { blocksOf, itemsOf, mirrorAcross, type Block } from './balance-blocks';
import type { FloorItem } from './truck-plan';

type Pallets = ReadonlyMap<number, TruckPallet>;

export const placedOf = (items: readonly FloorItem[], pallets: Pallets): PlacedPallet[] =>
  items.flatMap((item) => {
    const pallet = pallets.get(item.id);
    return pallet ? [{ ...pallet, xMm: item.xMm, yMm: item.yMm, isTurned: item.isTurned }] : [];
  });

/**
 * The same floor within the limits of king pin, axles and sides, or as near to them as it comes: blocks are mirrored
 * and moved aside for the sides, the load goes back from the cab for the king pin, as little as will do. It gets longer
 * by that, since limits come first.
 */
export function withinLimits(floor: TruckFloor, items: readonly FloorItem[], pallets: Pallets): readonly FloorItem[] {
  if (overLimitsKg(floor, placedOf(items, pallets)) === 0) return items;
  return behindCab(floor, sidesEven(floor, items, pallets), pallets);
}

/** Blocks of a floor up to which all ways to mirror them are tried. */
const MOST_MIRRORED = 12;
/** Places across the floor at which a block is tried. */
const PLACES_ASIDE = 24;

/**
 * Blocks mirrored and moved aside until both sides carry alike, with what others on the floor weigh more on the right,
 * kg.
 */
export function sidesEven(
  floor: TruckFloor,
  items: readonly FloorItem[],
  pallets: Pallets,
  othersKg = 0,
): readonly FloorItem[] {
  const blocks = blocksOf(floor, items, pallets);
  const most = mostAsideKg(floor);
  const asideKg = blocks.map((block) => moreRightKg(floor, block));
  const sum = () => asideKg.reduce((kg, own) => kg + own, othersKg);
  if (Math.abs(sum()) > most)
    mirroredBest(asideKg, othersKg).forEach((isMirrored, n) => {
      if (!isMirrored) return;
      mirrorAcross(floor, blocks[n]!);
      asideKg[n] = -asideKg[n]!;
    });
  for (const [n, block] of blocks.entries()) {
    if (Math.abs(sum()) <= most) break;
    asideKg[n] = movedAside(floor, block, sum() - asideKg[n]!);
  }
  const starts = startsOf(floor, items, pallets);
  // blocks keep where they begin, so that free room before them stays
  return itemsOf(floor, blocks).map((item) => ({ ...item, xMm: item.xMm + starts(item.id) }));
}

/** How far behind its place without gaps the block of a pallet begins. */
function startsOf(floor: TruckFloor, items: readonly FloorItem[], pallets: Pallets): (id: number) => number {
  const now = new Map(items.map(({ id, xMm }) => [id, xMm]));
  const pushed = new Map(itemsOf(floor, blocksOf(floor, items, pallets)).map(({ id, xMm }) => [id, xMm]));
  return (id) => now.get(id)! - pushed.get(id)!;
}

const moreRightKg = (floor: TruckFloor, block: Block): number =>
  axleLoads(
    floor,
    block.weights.map(({ pallet, isTurned, xMm, yMm }) => ({ ...pallet, isTurned, xMm, yMm })),
  )?.moreRightKg ?? 0;

/**
 * Which blocks to mirror so that the sides are as even as can be; for many blocks the heaviest first against the rest.
 */
function mirroredBest(asideKg: readonly number[], othersKg: number): boolean[] {
  if (asideKg.length > MOST_MIRRORED) {
    let sum = othersKg;
    const mirrored = asideKg.map(() => false);
    for (const n of asideKg.map((_, at) => at).sort((a, b) => Math.abs(asideKg[b]!) - Math.abs(asideKg[a]!))) {
      mirrored[n] = Math.abs(sum - asideKg[n]!) < Math.abs(sum + asideKg[n]!);
      sum += mirrored[n] ? -asideKg[n]! : asideKg[n]!;
    }
    return mirrored;
  }
  let best = { off: Number.POSITIVE_INFINITY, ways: 0 };
  for (let ways = 0; ways < 1 << asideKg.length; ways++) {
    const off = Math.abs(asideKg.reduce((sum, kg, n) => sum + (ways & (1 << n) ? -kg : kg), othersKg));
    if (off < best.off) best = { off, ways };
  }
  return asideKg.map((_, n) => (best.ways & (1 << n)) !== 0);
}

/**
 * Moves a block across the floor to where it evens out what the others weigh aside; answers what it weighs aside then.
 */
function movedAside(floor: TruckFloor, block: Block, othersKg: number): number {
  const freeMm = floor.widthMm - Math.max(...block.weights.map(({ yMm, acrossMm }) => yMm + acrossMm));
  const firstMm = -Math.min(...block.weights.map(({ yMm }) => yMm));
  let best = { byMm: 0, kg: moreRightKg(floor, block) };
  for (let place = 0; place <= PLACES_ASIDE; place++) {
    const byMm = Math.round(firstMm + ((freeMm - firstMm) * place) / PLACES_ASIDE);
    const kg = moreRightKg(floor, {
      ...block,
      weights: block.weights.map((weight) => ({ ...weight, yMm: weight.yMm + byMm })),
    });
    if (Math.abs(othersKg + kg) < Math.abs(othersKg + best.kg)) best = { byMm, kg };
  }
  for (const weight of block.weights) weight.yMm += best.byMm;
  return best.kg;
}

/** The load so far behind the cab that the king pin carries no more than it may, as far as the floor goes. */
function behindCab(floor: TruckFloor, items: readonly FloorItem[], pallets: Pallets): readonly FloorItem[] {
  const placed = placedOf(items, pallets);
  const loads = axleLoads(floor, placed);
  if (!loads || !floor.axles || loads.kingPinKg <= floor.axles.maxKingPinKg) return items;
  const { kingPin, axles } = trailerSupports(floor);
  const neededMm = Math.ceil(((loads.kingPinKg - floor.axles.maxKingPinKg) * (axles - kingPin)) / loads.massKg);
  const freeMm = floor.lengthMm === null ? neededMm : floor.lengthMm - usedLengthMm(placed);
  const moved = (byMm: number) => items.map((item) => ({ ...item, xMm: item.xMm + byMm }));
  const over = (byMm: number) => overLimitsKg(floor, placedOf(moved(byMm), pallets));
  let byMm = Math.max(0, Math.min(neededMm, freeMm));
  // the centre is rounded to a millimetre
  while (byMm < freeMm && over(byMm) > over(byMm + 1)) byMm++;
  return moved(byMm);
}
