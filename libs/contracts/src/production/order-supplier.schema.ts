import { z } from 'zod';
import { orderId, orderSupplierId, supplierId } from '../kit/id.schema';
import { isoDate, isoMoment, version } from '../kit/route';

/** How far a supplier is with an order; it follows from the two dates. */
export const orderSupplierStatus = { notOrdered: 0, ordered: 1, confirmed: 2 } as const;

/** What an order waits for from a supplier. */
export const orderSupplier = z.object({
  id: orderSupplierId,
  order_id: orderId,
  supplier_id: supplierId,
  title: z.string(),
  short_title: z.string(),
  ordered_at: isoDate.nullable(),
  /** The supplier's number of what was ordered. */
  order_number: z.string().nullable(),
  confirmed_delivery_date: isoDate.nullable(),
  comment: z.string().nullable(),
  /** `orderSupplierStatus`. */
  status: z.int(),
  created_at: isoMoment,
  updated_at: isoMoment,
  version,
});
export type OrderSupplier = z.infer<typeof orderSupplier>;
