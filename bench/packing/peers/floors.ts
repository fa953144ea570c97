import { BestAreaFit, BestLongSideFit, BestShortSideFit, BottomLeft, pack2D, type Heuristic } from 'binpackingjs/2d';
import { MaxRectsPacker, PACKING_LOGIC } from 'maxrects-packer';
import { checkTruckPlan, type FloorItem, type TruckInstance, type TruckPlan } from '@mullion/packing-optimiser';
import type { PeerResult } from './peer-result';

type Pallet = TruckInstance['pallets'][number];
interface Room {
  readonly lengthMm: number;
  readonly widthMm: number;
}
/** Puts all pallets, spacing added, into a room; null when not all go in. */
type Packer = (pallets: readonly Pallet[], room: Room, gapMm: number) => FloorItem[] | null;

/**
 * binpackingjs looks at every box in every free rectangle at every step: with more pallets than this it takes hours.
 */
const MOST_FOR_BINPACKING = 400;

const HEURISTICS: readonly (() => Heuristic)[] = [
  () => new BestShortSideFit(),
  () => new BestAreaFit(),
  () => new BestLongSideFit(),
  () => new BottomLeft(),
];
const LOGICS = [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE, PACKING_LOGIC.FILL_WIDTH];

const binpacking =
  (heuristic: () => Heuristic): Packer =>
  (pallets, room, gapMm) => {
    const boxes = pallets.map((p) => ({
      width: p.lengthMm + gapMm,
      height: p.widthMm + gapMm,
      constrainRotation: !p.allowTurn,
    }));
    const idOf = new Map(boxes.map((box, i) => [box, pallets[i]!.id]));
    const { packedBins, unpackedBoxes } = pack2D({
      bins: [{ width: room.lengthMm, height: room.widthMm }],
      boxes,
      heuristic: heuristic(),
    });
    if (unpackedBoxes.length) return null;
    return packedBins[0]!.boxes.map((box) => ({
      id: idOf.get(box.sourceBox as (typeof boxes)[number])!,
      xMm: box.x,
      yMm: box.y,
      isTurned: box.rotated,
    }));
  };

const maxrects =
  (logic: PACKING_LOGIC): Packer =>
  (pallets, room, gapMm) => {
    const options = { smart: false, pot: false, square: false, allowRotation: true, logic };
    const packer = new MaxRectsPacker(room.lengthMm, room.widthMm, 0, options);
    // largest first, as its addArray does; add() makes rectangles that know how to turn
    const side = (p: Pallet) =>
      logic === PACKING_LOGIC.MAX_EDGE ? Math.max(p.lengthMm, p.widthMm) : p.lengthMm * p.widthMm;
    for (const p of [...pallets].sort((one, other) => side(other) - side(one)))
      packer.add(p.lengthMm + gapMm, p.widthMm + gapMm, { id: p.id, allowRotation: p.allowTurn });
    const isInside = packer.rects.every((r) => r.x + r.width <= room.lengthMm && r.y + r.height <= room.widthMm);
    if (packer.bins.length > 1 || !isInside) return null;
    return packer.rects.map((r) => ({ id: (r.data as { id: number }).id, xMm: r.x, yMm: r.y, isTurned: r.rot }));
  };

/**
 * The npm peers on a floor: they fill a rectangle, so the shortest one that they fill is looked for. Spacing is added
 * to pallets and room; a pallet that may not be turned is not. They know no stops: the plain figure ignores them,
 * `lawful` loads stop behind stop.
 */
export function floorPeers(instance: TruckInstance): PeerResult[] {
  const results = [resultOf('maxrects-packer', LOGICS.map(maxrects), instance)];
  if (instance.pallets.length <= MOST_FOR_BINPACKING)
    results.unshift(resultOf('binpackingjs', HEURISTICS.map(binpacking), instance));
  return results.filter((result) => result !== null);
}

function resultOf(peer: string, packers: readonly Packer[], instance: TruckInstance): PeerResult | null {
  const start = performance.now();
  const raw = shortest(packers, instance, instance.pallets);
  if (!raw) return null;
  const seconds = (performance.now() - start) / 1000;
  const stops = [...new Set(instance.pallets.map((p) => p.dispatchPriority))].sort((a, b) => b - a);
  let behindMm = 0;
  const lawful: FloorItem[] = [];
  for (const stop of stops) {
    const part = shortest(
      packers,
      instance,
      instance.pallets.filter((p) => p.dispatchPriority === stop),
    );
    if (!part) return null;
    lawful.push(...part.map((item) => ({ ...item, xMm: item.xMm + behindMm })));
    behindMm = usedMm(instance, lawful) + instance.floor.betweenPalletsMm;
  }
  const lawfulPlan = planOf(instance, lawful);
  return {
    peer,
    value: usedMm(instance, raw),
    seconds,
    broken: checkTruckPlan(instance, planOf(instance, raw)).length,
    lawful: checkTruckPlan(instance, lawfulPlan).length ? null : lawfulPlan.usedLengthMm,
  };
}

/** The shortest floor that any of the packers fills: halving first, then down in small steps from the best. */
function shortest(
  packers: readonly Packer[],
  { floor }: TruckInstance,
  pallets: readonly Pallet[],
): FloorItem[] | null {
  const gapMm = floor.betweenPalletsMm;
  const widthMm = floor.widthMm + gapMm;
  const areaMm2 = pallets.reduce((sum, p) => sum + (p.lengthMm + gapMm) * (p.widthMm + gapMm), 0);
  let best: FloorItem[] | null = null;
  for (const packer of packers) {
    const fit = (lengthMm: number) => packer(pallets, { lengthMm, widthMm }, gapMm);
    let low = Math.floor(areaMm2 / widthMm);
    let high = Math.max(low * 2, ...pallets.map((p) => p.lengthMm + p.widthMm + gapMm));
    let items = fit(high);
    if (!items) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const shorter = fit(middle);
      if (shorter) [items, high] = [shorter, middle];
      else low = middle;
    }
    if (!best || usedLength(items, pallets) < usedLength(best, pallets)) best = items;
  }
  return best;
}

function usedLength(items: readonly FloorItem[], pallets: readonly Pallet[]): number {
  const byId = new Map(pallets.map((p) => [p.id, p]));
  return Math.max(
    0,
    ...items.map((item) => item.xMm + (item.isTurned ? byId.get(item.id)!.widthMm : byId.get(item.id)!.lengthMm)),
  );
}

const usedMm = (instance: TruckInstance, items: readonly FloorItem[]): number => usedLength(items, instance.pallets);

const planOf = (instance: TruckInstance, items: readonly FloorItem[]): TruckPlan => ({
  items,
  unplaced: [],
  usedLengthMm: usedMm(instance, items),
  lowerBoundMm: 0,
  isProvedOptimal: false,
  iterations: 0,
  seed: 0,
});
