import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, productId, truckId } from '../kit/id.schema';
import { manyOrderChanges } from './order-changes.schema';
import { orderRecord, productRecord } from './orders.events';
import { orderFields } from './order.schema';
import { orderPreview, productPreview, namedOf, refusalPreview } from './what-if.schema';

/** What orders and products would be, with their records as they would be published, for those who follow them. */
export const ordersPreview = z.object({
  orders: z.array(orderPreview),
  products: namedOf(productPreview),
  refused: z.array(refusalPreview),
  /** What would be announced: other services would apply exactly this. */
  announced: z.object({
    orders: z.array(orderRecord),
    products: z.array(productRecord.pick({ id: true, status: true })),
  }),
});

/** What changes of people would do to orders and their products. Errors: not_found. */
export const previewOrders = defineCall({
  service: 'orders',
  name: 'orders.foresee',
  timeoutMs: 10_000,
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('many'), orders: manyOrderChanges }),
    z.object({ kind: z.literal('one'), id: orderId, fields: orderFields }),
  ]),
  output: ordersPreview,
});

/**
 * What the departure of a truck, or its recall, would do to the orders on it: these products would have left, or would
 * be back.
 */
export const previewTruckMove = defineCall({
  service: 'orders',
  name: 'orders.foresee-truck-move',
  timeoutMs: 10_000,
  input: z.object({
    move: z.enum(['departure', 'recall']),
    truck_id: truckId,
    departure: z.int().positive(),
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
  }),
  output: ordersPreview,
});
