import { z } from 'zod';
import { orderId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { orderFields } from './order.schema';
import { manyOrderChanges } from './order-changes.schema';
import { changePreview } from './what-if.schema';

const session = { access: 'session' } as const;

/** What `PUT orders` would do with the same changes, each on its own. Nothing is written. */
export const whatIfOrders = defineRoute({
  service: 'gateway',
  name: 'orders.what-if-many',
  method: 'POST',
  path: 'orders/what-if',
  summary: 'What a change of many orders would touch',
  policy: session,
  body: z.strictObject({ orders: manyOrderChanges }),
  response: changePreview,
});

/** What `PUT orders/{id}` would do with the same fields. Nothing is written. */
export const whatIfOrder = defineRoute({
  service: 'gateway',
  name: 'orders.what-if',
  method: 'POST',
  path: 'orders/{id}/what-if',
  summary: 'What an edit of an order would touch',
  policy: session,
  params: z.strictObject({ id: urlId(orderId) }),
  body: orderFields,
  response: changePreview,
});

/** Answered by the gateway from the owners of what would change. */
export const whatIfRoutes = { whatIfOrders, whatIfOrder };
