import { getPallet, getProduct, readProduct, type OutputOf, type PalletId, type ProductId } from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';

const PLACE_MS = 2_000;
type Place = Pick<OutputOf<typeof getProduct>, 'x' | 'y' | 'z' | 'is_flipped'>;
const nowhere: Place = { x: null, y: null, z: null, is_flipped: null };

/** The product from orders and, when it lies on a pallet, its place from packing; without packing's answer the place is unknown. */
export const product = defineComposition(getProduct, async ({ params }, ask) => {
  const found = await ask(readProduct, { id: params.id as ProductId });
  return { ...found, ...(found.pallet_id === null ? nowhere : await placeOf(found.id, found.pallet_id, ask)) };
});

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
