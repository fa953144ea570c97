import { z } from 'zod';
import { orderId } from '../kit/id.schema';
import { isoDate } from '../kit/route';

/** What many orders may be changed to at once. */
export const manyOrderChanges = z
  .array(
    z.strictObject({
      id: orderId,
      status: z.int().min(0).max(100).optional(),
      pal_status: z.int().min(0).max(3).optional(),
      /** Of its products, when it goes to production. */
      completion_date: isoDate.optional(),
      delivery_date: isoDate.nullable().optional(),
    }),
  )
  .min(1)
  .max(500);
export type ManyOrderChanges = z.infer<typeof manyOrderChanges>;
