import type { ComparedFloor, PlanObjective } from '@mullion/contracts';
import {
  compareQuality,
  qualityOf,
  settingsOf,
  type FloorPallet,
  type PalletInstance,
  type PalletPlan,
} from '@mullion/packing-optimiser';
import { floorDifference, NO_STOP, type PlannedFloor } from './floor-length';

/** Volume of the products as a share of the room above the decks of the plan's pallets, 0 to 1. */
export const fillOf = (instance: PalletInstance, plan: Pick<PalletPlan, 'pallets'>): number => {
  const volumes = new Map(instance.products.map((p) => [p.id, p.widthMm * p.heightMm * p.depthMm]));
  let used = 0;
  let room = 0;
  for (const pallet of plan.pallets) {
    const settings = settingsOf(instance, pallet);
    room += pallet.lengthMm * (pallet.widthMm ?? settings.widthMm) * (settings.maxHeightMm - settings.palletHeightMm);
    for (const item of pallet.items) used += volumes.get(item.id) ?? 0;
  }
  return room === 0 ? 0 : Math.round((used / room) * 1000) / 1000;
};

/** A plan of a search; with its floor where that was planned too. */
export interface SearchedPlan extends PalletPlan {
  readonly onFloor?: PlannedFloor;
}

/**
 * Whether a plan is better by what is looked for: more placed, then fewer pallets, fewer orders split or a shorter
 * floor, less deck area (packing-model.md).
 */
export const isBetterPlan = (
  instance: PalletInstance,
  plan: SearchedPlan,
  best: SearchedPlan | null,
  objective: PlanObjective,
): boolean => {
  if (!best) return true;
  const [a, b] = [qualityOf(instance, plan), qualityOf(instance, best)];
  if (objective !== 'shortest_truck') return compareQuality(a, b, objective) < 0;
  const floor = a.unplaced - b.unplaced || floorDifference(plan.onFloor ?? NO_FLOOR, best.onFloor ?? NO_FLOOR);
  return (floor || compareQuality(a, b, 'fewest_pallets')) < 0;
};

/** Worse than any floor. */
const NO_FLOOR: PlannedFloor = { trucks: 1e9, usedLengthMm: 1e9, lowerBoundMm: 0, items: [] };

/** Nothing that counts can get better: the bounds of pallets, split orders and deck area are reached. */
export const isProved = (instance: PalletInstance, plan: PalletPlan, objective: PlanObjective): boolean => {
  if (objective === 'shortest_truck' || plan.splitBound === undefined || plan.deckBoundMm2 === undefined) return false;
  const { pallets, splitOrders, deckMm2 } = qualityOf(instance, plan);
  return pallets <= plan.lowerBound && splitOrders <= plan.splitBound && deckMm2 <= plan.deckBoundMm2;
};

/** packing-model.md, Weight: timber a plan counts with, kg a mm² of deck. */
const TIMBER_KG_PER_MM2 = (0.05 * 510 * 1.1) / 1e6;

/** The pallets of a plan as they stand on a floor, named by their place in the list, each at the first of its stops. */
export const floorPallets = (
  instance: PalletInstance,
  plan: Pick<PalletPlan, 'pallets'>,
  stops: NonNullable<ComparedFloor['stops']> = {},
): FloorPallet[] => {
  const known = new Map(instance.products.map((product) => [product.id, product]));
  return plan.pallets.map((pallet, id) => {
    const settings = settingsOf(instance, pallet);
    const { lengthMm, widthMm = settings.widthMm, items } = pallet;
    let massKg = lengthMm * widthMm * TIMBER_KG_PER_MM2;
    let topMm = 0;
    let dispatchPriority = Number.POSITIVE_INFINITY;
    for (const item of items) {
      const product = known.get(item.id);
      massKg += product?.massKg ?? 0;
      dispatchPriority = Math.min(dispatchPriority, stops[product?.addressKey ?? ''] ?? NO_STOP);
      topMm = Math.max(topMm, item.zMm + ((item.isFlipped ? product?.widthMm : product?.heightMm) ?? 0));
    }
    return {
      id,
      lengthMm,
      widthMm,
      heightMm: settings.palletHeightMm + topMm,
      massKg,
      dispatchPriority,
      allowTurn: true,
    };
  });
};

/** Mass of all pallets of a plan with their timber, kg. */
export const massOf = (instance: PalletInstance, plan: Pick<PalletPlan, 'pallets'>): number =>
  Math.round(floorPallets(instance, plan).reduce((sum, { massKg }) => sum + massKg, 0) * 10) / 10;
