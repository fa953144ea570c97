import type { PackProduct, TruckPallet, Violation } from '@mullion/packing-model';
import type { ChainInstance, ChainPlan } from '../chain/chain-instance';
import type { PlanPallet } from '../pallets/pallet-plan';
import { checkPalletPlan, checkTruckPlan } from './check-plan';
import { judgedSettings } from './check-types';

/*
 * The judge of the whole chain, products to pallets to floors. Like the judges of its parts it shares no code with the
 * solver: what a pallet measures and weighs, and whose stop it is, is computed again from the instance and the places
 * of the products.
 */

/**
 * Every hard rule that a plan breaks: those of its pallets, of every floor, and that each pallet stands on one truck or
 * is named. Empty for a right plan.
 */
export function checkChainPlan(instance: ChainInstance, { pallets, trucks, unplaced }: ChainPlan): Violation[] {
  const found = checkPalletPlan(instance.pallets, pallets);
  const products = new Map(instance.pallets.products.map((product) => [product.id, product]));
  const measured = pallets.pallets.map((pallet, id) => measure(instance, products, pallet, id));
  const times = measured.map(() => 0);
  const count = (id: number) => {
    if (times[id] === undefined) found.push({ code: 'plan.unknown_pallet', params: { id } });
    else times[id]++;
  };
  for (const { id } of unplaced) count(id);
  for (const truck of trucks) {
    const ids = new Set([...truck.items, ...truck.unplaced].map(({ id }) => id));
    for (const { id } of truck.items) count(id);
    for (const { id } of truck.unplaced) found.push({ code: 'plan.pallet_left_behind', params: { id } });
    found.push(...checkTruckPlan({ floor: instance.floor, pallets: measured.filter(({ id }) => ids.has(id)) }, truck));
  }
  times.forEach((n, id) => {
    if (n !== 1) found.push({ code: n ? 'plan.pallet_twice' : 'plan.pallet_missing', params: { id } });
  });
  return found;
}

/**
 * A pallet as its products make it: the deck, the top of what stands highest, all masses, and the first of its stops.
 */
function measure(
  instance: ChainInstance,
  products: ReadonlyMap<number, PackProduct>,
  pallet: PlanPallet,
  id: number,
): TruckPallet {
  const settings = judgedSettings(instance.pallets, pallet);
  const widthMm = pallet.widthMm ?? settings.widthMm;
  let [topMm, massKg, stop] = [0, ((pallet.lengthMm * widthMm) / 1e6) * 0.05 * 510 * 1.1, Number.POSITIVE_INFINITY];
  for (const item of pallet.items) {
    const product = products.get(item.id);
    if (!product) continue;
    topMm = Math.max(topMm, item.zMm + (item.isFlipped ? product.widthMm : product.heightMm));
    massKg += product.massKg;
    stop = Math.min(stop, instance.stops[product.addressKey] ?? 100);
  }
  return {
    ...{ id, lengthMm: pallet.lengthMm, widthMm, heightMm: settings.palletHeightMm + topMm, massKg },
    ...{ dispatchPriority: stop, allowTurn: instance.allowTurn },
  };
}
