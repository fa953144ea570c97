import type { Database } from '@mullion/server-kit';
import { hasLeft } from '../core/orders/order.policy';
import type { PicturedOrder, PicturedProduct } from './rules/match-pictures';

interface Pictured {
  readonly orders: readonly PicturedOrder[];
  readonly products: readonly (PicturedProduct & { readonly image: string | null; readonly has_left: boolean })[];
}

type ProductOfOrder = PicturedProduct & {
  readonly image: string | null;
  readonly status: number;
  readonly order_status: number;
  readonly pal_status: number;
};

/** Orders with these numbers and their products with the picture that each has. */
export const picturedIn = async (
  database: Database,
  companyId: number,
  numbers: readonly string[],
): Promise<Pictured> => {
  const orders = await database.read<PicturedOrder>(
    `SELECT id, coalesce(production_id, offer_id) AS number FROM orders.orders WHERE company_id = $1 AND NOT removing
       AND lower(coalesce(production_id, offer_id)) IN (SELECT lower(n) FROM unnest($2::text[]) AS n) ORDER BY id`,
    [companyId, [...new Set(numbers)]],
  );
  const products = await database.read<ProductOfOrder>(
    `SELECT p.id, p.order_id, p.position, p.image, p.status, o.status AS order_status, o.pal_status
     FROM orders.products p JOIN orders.orders o ON o.id = p.order_id
     WHERE p.company_id = $1 AND p.order_id = ANY($2) AND NOT p.removing ORDER BY p.id`,
    [companyId, orders.map(({ id }) => id)],
  );
  return {
    orders,
    products: products.map(({ id, order_id, position, image, status, order_status, pal_status }) => ({
      ...{ id, order_id, position, image },
      has_left: hasLeft({ status: order_status, pal_status }) || hasLeft({ status, pal_status: 0 }),
    })),
  };
};
