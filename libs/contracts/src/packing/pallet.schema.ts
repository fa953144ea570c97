import { z } from 'zod';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { int } from '../kit/number.schema';
import { isoMoment, version } from '../kit/route';
import { lengthMm, massKg } from '../kit/measure.schema';
import { category } from '../orders/order.schema';
import { offsetLimits } from './packing-type.schema';
import { palletPlaceOnTruck } from '../dispatch/truck.schema';
import { params } from '../kit/problem.schema';

export const violation = z.object({ code: z.string(), params });

/** Timber as text, a layer a line: label, plank width, positions. */
export const palletStructure = z.object({
  id: palletId,
  pallet_id: palletId,
  layer_1: z.string(),
  layer_2: z.string(),
  layer_3: z.string(),
});
export type PalletStructureDto = z.infer<typeof palletStructure>;

export const placedProduct = z.object({
  id: productId,
  barcode: z.string(),
  status: z.int(),
  position: z.string(),
  /** Null when not on a pallet. */
  pallet_id: palletId.nullable(),
  x: lengthMm,
  y: lengthMm,
  z: lengthMm,
  width: lengthMm,
  height: lengthMm,
  depth: lengthMm,
  weight: massKg,
  category,
  comment: z.string().nullable(),
  is_flipped: z.boolean(),
  can_be_flipped: z.boolean(),
  part_of: z.string().nullable(),
  /** Order number. */
  order: z.string(),
  order_id: orderId,
  /** What groups products to one delivery address. */
  address_key: z.string(),
  type: z.string().nullable(),
  /** Hash of the image. */
  image: z.string().nullable(),
  /** Scanned onto its pallet. */
  checked: z.boolean(),
  loaded_at: isoMoment.nullable(),
  /** The place is a hole: its unit was scrapped, and the one that is made again for it is not made yet. */
  awaits_remake: z.boolean().optional(),
  /** Of the placement: rises with every move. */
  version,
});
export type PlacedProductDto = z.infer<typeof placedProduct>;

/** What a person may do, decided by the server. */
export const palletCan = z.object({
  edit: z.boolean(),
  move: z.boolean(),
  put_away: z.boolean(),
  flip: z.boolean(),
  remove: z.boolean(),
  load: z.boolean(),
});

export const palletSettings = z.object({
  spacing_between: lengthMm,
  spacing_ends: lengthMm,
  spacing_sides: lengthMm,
  /** Height of the timber. */
  pallet_height: lengthMm,
  max_weight: massKg,
  max_height: lengthMm,
});

export const pallet = palletSettings.extend({
  id: palletId,
  number: z.string().nullable(),
  /** Last seven of a 13-character number, else the last four; `#id` before there is a number. */
  shown_number: z.string(),
  /** Comma-separated order numbers. */
  order_number: z.string(),
  order_ids: z.array(orderId),
  customer_name: z.string(),
  /** Delivery addresses on it, one line each, comma-separated; one unless mixed. */
  address: z.string(),
  length: lengthMm,
  width: lengthMm,
  /** Timber and content. */
  height: lengthMm,
  /** Gross, kg. */
  weight: massKg,
  status: z.int(),
  truck_id: truckId.nullable(),
  truck_status: z.int().nullable(),
  /** Of the truck. */
  description: z.string().nullable(),
  temporary: z.boolean(),
  owned: z.boolean(),
  fictive: z.boolean(),
  printable: z.boolean(),
  auto_update: z.boolean(),
  makes_legs: z.boolean(),
  ...offsetLimits.shape,
  dispatch_priority: z.int().nullable(),
  comment: z.string().nullable(),
  products_count: z.int(),
  /** How many are scanned onto it. */
  loaded_count: z.int(),
  /** Places kept for units that are made again and are not made yet. */
  remakes_count: z.int().optional(),
  /** The printed preparation list is out of date. */
  outdated: z.boolean(),
  errors: z.array(violation),
  /** What it may be left with: a centre of mass too far from the middle. */
  warnings: z.array(violation),
  version,
  can: palletCan,
});
export type Pallet = z.infer<typeof pallet>;

export const palletDetail = pallet.extend({
  pallet_structure: palletStructure,
  products: z.array(placedProduct),
  /** No packing run takes anything off it. */
  pinned: z.boolean().optional(),
  /** Products that no packing run moves. */
  pinned_products: z.array(productId).optional(),
});
export type PalletDetail = z.infer<typeof palletDetail>;

export const palletFields = palletPlaceOnTruck.extend({
  length: lengthMm.min(1).optional(),
  width: lengthMm.min(1).optional(),
  pallet_height: lengthMm.optional(),
  spacing_between: lengthMm.optional(),
  spacing_ends: lengthMm.optional(),
  spacing_sides: lengthMm.optional(),
  max_weight: massKg.optional(),
  max_height: lengthMm.optional(),
  status: z.int().min(0).max(100).optional(),
  comment: z.string().max(2000).nullish(),
  printable: z.boolean().optional(),
  /** Can only be turned on. */
  auto_update: z.literal(true).optional(),
  makes_legs: z.boolean().optional(),
  dispatch_priority: int().min(1).nullish(),
  /** A new arrangement of exactly the products that are on the pallet (editor verbs, drag). */
  products: z
    .array(z.strictObject({ id: productId, x: lengthMm, y: lengthMm, z: lengthMm, is_flipped: z.boolean() }))
    .max(5_000)
    .optional(),
  version: version.optional(),
});
export type PalletFields = z.infer<typeof palletFields>;

/** A new pallet stands nowhere yet. */
export const newPallet = palletFields.omit({
  products: true,
  status: true,
  version: true,
  auto_update: true,
  truck_id: true,
  truck_x: true,
  truck_y: true,
  is_turned: true,
  despite_loaded: true,
});

export const place = z.strictObject({
  x: lengthMm,
  y: lengthMm,
  z: lengthMm.default(0),
  is_flipped: z.boolean().default(false),
});
