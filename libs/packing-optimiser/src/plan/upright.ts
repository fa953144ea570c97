import type { PackProduct } from '@mullion/packing-model';
import type { PackSettings, PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan } from '../pallets/pallet-plan';
import { settingsOf } from '../pallets/packing-types';
import { ruleAgainst } from '../pallets/sort-out';

/** Whether a window or door that may be turned goes on such a pallet upright too. */
export const mayBeUpright = (product: PackProduct, settings: PackSettings): boolean =>
  product.category > 0 && product.canBeFlipped && ruleAgainst({ ...product, canBeFlipped: false }, settings) === null;

/** The products without the turns that they do not need on such a pallet. */
export const upright = (products: readonly PackProduct[], settings: PackSettings): PackProduct[] =>
  products.map((product) => (mayBeUpright(product, settings) ? { ...product, canBeFlipped: false } : product));

/** Windows and doors that a plan lays on their side although they could stand, where the settings want them upright. */
export function turnedIn(instance: PalletInstance, { pallets }: Pick<PalletPlan, 'pallets'>): number {
  if (!instance.settings.prefersUpright) return 0;
  const products = new Map(instance.products.map((product) => [product.id, product]));
  const fixed = new Set(instance.fixed.map(({ productId }) => productId));
  return pallets.reduce((sum, pallet) => {
    const settings = settingsOf(instance, pallet);
    return (
      sum +
      pallet.items.filter(
        ({ id, isFlipped }) => isFlipped && !fixed.has(id) && mayBeUpright(products.get(id)!, settings),
      ).length
    );
  }, 0);
}
