import { z } from 'zod';
import { orderId } from '../kit/id.schema';
import { defineRoute, isoDate, urlId } from '../kit/route';
import { line } from '../kit/text.schema';
import { order, orderLengths } from './order.schema';

/** `all`: as many of each as there are; `one`: one of each that is alike; `none`: the order alone. */
export const copiedProducts = ['all', 'one', 'none'] as const;

/**
 * A new order at status 0 with customer, contact, address, kinds and products of another, under a number of its own.
 * Barcodes are new. Not copied: statuses, delivery date, the customer's order number, places on pallets, what was
 * decided, remarks of colleagues, cancelled products and those that were made again.
 */
export const copyOrder = defineRoute({
  service: 'orders',
  name: 'orders.copy',
  method: 'POST',
  path: 'orders/{id}/copy',
  summary: 'A new order that is a copy of another',
  success: 201,
  policy: { access: 'session' },
  timeoutMs: 20_000,
  params: z.strictObject({ id: urlId(orderId) }),
  body: z.strictObject({
    production_id: line(orderLengths.number).nullish(),
    offer_id: line(orderLengths.number).nullish(),
    delivery_date: isoDate.nullish(),
    customer_order_number: line(orderLengths.customerNumber).nullish(),
    products: z.enum(copiedProducts).default('all'),
  }),
  response: order,
});
