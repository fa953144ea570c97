import type { PackProduct, TruckPallet } from '@mullion/packing-model';
import type { PlanPallet } from '../pallets/pallet-plan';
import { TIMBER_KG_PER_MM2 } from '../pallets/pack-problem';
import { settingsOf } from '../pallets/packing-types';
import type { ChainInstance } from './chain-instance';

/** What an address without a stop counts as. */
const NO_STOP = 100;

/**
 * Pallets of a plan as the floor sees them; a pallet of several addresses belongs to the one that is unloaded first.
 */
export function floorPalletsOf(instance: ChainInstance, pallets: readonly PlanPallet[]): TruckPallet[] {
  const products = new Map(instance.pallets.products.map((product) => [product.id, product]));
  return pallets.map((pallet, id) => {
    const settings = settingsOf(instance.pallets, pallet);
    const content = pallet.items.map((item) => ({ item, product: products.get(item.id)! }));
    const widthMm = pallet.widthMm ?? settings.widthMm;
    const topMm = content.reduce(
      (most, { item, product }) => Math.max(most, item.zMm + heightOf(product, item.isFlipped)),
      0,
    );
    return {
      id,
      lengthMm: pallet.lengthMm,
      widthMm,
      heightMm: settings.palletHeightMm + topMm,
      massKg:
        content.reduce((sum, { product }) => sum + product.massKg, 0) + pallet.lengthMm * widthMm * TIMBER_KG_PER_MM2,
      dispatchPriority: content.reduce(
        (first, { product }) => Math.min(first, stopOf(instance, product)),
        Number.POSITIVE_INFINITY,
      ),
      allowTurn: instance.allowTurn,
    };
  });
}

const stopOf = ({ stops }: ChainInstance, product: PackProduct): number => stops[product.addressKey] ?? NO_STOP;

const heightOf = (product: PackProduct, isFlipped: boolean): number => (isFlipped ? product.widthMm : product.heightMm);
