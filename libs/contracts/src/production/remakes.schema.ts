import { z } from 'zod';
import { orderId, productId, workCenterId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { isoDate, isoMoment } from '../kit/route';
import { problemId, scrapReasons } from './problems.schema';

export const remakeId = z.int().positive().max(MAX_INT).brand<'RemakeId'>();

/**
 * Ordered: orders and packing have not both answered yet. In work: the new unit is in production. Made: it is, and the
 * problem is solved. Refused: nothing came of it, `refusal` says why. Removed: the new unit was deleted before it was
 * made.
 */
export const remakeStates = ['ordered', 'in_work', 'made', 'refused', 'removed'] as const;
export type RemakeState = (typeof remakeStates)[number];

/** Error codes: why a unit cannot be made again, as far as production knows. */
export const remakeRefusals = [
  'remake.already_there',
  'remake.cancelled',
  'remake.departed',
  'remake.not_in_production',
] as const;
export type RemakeRefusal = (typeof remakeRefusals)[number];

/** Why a unit is made again: something went wrong, or the customer has changed it. */
export const remakeReason = z.enum([...scrapReasons, 'changed']);

/** A unit that is made again: the problem, the scrapped unit and the new one. */
export const remake = z.object({
  id: remakeId,
  /** Null: it was changed, nothing went wrong. */
  problem_id: problemId.nullable(),
  order_id: orderId,
  product_id: productId,
  barcode: z.string(),
  position: z.string(),
  /** The first work center that is repeated. */
  work_center_id: workCenterId,
  reason: remakeReason,
  state: z.enum(remakeStates),
  /** An error code. */
  refusal: z.string().nullable(),
  /** Null until orders has made it. */
  new_product_id: productId.nullable(),
  new_barcode: z.string().nullable(),
  user_name: z.string(),
  created_at: isoMoment,
  made_at: isoMoment.nullable(),
});
export type Remake = z.infer<typeof remake>;

/** A work center on the way of a unit that may be made again. */
export const remakeCenter = z.object({
  id: workCenterId,
  code: z.string(),
  description: z.string(),
  /** `operationStatus` of the unit there. */
  status: z.int(),
  /** True for those that the new unit goes through, false for those that stay done. */
  repeated: z.boolean(),
});

/** What a remake would do. Dates are computed; null where nobody can say. */
export const remakePlan = z.object({
  /** The first work center that is repeated: the one asked for, else where the unit stands. */
  work_center_id: workCenterId.nullable(),
  /** In the order of the way. */
  centers: z.array(remakeCenter),
  /** Operations that are to be done again. */
  operations: z.int(),
  /** When the order is finished as it is, and with the remake. */
  finish: isoDate.nullable(),
  finish_with_remake: isoDate.nullable(),
  delivery_date: isoDate.nullable(),
  /** Why it cannot be made again. */
  refusal: z.enum(remakeRefusals).nullable(),
});
export type RemakePlan = z.infer<typeof remakePlan>;
