import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, productId, workCenterId } from '../kit/id.schema';
import { isoDate } from '../kit/route';
import { measureWorkingTime, readFloorMoments } from '../orders/order-timeline.routes';
import { orderRecord } from '../orders/orders.events';
import { finishPreview } from '../orders/what-if.schema';
import { workCenter } from './production.routes';

export const readWorkCenter = defineCall({
  service: 'production',
  name: 'work-centers.read',
  input: z.object({ id: workCenterId }),
  output: workCenter,
});

/** A product that has an open operation at a work center. */
export const waitingProduct = z.object({
  product_id: productId,
  order_id: orderId,
  order: z.string(),
  customer: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  position: z.string(),
  barcode: z.string(),
  type: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  product_comment: z.string().nullable(),
  /** `operationStatus`: waiting, started or problem. */
  operation_status: z.int(),
  operation_comment: z.string().nullable(),
});
export type WaitingProduct = z.infer<typeof waitingProduct>;

/** For the worker: what waits at a work center, soonest delivery first, then by order and position; `total` counts those beyond the limit too. */
export const listWaitingProducts = defineCall({
  service: 'production',
  name: 'work-centers.waiting',
  timeoutMs: 15_000,
  input: z.object({ id: workCenterId, limit: z.int().positive().max(5_000) }),
  output: z.object({ work_center: workCenter, products: z.array(waitingProduct), total: z.int() }),
});

/** Orders whose delivery date or finish would be another once these records had arrived. */
export const previewFinishes = defineCall({
  service: 'production',
  name: 'floor.foresee',
  timeoutMs: 10_000,
  input: z.object({ orders: z.array(orderRecord) }),
  output: z.array(finishPreview),
});

export const productionCalls = { previewFinishes, readWorkCenter, listWaitingProducts, readFloorMoments, measureWorkingTime };
