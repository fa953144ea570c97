import { z } from 'zod';
import { orderId, productId } from '../kit/id.schema';
import { isoMoment } from '../kit/route';
import { category } from '../orders/order.schema';
import { rack } from './racks.schema';

/** A unit as lists of the hall name it. */
export const storageUnit = z.object({
  product_id: productId,
  barcode: z.string(),
  order_id: orderId,
  order: z.string(),
  position: z.string(),
  category,
  width: z.int(),
  height: z.int(),
  /** Hash of its picture; null without one. */
  image: z.string().nullable(),
});
export type StorageUnit = z.infer<typeof storageUnit>;

export const rackName = rack.pick({ id: true, code: true, zone: true, place: true, walking_order: true });

/** Where a thing was seen last, by whom and when. */
export const rackPlace = z.object({
  rack: rackName,
  since: isoMoment,
  user_name: z.string(),
  /** Somebody looked there and did not find it. */
  sought_at: isoMoment.nullable(),
  sought_by: z.string().nullable(),
});
export type RackPlace = z.infer<typeof rackPlace>;
