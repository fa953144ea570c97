import { z } from 'zod';
import { customerId, orderId, palletId, productId, truckId } from '../kit/id.schema';
import { isoDate } from '../kit/route';
import { category } from './order.schema';

/** So many of a kind are answered at the most: more are found by its list. */
export const FOUND_OF_A_KIND = 5;

/** What is looked for: a number, part of one, a name, a scanned code. */
export const searchedText = z.string().trim().min(1).max(100);

export const foundOrder = z.object({
  id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  customer_order_number: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  status: z.int(),
  pal_status: z.int(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

export const foundProduct = z.object({
  id: productId,
  barcode: z.string(),
  order_id: orderId,
  order: z.string(),
  customer: z.string().nullable(),
  position: z.string(),
  category,
  /** mm. */
  width: z.int(),
  height: z.int(),
  /** Hash of its own picture. */
  image: z.string().nullable(),
  status: z.int(),
  pallet_id: palletId.nullable(),
});
export type FoundProduct = z.infer<typeof foundProduct>;

export const foundCustomer = z.object({ id: customerId, name: z.string(), code: z.string().nullable() });
export type FoundCustomer = z.infer<typeof foundCustomer>;

export const foundPallet = z.object({
  id: palletId,
  number: z.string(),
  shown_number: z.string(),
  order_number: z.string(),
  customer: z.string(),
  products_count: z.int(),
  status: z.int(),
  truck_id: truckId.nullable(),
});
export type FoundPallet = z.infer<typeof foundPallet>;

export const foundTruck = z.object({
  id: truckId,
  number: z.string(),
  description: z.string(),
  plate: z.string().nullable(),
  customers: z.string(),
  delivery_date: isoDate.nullable(),
  status: z.int(),
});
export type FoundTruck = z.infer<typeof foundTruck>;

/**
 * Of each kind those that fit best come first; null while their owner does not answer. What a person may not see is not
 * found.
 */
export const found = z.object({
  orders: z.array(foundOrder).nullable(),
  products: z.array(foundProduct).nullable(),
  customers: z.array(foundCustomer).nullable(),
  pallets: z.array(foundPallet).nullable(),
  trucks: z.array(foundTruck).nullable(),
});
export type Found = z.infer<typeof found>;
