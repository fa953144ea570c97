import { z } from 'zod';
import { operationId, orderId, productId, workCenterId } from '../kit/id.schema';
import { defineRoute, isoDate, isoMoment, urlDate, urlFlag, urlInt, urlText } from '../kit/route';

/** Days that the history goes back unless it is said. */
export const HISTORY_DAYS = 14;

/** One line of the history of production. */
export const historyAction = z.object({
  id: z.int(),
  time: z.object({ date: isoMoment }),
  /** `historyCode`: 0 comment, 1 done, 2 return, 3 problem. */
  completed_action: z.int().min(0).max(3),
  comment: z.string().nullable(),
  /** Of the product; of several those of all, in their order. */
  position: z.string(),
  order_id: orderId,
  order_name: z.string(),
  customer: z.string().nullable(),
  user_name: z.string(),
  work_center_id: workCenterId,
  /** Where a product was sent back to. */
  returned_to: workCenterId.nullable(),
  /** The first of its products and operations, and how many there are. */
  operation_id: operationId,
  product_id: productId,
  products: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Hash of its own picture. */
  image: z.string().nullable(),
  /** It was taken back afterwards. */
  undone: z.boolean(),
});
export type HistoryAction = z.infer<typeof historyAction>;

const history = {
  service: 'production',
  method: 'GET',
  policy: { access: 'session' },
  timeoutMs: 10_000,
  query: z.strictObject({
    /** A part of the order's number, of the work center or of who did it. */
    filter: urlText,
    page: urlInt.min(1).max(1_000_000).default(1),
    only_problems: urlFlag,
    code: urlInt.min(0).max(3).optional(),
    order_id: urlInt.positive().optional(),
    /** The first day; without an order 14 days back unless it is said. */
    from: urlDate,
  }),
  response: z.object({
    /** Newest first, 50 a page. */
    data: z.array(historyAction),
    /** The work centers of these lines, deleted ones too. */
    centers: z.array(z.object({ id: workCenterId, code: z.string(), description: z.string(), deleted: z.boolean() })),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    /** How many there are of each code, whichever is asked for. */
    counts: z.object({ comments: z.int(), done: z.int(), returns: z.int(), problems: z.int() }),
    /** How many of those asked for there are on each day, newest first. */
    days: z.array(z.object({ date: isoDate, count: z.int() })),
    from: isoDate.nullable(),
  }),
} as const;

export const listOperationActions = defineRoute({
  ...history,
  name: 'operation-history.list',
  path: 'actions/operations',
  summary: 'What was done with operations, a line a product',
});

export const listOrdersOperationActions = defineRoute({
  ...history,
  name: 'operation-history.of-orders',
  path: 'actions/operations/orders',
  summary: 'What was done with operations, a line for all products of an order that were changed together',
});

export const operationHistoryRoutes = { listOperationActions, listOrdersOperationActions };
