import { z } from 'zod';
import { operationId, orderId, productId, userId, workCenterId } from '../kit/id.schema';
import { isoMoment, version } from '../kit/route';

/**
 * What was done with an operation, in the order it happened; events are only added. Carried: done with the scrapped
 * unit that this one is made again for. Ended: its product or order was cancelled, or has left; reopened: it is made on
 * again. Changed: it is to be done again because the product is another now; change_read: somebody has read what
 * changed.
 */
export const operationEventKinds = [
  'started',
  'completed',
  'comment',
  'problem',
  'returned',
  'undone',
  'cancelled',
  'carried',
  'ended',
  'reopened',
  'changed',
  'change_read',
] as const;
export type OperationEventKind = (typeof operationEventKinds)[number];

/** Codes of the history; the other kinds of events are shown by their name. */
export const historyCode = { comment: 0, completed: 1, returned: 2, problem: 3 } as const;

/** Minutes of work, two decimals; null: not estimated, because no rule says how long it takes. */
export const operationMinutes = z.number().min(0).max(100_000).nullable();

/**
 * What is to be done with a product at a work center. A product that comes back has another round there; the rounds
 * before stay as they were.
 */
export const operation = z.object({
  id: operationId,
  order_id: orderId,
  product_id: productId,
  work_center_id: workCenterId,
  round: z.int(),
  amount: operationMinutes,
  /** `operationStatus`. */
  status: z.int(),
  start_time: isoMoment.nullable(),
  end_time: isoMoment.nullable(),
  /** The last comment. */
  comment: z.string().nullable(),
  /** Who changed it last. */
  user_id: userId.nullable(),
  version,
});
export type Operation = z.infer<typeof operation>;

/** One line of an operation's history. */
export const operationEvent = z.object({
  id: z.int(),
  operation_id: operationId,
  product_id: productId,
  work_center_id: workCenterId,
  round: z.int(),
  kind: z.enum(operationEventKinds),
  comment: z.string().nullable(),
  user_id: userId.nullable(),
  user_name: z.string(),
  /** The device it was done at. */
  terminal: z.string().nullable(),
  created_at: isoMoment,
});
export type OperationEvent = z.infer<typeof operationEvent>;
