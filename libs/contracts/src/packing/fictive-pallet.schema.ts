import { z } from 'zod';
import { lengthMm } from '../kit/measure.schema';

/** What a pallet of something that is in no order is made from. */
export const fictivePallet = z.strictObject({
  comment: z.string().trim().min(1).max(2000),
  length: lengthMm.min(1),
  width: lengthMm.min(1),
  /** Of the timber. */
  height: lengthMm.min(1),
  /** Of what stands on the timber. */
  product_height: lengthMm.min(1),
});
