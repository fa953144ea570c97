import { mapInSlices } from './map-in-slices';
import { toLoad } from './pallet.mapper';
import { withLoad } from './derive-pallet';
import type { PalletState, ProductRow } from './pallet.row';
import { PalletWork } from './pallet-work';
import { lengthRuleOf, resize } from '../rules/resize';
import { settle } from '../rules/settle';

/**
 * What stays on pallets, locked in this transaction, after products have gone: it settles, the pallet is cut to it, an emptied pallet is
 * deleted; what finds no place any more becomes unplaced as well.
 */
export const resettleRemaining = async (work: PalletWork, states: readonly PalletState[], gone: ReadonlySet<number>): Promise<void> => {
  const emptied: PalletState[] = [];
  const rest: PalletState[] = [];
  const unplaceable: ProductRow[] = [];
  const remaining = await mapInSlices(states, (state) => {
    const rule = lengthRuleOf(work.company, state.row.longest_length);
    const load = toLoad(state, work.company);
    const settled = settle({ ...load, products: load.products.filter((p) => !gone.has(p.id)) }, { lengthRule: rule });
    return { state, rule, load, settled };
  });
  for (const { state, rule, load, settled } of remaining) {
    unplaceable.push(...state.products.filter((p) => settled.unplaceable.includes(p.id)));
    if (settled.load.products.length === 0) emptied.push(state);
    else rest.push(PalletWork.outdated(withLoad(state, resize(load, settled.load, rule, false), work.known)));
  }
  if (unplaceable.length > 0) await work.unplace(unplaceable);
  await work.write(rest);
  await work.remove(emptied);
};
