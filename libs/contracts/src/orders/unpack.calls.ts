import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, planningActId } from '../kit/id.schema';
import { ok } from '../kit/route';

/**
 * Packing asks when a person takes back that they have taken an order out of planning, or does it again: the order here
 * and its places there, both or neither.
 */
export const turnUnpack = defineCall({
  service: 'orders',
  name: 'orders.turn-unpack',
  timeoutMs: 15_000,
  input: z.object({ order_id: orderId, act: planningActId, way: z.enum(['undo', 'redo']) }),
  output: ok,
});
