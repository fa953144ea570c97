import type { PackingInstance } from '@mullion/contracts';
import type { ProductRow } from '../core/pallets/pallet.row';
import type { Chosen } from './choose-products';
import type { RunInstance, RunSnapshot } from './run.row';

type Product = PackingInstance['products'][number];

/**
 * What a run is started on: the engine's instance with the settings of every packing type, and how everything stands
 * now.
 */
export const runContent = (
  chosen: Chosen,
  settings: readonly PackingInstance['settings'][],
  isCompared: boolean,
): RunInstance => ({
  instance: instanceOf(chosen, settings),
  snapshot: snapshotOf(chosen, isCompared),
});

const snapshotOf = ({ free, open, sources, touched }: Chosen, isCompared: boolean): RunSnapshot => ({
  products: free.map(({ id, version, pallet_id, x, y, z, is_flipped }) => ({
    id,
    version,
    pallet_id,
    x,
    y,
    z,
    is_flipped,
  })),
  fixed: open.flatMap(({ row, products }) => products.map(({ id, version }) => ({ id, version, pallet_id: row.id }))),
  sources,
  ...(isCompared && { pallets: touched.map(({ row }) => ({ id: row.id, version: row.version })) }),
});

const instanceOf = (
  { free, open, typeOf }: Chosen,
  [settings, ...others]: readonly PackingInstance['settings'][],
): PackingInstance => {
  const standing = open.flatMap((state) => state.products);
  const fixed = standing.map(({ id, pallet_id, x, y, z, is_flipped }) => ({
    id: id as Product['id'],
    pallet: pallet_id as number,
    x,
    y,
    z,
    is_flipped,
    ...(others.length > 0 && { type: typeOf.get(pallet_id as number) ?? 0 }),
  }));
  if (!settings) throw new Error('a run has a packing type');
  return {
    settings,
    ...(others.length > 0 && { other_types: others }),
    products: [...free, ...standing].map(productOf),
    ...(fixed.length === 0 ? {} : { fixed }),
  };
};

const productOf = (p: ProductRow): Product => ({
  id: p.id as Product['id'],
  order: String(p.order_id),
  address: p.address_key,
  category: p.category,
  width: p.width,
  height: p.height,
  depth: p.depth,
  weight: p.weight,
  can_be_flipped: p.can_be_flipped,
  // A set is a set within its order: two orders may both call one "A".
  part_of: p.part_of === null ? null : `${p.order_id}:${p.part_of}`,
});
