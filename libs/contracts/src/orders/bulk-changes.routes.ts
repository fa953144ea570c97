import { z } from 'zod';
import { bulkChangeId, orderId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { order } from './order.schema';

/** Orders that could not be changed, or not be changed back, each with its reason. */
export const refusedOrders = z.array(
  z.object({ id: orderId, code: z.string(), params: z.record(z.string(), z.unknown()) }),
);

/**
 * Takes back one's own change of many orders, by the id it was sent under, within 30 s. Each order on its own: where
 * somebody or something went on since, it stays and is named with the reason. Again it answers the same.
 */
export const undoBulkChange = defineRoute({
  service: 'orders',
  name: 'orders.undo-change',
  method: 'POST',
  path: 'orders/changes/{change}/undo',
  summary: 'Take back a change of many orders that was just made',
  policy: { access: 'session' },
  timeoutMs: 20_000,
  params: z.strictObject({ change: bulkChangeId }),
  response: z.object({ orders: z.array(order), refused: refusedOrders }),
});
