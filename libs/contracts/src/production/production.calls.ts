import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, productId, userId, workCenterId } from '../kit/id.schema';
import { isoDate } from '../kit/route';
import { measureWorkingTime, readFloorMoments } from '../orders/order-timeline.routes';
import { orderRecord } from '../orders/orders.events';
import { finishPreview } from '../orders/what-if.schema';
import { changedUnit } from './change-notices.schema';
import { workCenter } from './production.routes';
import { remakeStates } from './remakes.schema';
import { workInputs } from './work-inputs';

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
  /** It has changed, and nobody has read that at the work center. */
  changed: z.boolean(),
});
export type WaitingProduct = z.infer<typeof waitingProduct>;

/**
 * For the worker: what waits at a work center, soonest delivery first, then by order and position; `total` counts those
 * beyond the limit too.
 */
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

/**
 * What production has done with products that are about to change. Names a state that rises with every change of their
 * operations.
 */
export const readWork = defineCall({
  service: 'production',
  name: 'work.read',
  timeoutMs: 10_000,
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.array(
    z.object({
      product_id: productId,
      state: z.string(),
      /** Has operations that are not cancelled. */
      in_production: z.boolean(),
      /**
       * Work centers that have begun or ended something with it, in the order of their codes, and what must change for it
       * to be done again.
       */
      done: z.array(z.object({ code: z.string(), again_by: z.array(z.enum(workInputs)) })),
      /** Glass for it is ordered. */
      glass: z.boolean(),
    }),
  ),
});

/**
 * Reserves products with operations for ten seconds, in which nothing is begun or completed with them; or none of them,
 * when something was done with one since.
 */
export const reserveWork = defineCall({
  service: 'production',
  name: 'work.reserve',
  input: z.object({ products: z.array(z.object({ product_id: productId, state: z.string() })).max(500) }),
  output: z.object({ changed: z.array(productId) }),
});

/**
 * Does with operations what was decided about products, once for each key, and gives those of `reserved` free: what has
 * been done with `reopened` by what changed is to be done again; of `told` the floor has to read what changed; `remade`
 * are scrapped and made again, each under the key by which
 * orders knows what the new one is. Answers what became of the remakes; `ordered` ones go on by themselves.
 */
export const applyWork = defineCall({
  service: 'production',
  name: 'work.apply',
  timeoutMs: 12_000,
  input: z.object({
    key: z.uuid(),
    user_id: userId.nullable(),
    user_name: z.string(),
    reserved: z.array(productId),
    /** `note`: what it was and is, as the floor is told; `changed`: what work centers go by that is another now. */
    reopened: z.array(
      z.object({ product_id: productId, note: z.string().nullable(), changed: z.array(z.enum(workInputs)) }),
    ),
    told: z.array(changedUnit),
    remade: z.array(z.object({ product_id: productId, key: z.uuid() })),
  }),
  output: z.object({
    remakes: z.array(z.object({ product_id: productId, state: z.enum(remakeStates), refusal: z.string().nullable() })),
  }),
});

export const productionCalls = {
  readWork,
  reserveWork,
  applyWork,
  previewFinishes,
  readWorkCenter,
  listWaitingProducts,
  readFloorMoments,
  measureWorkingTime,
};
