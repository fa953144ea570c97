import { z } from 'zod';
import { attachment } from '../documents/attachment.schema';
import { companyId, orderId, productId, userId, workCenterId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';

export const problemId = z.int().positive().max(MAX_INT).brand<'ProblemId'>();
export type ProblemId = z.infer<typeof problemId>;

/** Why something went wrong, as scrap is counted by. */
export const scrapReasons = [
  'glass',
  'profile',
  'fittings',
  'surface',
  'colour',
  'size',
  'assembly',
  'transport',
  'documents',
  'other',
] as const;
export const scrapReason = z.enum(scrapReasons);
export type ScrapReason = z.infer<typeof scrapReason>;

const MAX_HOURS = 99_999;
const isTenth = (hours: number): boolean => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-6;
/** Hours, in steps of a tenth. */
export const timeSpent = z.number().min(0).max(MAX_HOURS).refine(isTenth, 'form.one_decimal');

/** What a person writes; status and time are for those who may set them. */
export const problemFields = z.strictObject({
  subject: line(191).min(1),
  description: z.string().trim().min(1).max(5000),
  order_code: line(64).min(1),
  comment: z.string().trim().max(2000).nullish(),
  /** Who reports it; the user's own name when absent. */
  /** Not written: whoever reports is who has signed in. */
  user_name: line(191).nullish(),
  product_id: productId.nullish(),
  work_center_id: workCenterId.nullish(),
  reason: scrapReason.nullish(),
  status: z.int().min(0).max(100).optional(),
  time_spent: timeSpent.nullish(),
});
/** What is not named stays as it is; without a version the current row is meant. */
export const problemEdit = problemFields.partial().extend({ version: version.optional() });

export const productionProblem = z.object({
  id: problemId,
  company_id: companyId,
  subject: z.string(),
  description: z.string(),
  order_code: z.string(),
  /** The order with that number; null while none is known. */
  order_id: orderId.nullable(),
  product_id: productId.nullable(),
  work_center_id: workCenterId.nullable(),
  reason: scrapReason.nullable(),
  comment: z.string().nullable(),
  user_id: userId.nullable(),
  user_name: z.string(),
  status: z.int(),
  /** Hours. */
  time_spent: z.number().nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
  solved_at: isoMoment.nullable(),
  version,
});
export type ProductionProblem = z.infer<typeof productionProblem>;

export const listedProblem = productionProblem.extend({
  /** Null while their owner does not answer. */
  attachments: z.array(attachment).nullable(),
});
export type ListedProblem = z.infer<typeof listedProblem>;
