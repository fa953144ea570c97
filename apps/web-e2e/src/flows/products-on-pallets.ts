import { routes, type InputOf, type OutputOf } from '@mullion/contracts';
import { Api } from '../api';
import { freshNumber } from '../data/frames';

type Fields = Partial<InputOf<typeof routes.createProduct>['body']>;
type Product = OutputOf<typeof routes.createProduct>;
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** An order in planning with products of these positions; nothing of it stands on a pallet. */
export const orderOf = async (planner: Api, prefix: string, products: Readonly<Record<string, Fields>>) => {
  const admin = await Api.signedInAs('admin');
  const number = freshNumber(prefix);
  const { id } = await admin.call(routes.createOrder, { body: { offer_id: number, production_id: number } });
  const size = {
    order_id: id,
    category: 1,
    width: 1000,
    height: 1000,
    depth: 80,
    weight: 40,
    area: 1,
    can_be_flipped: true,
  };
  const made: Record<string, Product> = {};
  for (const [position, fields] of Object.entries(products))
    made[position] = await admin.call(routes.createProduct, { body: { ...size, position, ...fields } });
  await planner.call(routes.updateOrders, { body: { orders: [{ id, pal_status: 1 }] } });
  const count = Object.keys(products).length;
  await planner.until(
    routes.getOrdersPallets,
    { query: { filter: number } },
    ({ orders }) => orders[0]?.products.length === count,
  );
  return { id, number, products: made };
};

/**
 * Puts products onto a pallet of their own, the first where it may and the others at these places.
 * @returns the pallet's id
 */
export const onPallet = async (
  planner: Api,
  products: readonly (readonly [product: Product, place: Place | null])[],
): Promise<number> => {
  let pallet: number | null = null;
  for (const [product, place] of products) {
    const body: object =
      pallet === null
        ? { moved_from: null, moved_to: null, temporary: {} }
        : { moved_from: null, moved_to: pallet, ...(place && { place: { z: 0, is_flipped: false, ...place } }) };
    const moved = await planner.call(routes.moveProduct, { params: { id: product.id }, body: body as never });
    pallet = Number(moved.product.pallet_id);
  }
  return pallet ?? 0;
};
