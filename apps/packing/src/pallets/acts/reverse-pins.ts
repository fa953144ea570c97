import type { CallInfo, ServiceTools, Tx } from '@mullion/server-kit';
import type { Pins } from '../../core/pallets/pin.repository';
import { setPins } from '../set-pins';
import type { KeptPallet, KeptPins } from './kept-act';

const noPins: KeptPins = { pallet: false, products: [] };

/** Pallets with what was pinned on them of what an act was about. */
export const keptPins = (ids: readonly number[], pins: Pins): KeptPallet[] =>
  ids.map((id) => {
    const products = pins.products.get(id) ?? [];
    return { id, length: 0, width: 0, products: [], pins: { pallet: pins.pallets.has(id), products } };
  });

/**
 * Pins what an act has unpinned, or takes away the pins that it has set; what is so already stays so. Gives the pallets.
 * @throws AppError not_found when one of them is gone
 */
export const reversePins = async (
  tools: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  call: CallInfo,
  { from, to }: { readonly from: readonly KeptPallet[]; readonly to: readonly KeptPallet[] },
): Promise<number[]> => {
  const left = new Map(from.map(({ id, pins = noPins }) => [id, pins]));
  const pinned = { pallets: new Set<number>(), products: new Set<number>() };
  const unpinned = { pallets: new Set<number>(), products: new Set<number>() };
  for (const { id, pins = noPins } of to) {
    const was = left.get(id) ?? noPins;
    if (pins.pallet !== was.pallet) (pins.pallet ? pinned : unpinned).pallets.add(id);
    for (const product of pins.products) if (!was.products.includes(product)) pinned.products.add(product);
    for (const product of was.products) if (!pins.products.includes(product)) unpinned.products.add(product);
  }
  const changes = [
    { ...pinned, pinned: true },
    { ...unpinned, pinned: false },
  ].filter(({ pallets, products }) => pallets.size + products.size > 0);
  const ids: number[] = [];
  for (const { pallets, products, pinned: isPinned } of changes)
    ids.push(...(await setPins(tools, tx, call, { pallets: [...pallets], products: [...products], pinned: isPinned })));
  return [...new Set(ids)];
};
