import { mapInSlices } from './map-in-slices';
import { toLoad } from './pallet.mapper';
import { withLoad } from './derive-pallet';
import type { PalletState, ProductRow } from './pallet.row';
import { PalletWork } from './pallet-work';
import { lengthRuleOf, resize } from '../rules/resize';
import { lowerOntoSupports } from '../rules/lower-onto-supports';

/**
 * What stays on pallets, locked in this transaction, after products have gone: it settles, the pallet is cut to it, an
 * emptied pallet is deleted; what finds no place any more becomes unplaced as well.
 */
export const lowerRemaining = async (
  work: PalletWork,
  states: readonly PalletState[],
  gone: ReadonlySet<number>,
): Promise<void> => {
  const emptied: PalletState[] = [];
  const rest: PalletState[] = [];
  const unplaceable: ProductRow[] = [];
  const remaining = await mapInSlices(states, (state) => {
    const rule = lengthRuleOf(work.company, state.row.longest_length);
    const load = toLoad(state, work.company);
    const lowered = lowerOntoSupports(
      { ...load, products: load.products.filter((p) => !gone.has(p.id)) },
      { lengthRule: rule },
    );
    return { state, rule, load, lowered };
  });
  for (const { state, rule, load, lowered } of remaining) {
    unplaceable.push(...state.products.filter((p) => lowered.unplaceable.includes(p.id)));
    if (lowered.load.products.length === 0) emptied.push(state);
    else rest.push(PalletWork.outdated(withLoad(state, resize(load, lowered.load, rule, false), work.known)));
  }
  if (unplaceable.length > 0) await work.unplace(unplaceable);
  await work.write(rest);
  await work.remove(emptied);
};
