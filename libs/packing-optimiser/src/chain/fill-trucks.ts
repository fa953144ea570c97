import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { QuickFloor } from './quick-floor';

/** Orders in which trucks are filled: stop by stop, large decks first. */
const ORDERS: readonly ((a: TruckPallet, b: TruckPallet) => number)[] = [
  (a, b) => b.dispatchPriority - a.dispatchPriority || areaOf(b) - areaOf(a),
  (a, b) => areaOf(b) - areaOf(a),
];

/**
 * Pallets on as few trucks as two ways of filling find: each goes onto the first truck that still has room, by a quick
 * look at its floor. One way must do when it is late after it.
 */
export function fillTrucks(
  floor: TruckFloor,
  pallets: readonly TruckPallet[],
  quick: QuickFloor,
  isLate: () => boolean,
): TruckPallet[][] {
  if (!pallets.length) return [];
  if (floor.lengthMm === null) return [[...pallets]];
  let best: TruckPallet[][] | null = null;
  for (const before of ORDERS) {
    if (best && (best.length === 1 || isLate())) break;
    const sorted = [...pallets].sort((a, b) => before(a, b) || a.id - b.id);
    // one look tells that one truck is enough; pallet by pallet it takes one for each
    const loads: TruckPallet[][] =
      !best && fits(floor, floor.lengthMm, sorted, quick) ? [sorted] : filled(floor, floor.lengthMm, sorted, quick);
    if (!best || loads.length < best.length) best = loads;
  }
  return best!;
}

function filled(
  floor: TruckFloor,
  lengthMm: number,
  pallets: readonly TruckPallet[],
  quick: QuickFloor,
): TruckPallet[][] {
  const loads: TruckPallet[][] = [];
  for (const pallet of pallets) {
    const load = loads.find((loaded) => fits(floor, lengthMm, [...loaded, pallet], quick));
    if (load) load.push(pallet);
    else loads.push([pallet]);
  }
  return loads;
}

function fits(floor: TruckFloor, lengthMm: number, pallets: readonly TruckPallet[], quick: QuickFloor): boolean {
  if (pallets.reduce((sum, { massKg }) => sum + massKg, 0) > floor.maxMassKg) return false;
  const gap = floor.betweenPalletsMm;
  const paddedMm2 = pallets.reduce((sum, p) => sum + (p.lengthMm + gap) * (p.widthMm + gap), 0);
  if (paddedMm2 > (lengthMm + gap) * (floor.widthMm + gap)) return false;
  return quick.lengthMm(pallets, lengthMm + 1) <= lengthMm;
}

const areaOf = (pallet: TruckPallet): number => pallet.lengthMm * pallet.widthMm;
