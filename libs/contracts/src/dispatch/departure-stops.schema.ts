import { z } from 'zod';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment } from '../kit/route';
import { line } from '../kit/text.schema';
import { category } from '../orders/order.schema';
import { stopMovements, stopReturnable } from './returnables.schema';

export const stopId = z.int().positive().max(MAX_INT).brand<'StopId'>();
export type StopId = z.infer<typeof stopId>;

/** A pen's way over the pad: points from 0 to 1 of its width, so that it is drawn at any size. */
const share = z.number().min(-0.5).max(1.5);
/** Height of the pad in its width. */
export const SIGNATURE_RATIO = 0.9;
export const strokes = z
  .array(
    z
      .array(z.tuple([share, share]))
      .min(1)
      .max(2_000),
  )
  .min(1)
  .max(200);
export type Strokes = z.infer<typeof strokes>;

/** What may be wrong with a product at unloading. */
export const damageKinds = ['glass', 'profile', 'fittings', 'other', 'missing'] as const;
export type DamageKind = (typeof damageKinds)[number];

export const damageFields = z.strictObject({
  /** Made by the device, so that a repeat is known. */
  id: z.uuid(),
  pallet_id: palletId,
  product_id: productId,
  kind: z.enum(damageKinds),
  /** Where on the drawing, from 0 to 1 of its width and height. */
  at: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
  note: z.string().trim().max(1_000),
  noticed_at: isoMoment,
});
export type DamageFields = z.infer<typeof damageFields>;

/** Either signed or the reason why not, never both. */
export const deliveryFields = z.strictObject({
  delivered_at: isoMoment,
  received_by: line(191),
  signature: strokes.nullable(),
  /** Why nobody has signed. */
  unsigned_reason: line(500).min(1).nullable(),
  /** Pallets and stillages left there and taken along; what is not named was neither. */
  returnables: stopMovements.default([]),
});
export type DeliveryFields = z.infer<typeof deliveryFields>;

/** A product as paper and people outside name it. */
export const unloadedProduct = z.object({
  id: productId,
  order_id: orderId,
  order: z.string(),
  position: z.string(),
  barcode: z.string(),
  width: z.int(),
  height: z.int(),
  category,
});

export const unloadedPallet = z.object({
  pallet_id: palletId,
  shown_number: z.string(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
  weight: z.number(),
  x: z.int(),
  y: z.int(),
  is_turned: z.boolean(),
  /** Of each the hash of its own picture; a device may still keep a day from before there were any. */
  products: z.array(unloadedProduct.extend({ image: z.string().nullable().default(null) })),
});
export type UnloadedPallet = z.infer<typeof unloadedPallet>;

/** A stop of one departure with what is unloaded there, and what came of it. */
export const departureStop = z.object({
  id: stopId,
  truck_id: truckId,
  departure: z.int(),
  /** From 1, in the order of unloading. */
  place: z.int(),
  label: z.string(),
  customers: z.array(z.string()),
  /** In the order in which they leave the truck. */
  pallets: z.array(unloadedPallet),
  delivered_at: isoMoment.nullable(),
  received_by: z.string(),
  signature: strokes.nullable(),
  unsigned_reason: z.string().nullable(),
  damages: z.array(damageFields.extend({ noticed_at: isoMoment })),
  /** Of each kind for each customer of the stop; a device may still keep a day from before there were any. */
  returnables: z.array(stopReturnable).default([]),
});
export type DepartureStop = z.infer<typeof departureStop>;

export const departureOfTruck = z.object({
  truck_id: truckId,
  number: z.string(),
  plate: z.string(),
  driver: z.string(),
  departure: z.int(),
  departed_at: isoMoment,
  length: z.int(),
  width: z.int(),
  height: z.int(),
  /**
   * With whom the driver calls there; null where nobody has said a number, or a device keeps a day from before there
   * were any.
   */
  stops: z.array(departureStop.extend({ phone: z.string().nullable().default(null) })),
});
export type DepartureOfTruck = z.infer<typeof departureOfTruck>;
