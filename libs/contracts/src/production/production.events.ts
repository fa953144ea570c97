import { z } from 'zod';
import { orderId, productId, userId } from '../kit/id.schema';
import { defineEvent } from '../kit/event';
import { version } from '../kit/route';

/**
 * How far production is with an order and its products, each with a version that rises with every change: the newest
 * one counts, so events may come twice and in any order. Products: 4 in preparation, 6 begun, 8 all operations
 * complete, 0 nothing any more. The order itself: 5 when all its preparation operations are complete, else 0; 6 to 8
 * follow from its products.
 */
export const productionProgressed = defineEvent({
  owner: 'production',
  name: 'production.progressed.v1',
  data: z.object({
    order_id: orderId,
    order: z.object({ status: z.int().min(0).max(8), version }).nullable(),
    products: z.array(z.object({ product_id: productId, status: z.int().min(0).max(8), version })).max(500),
    /** Who ended the operation, for the history of statuses. */
    user_id: userId.nullable(),
  }),
  live: (data) => [
    { entity: 'order', ids: [data.order_id] },
    { entity: 'product', ids: data.products.map((product) => product.product_id) },
  ],
});

export const productionEvents = { productionProgressed };
