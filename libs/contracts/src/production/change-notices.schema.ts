import { z } from 'zod';
import { productId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';
import { productChange } from '../orders/product-changes.schema';

/** A product that was changed while it is made, as the floor is told. */
export const changedUnit = z.object({
  product_id: productId,
  fields: productChange.shape.fields,
  /** Content hash of the picture that it had; null without one. */
  image: z.string().nullable(),
});
export type ChangedUnit = z.infer<typeof changedUnit>;

/** What a work center is told of a product that has changed. */
export const changeNotice = z.object({
  /** The newest change: what is confirmed when it has been read. */
  id: z.int(),
  /**
   * From what the work center knew to what the product is, over all changes that it has not read; none when the product
   * is again as it was.
   */
  fields: changedUnit.shape.fields,
  image: changedUnit.shape.image,
  /** Whose change it was. */
  user_name: z.string(),
  at: isoMoment,
  /** Work here goes on when it has been read. */
  must_be_read: z.boolean(),
  /** It was being worked on here when it changed. */
  in_hand: z.boolean(),
  /** Who has read it here; null: nobody has, or nobody has to. */
  read: z.object({ user_name: z.string(), at: isoMoment }).nullable(),
});
export type ChangeNotice = z.infer<typeof changeNotice>;
