import { z } from 'zod';
import { operationId, orderId, productId, userId, workCenterId } from '../kit/id.schema';
import { problemId } from './problems.schema';
import { remakeReason } from './remakes.schema';
import { pageQuery } from '../kit/page.schema';
import { defineRoute, isoDate, isoMoment, urlId, urlTextOf } from '../kit/route';
import { category, comment } from '../orders/order.schema';
import { changeNotice } from './change-notices.schema';
import { operationMinutes } from './operation.schema';

const session = { access: 'session' } as const;
const flag = z.enum(['true', 'false']).default('false');
const id = z.strictObject({ id: urlId(operationId) });

/**
 * One work center of a product's way: its operation there that counts, and who was the last to do something with it.
 */
export const historyStep = z.object({
  work_center_id: workCenterId,
  round: z.int(),
  /** `operationStatus`. */
  status: z.int(),
  start_time: isoMoment.nullable(),
  end_time: isoMoment.nullable(),
  user_name: z.string().nullable(),
  changed_at: isoMoment.nullable(),
});
export type HistoryStep = z.infer<typeof historyStep>;

/** A product that is worked on at a work center. */
export const centerProduct = z.object({
  product_id: productId,
  order_id: orderId,
  operation_id: operationId,
  barcode: z.string(),
  position: z.string(),
  type: z.string().nullable(),
  category,
  width: z.int(),
  height: z.int(),
  depth: z.int(),
  weight: z.number(),
  product_comment: z.string().nullable(),
  /** Content hash of its image; null without one. */
  image: z.string().nullable(),
  /** `operationStatus` of the operation here. */
  operation_status: z.int(),
  operation_comment: z.string().nullable(),
  amount: operationMinutes,
  start_time: isoMoment.nullable(),
  end_time: isoMoment.nullable(),
  user_id: userId.nullable(),
  /**
   * Since it was started, in working time at the page's `now`; null: it is not being worked on. `until`: when it stands
   * still; null: it does now.
   */
  worked: z.object({ ms: z.int(), until: isoMoment.nullable() }).nullable(),
  /** Why it comes here again: sent back, or made again for a scrapped unit; null: the first time. */
  rework: z
    .object({
      kind: z.enum(['returned', 'remade']),
      round: z.int(),
      text: z.string(),
      reason: remakeReason.nullable(),
      user_name: z.string(),
      at: isoMoment,
      /** Whose photos show it. */
      problem_id: problemId.nullable(),
    })
    .nullable(),
  /** What changed of it while it was made; null: nothing that it is made by. */
  change: changeNotice.nullable(),
  /** Open here, and nothing is awaited. */
  ready: z.boolean(),
  /** Work centers before this one where something is still to be done with it. */
  awaits: z.array(workCenterId),
  /** Where it may begin once it is complete here. */
  next: z.array(workCenterId),
  /** Every work center it goes through, by code. */
  way: z.array(historyStep),
});
export type CenterProduct = z.infer<typeof centerProduct>;

/** An order with what of it is worked on at a work center. */
export const centerOrder = z.object({
  order_id: orderId,
  order: z.string(),
  customer: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  /** Of all its products that come here, whatever the filter: how many are complete. */
  done: z.int(),
  count: z.int(),
  products: z.array(centerProduct),
});
export type CenterOrder = z.infer<typeof centerOrder>;

/** A work center with what it depends on. */
export const centerStop = z.object({
  id: workCenterId,
  code: z.string(),
  description: z.string(),
  preperation: z.boolean(),
  deleted: z.boolean(),
  depends_on: z.array(workCenterId),
});
export type CenterStop = z.infer<typeof centerStop>;

/**
 * Orders with a change that has not been read here come first, then those with something that can be done now, then
 * those that await other work centers, soonest delivery first; completed ones last. `returning`: only products that can
 * be sent back; `preparation`: only those of orders whose preparation still goes on, or, 'false', is over.
 */
export const getWorkCenterPage = defineRoute({
  service: 'production',
  name: 'work-centers.page',
  method: 'GET',
  path: 'work-centers/{id}',
  summary: 'Orders and products at a work center',
  policy: { ...session, terminals: ['work_center'] },
  timeoutMs: 15_000,
  params: z.strictObject({ id: urlId(workCenterId) }),
  query: z.strictObject({
    /** Part of an order's number, its customer, a position, a barcode or a type. */
    filter: urlTextOf(191),
    finished: flag,
    returning: flag,
    preparation: z.enum(['true', 'false']).optional(),
    page: pageQuery.page,
    rows: pageQuery.rows.unwrap().max(50).default(10),
  }),
  response: z.object({
    work_center: z.object({
      id: workCenterId,
      code: z.string(),
      description: z.string(),
      preperation: z.boolean(),
      deleted: z.boolean(),
      max_load: z.number().nullable(),
    }),
    /** All work centers, deleted ones too: products may have been there. */
    centers: z.array(centerStop),
    orders: z.array(centerOrder),
    page: z.int(),
    pages: z.int(),
    /** Orders on all pages. */
    total: z.int(),
    /** Products still to be completed here, and of them those that can be done now; of this filter. */
    left: z.int(),
    ready: z.int(),
    /**
     * Completed here since midnight, and how many minutes one took from its start; null when none was started before.
     */
    today: z.object({ completed: z.int(), minutes: z.number().nullable() }),
    /** The server's time, which starts and ends are of. */
    now: isoMoment,
  }),
});
export type WorkCenterPage = z.infer<(typeof getWorkCenterPage)['response']>;

/** Why a unit is, or is not, in the queue of a work center. */
export const unitAtCenterState = z.enum([
  'ready',
  'awaits',
  'done',
  'cancelled',
  'departed',
  'removed',
  'scrapped',
  'not_here',
]);
export type UnitAtCenterState = z.infer<typeof unitAtCenterState>;

/**
 * For a terminal whose unit is no longer in its list, or that was shown a label which is not.
 * @throws `not_found` a barcode of no product
 */
export const getUnitAtCenter = defineRoute({
  service: 'production',
  name: 'work-centers.unit',
  method: 'GET',
  path: 'work-centers/{id}/units/{barcode}',
  summary: 'What there is to do with a unit at a work center',
  policy: { ...session, terminals: ['work_center'] },
  params: z.strictObject({ id: urlId(workCenterId), barcode: z.string().min(1).max(191) }),
  response: z.object({
    product_id: productId,
    order: z.string(),
    position: z.string(),
    state: unitAtCenterState,
    /** Codes of the work centers where something is still to be done with it before. */
    awaits: z.array(z.string()),
    /** Who did the last thing with its operation here, and when; null: nobody has. */
    user_name: z.string().nullable(),
    at: isoMoment.nullable(),
  }),
});
export type UnitAtCenter = z.infer<(typeof getUnitAtCenter)['response']>;

/** What is left at each work center, for the choice of one. */
export const listWorkCenterCounts = defineRoute({
  service: 'production',
  name: 'work-centers.counts',
  method: 'GET',
  path: 'work-centers/counts',
  summary: 'How much is left at each work center',
  policy: { ...session, terminals: ['work_center'] },
  response: z.array(z.object({ work_center_id: workCenterId, left: z.int(), problems: z.int() })),
});

/** What was said of an operation, oldest first: remarks, problems and reasons of returns. */
export const listOperationComments = defineRoute({
  service: 'production',
  name: 'operations.comments',
  method: 'GET',
  path: 'operations/{id}/comments',
  summary: 'Comments on an operation',
  policy: session,
  params: id,
  response: z.array(comment),
});

export const workCenterPageRoutes = { listWorkCenterCounts, getWorkCenterPage, getUnitAtCenter, listOperationComments };
