import {
  getPallet,
  getProduct,
  listOrderOperations,
  readProduct,
  readProductSet,
  type OutputOf,
  type PalletId,
  type Product,
  type ProductId,
} from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';
import { soonOrNull } from './or-null';
import { glassOf } from './product-set';

const PLACE_MS = 2_000;
type Place = Pick<OutputOf<typeof getProduct>, 'x' | 'y' | 'z' | 'is_flipped'>;
const nowhere: Place = { x: null, y: null, z: null, is_flipped: null };

/**
 * The product from orders, its place from packing when it lies on a pallet, its operations and glass from production;
 * what is not answered is unknown.
 */
export const product = defineComposition(getProduct, async ({ params }, ask) => {
  const found = await ask(readProduct, { id: params.id as ProductId });
  const [place, set, operations, glass] = await Promise.all([
    found.pallet_id === null ? nowhere : placeOf(found.id, found.pallet_id, ask),
    soonOrNull(ask(readProductSet, { barcode: found.barcode })),
    operationsOf(found, ask),
    soonOrNull(glassOf(found, ask)),
  ]);
  const { fitting_groups: fittings = [], product_image = null } = set?.id === found.id ? set : {};
  return { ...found, ...place, checked: found.loaded, product_image, fittings, operations, glass_units: glass };
});

const operationsOf = async (
  { id, order_id }: Product,
  ask: Ask,
): Promise<OutputOf<typeof getProduct>['operations']> => {
  const input = { params: {}, query: { orders: [order_id] }, body: {} };
  const found = await soonOrNull(ask(listOrderOperations, input));
  return found?.orders.flatMap(({ operations }) => operations.filter((one) => one.product_id === id)) ?? null;
};

const placeOf = async (id: number, palletId: PalletId, ask: Ask): Promise<Place> => {
  try {
    const query = getPallet.query.parse({ with_products: 'true' });
    const pallet = await ask(getPallet, { params: { id: palletId }, query, body: {} }, { timeoutMs: PLACE_MS });
    const placed = pallet.products.find((one) => one.id === id);
    return placed ? { x: placed.x, y: placed.y, z: placed.z, is_flipped: placed.is_flipped } : nowhere;
  } catch (error) {
    log().warn({ reason: String(error) }, 'product without its place');
    return nowhere;
  }
};
