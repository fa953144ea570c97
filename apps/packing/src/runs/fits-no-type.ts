import type { PackingInstance } from '@mullion/contracts';
import { partsByType, readInstance } from '@mullion/packing-optimiser';

/**
 * Products of a run with several packing types that none of them holds, by id; with one type the search says which rule
 * stops a product.
 */
export const fitsNoType = (instance: PackingInstance): ReadonlySet<number> => {
  const read = readInstance(instance);
  return new Set(read.kind === 'pallets' ? partsByType(read.pallets).unplaced.map(({ id }) => id) : []);
};
