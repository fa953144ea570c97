import { z } from 'zod';
import { addressId, contactId, customerId, orderId, palletId, productId, truckId, userId } from '../kit/id.schema';
import { optionalEmail } from '../kit/email.schema';
import { lengthMm, massKg } from '../kit/measure.schema';
import { int } from '../kit/number.schema';
import { isoDate, isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { keptEstimate } from '../packing/kept-estimate.schema';
import { fittingGroups } from './fitting.schema';
import { changeActs, changeDecisions } from './product-changes.schema';

/** Masses have one decimal: a second one is refused, never rounded silently. */
export const hasOneDecimal = (kilograms: number): boolean =>
  Math.abs(kilograms * 10 - Math.round(kilograms * 10)) < 1e-6;
const productMass = massKg.refine(hasOneDecimal, 'form.one_decimal');
export const MAX_AREA_M2 = 10_000;
const areaM2 = z.number().min(0).max(MAX_AREA_M2);
export const category = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** What a person may do with this row, decided by the server (docs/conventions.md, rule 7). */
export const orderCan = z.object({
  edit: z.boolean(),
  /** Make, edit and recalculate its products. */
  edit_products: z.boolean(),
  remove: z.boolean(),
  to_production: z.boolean(),
  plan: z.boolean(),
  unpack: z.boolean(),
});

export const order = z.object({
  id: orderId,
  offer_id: z.string().nullable(),
  production_id: z.string().nullable(),
  customer_id: customerId.nullable(),
  /** Name of the customer. */
  customer: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  delivery_address: addressId.nullable(),
  /** The delivery address as one line. */
  address: z.string().nullable(),
  contact_id: contactId.nullable(),
  customer_order_number: z.string().nullable(),
  manager_email: z.string().nullable(),
  status: z.int(),
  pal_status: z.int(),
  user_id: userId.nullable(),
  truck_id: truckId.nullable(),
  serial_number: z.string().nullable(),
  /** m², two decimals. */
  area: z.number(),
  count: z.int(),
  checked: z.boolean(),
  completion_date: isoDate.nullable(),
  additional_products_count: z.int(),
  /** ISO year and week of the delivery date, six characters: 202648. */
  week: z.string().nullable(),
  product_type: z.string().nullable(),
  wood_type: z.string().nullable(),
  paint_type: z.string().nullable(),
  element_count: z.int().nullable(),
  spross_count: z.int().nullable(),
  version,
  created_at: isoMoment,
  updated_at: isoMoment,
  can: orderCan,
  /** In lists: what it takes by packing's estimate; null until that has been computed. */
  estimate: keptEstimate.nullish(),
});
export type Order = z.infer<typeof order>;

export const product = z.object({
  id: productId,
  order_id: orderId,
  /** Order number (production_id or offer_id), so that a list of many orders can name it. */
  order: z.string(),
  position: z.string(),
  barcode: z.string(),
  type: z.string().nullable(),
  category,
  width: lengthMm,
  height: lengthMm,
  depth: lengthMm,
  weight: massKg,
  area: z.number(),
  status: z.int(),
  can_be_flipped: z.boolean(),
  comment: z.string().nullable(),
  part_of: z.string().nullable(),
  divider: z.string().nullable(),
  completion_date: isoDate.nullable(),
  /** Content hash of the SVG; `GET products/{id}/image` answers it, equal hashes are equal images. */
  image: z.string().nullable(),
  /** Copies of packing's facts. */
  pallet_id: palletId.nullable(),
  loaded: z.boolean(),
  /** The scrapped unit that this one is made again for, and of a scrapped one the unit that is made for it. */
  remake_of: productId.nullable().optional(),
  remade_by: productId.nullable().optional(),
  version,
});
export type Product = z.infer<typeof product>;

/** A product with its place on its pallet, which packing owns; null while it has none or packing does not answer. */
export const productWithPlace = product.extend({
  x: z.int().nullable(),
  y: z.int().nullable(),
  z: z.int().nullable(),
  is_flipped: z.boolean().nullable(),
});
export type ProductWithPlace = z.infer<typeof productWithPlace>;

/** What remarks are made on: orders and products, which orders owns, and operations, which production owns. */
export const commentedTables = ['orders', 'products', 'product_operations'] as const;

/** A remark on one of them, in the order they were made. */
export const comment = z.object({
  id: z.int(),
  text: z.string(),
  table_name: z.enum(commentedTables),
  table_id: z.int(),
  user_id: userId.nullable(),
  user_name: z.string(),
  created_at: isoMoment,
});
export type Comment = z.infer<typeof comment>;

/** Letters at most. */
export const orderLengths = { number: 64, customerNumber: 191, kind: 191 } as const;
export const productCommentLength = 2000;
const kind = line(orderLengths.kind).nullish();
const pieces = z.int().min(0).max(100_000).nullish();

/** Fields of POST and PUT orders. */
export const orderFields = z.strictObject({
  status: z.int().min(0).max(100).optional(),
  offer_id: line(64).nullish(),
  production_id: line(64).nullish(),
  delivery_date: isoDate.nullish(),
  customer_id: customerId.nullish(),
  contact_id: contactId.nullish(),
  delivery_address: addressId.nullish(),
  customer_order_number: line(orderLengths.customerNumber).nullish(),
  manager_email: optionalEmail,
  product_type: kind,
  wood_type: kind,
  paint_type: kind,
  element_count: pieces,
  spross_count: pieces,
  pal_status: z.int().min(0).max(3).optional(),
  version: version.optional(),
});
export type OrderFields = z.infer<typeof orderFields>;
export const orderEdit = orderFields.extend({
  /** What becomes of each of its products that something has been done with; absent: then nothing is changed. */
  decision: z.enum(changeActs).optional(),
  /** The same, product by product; without `decision` those that are not named are asked about. */
  decisions: changeDecisions.optional(),
});

/** Where a product lies: packing's. What differs is moved by packing before anything else is written. */
const placeFields = {
  is_flipped: z.boolean().optional(),
  isFlipped: z.boolean().optional(),
  palletId: int().nullish(),
  x: int().nullish(),
  y: int().nullish(),
  z: int().nullish(),
};

/** As many products alike as one call makes. */
export const mostAlike = 100;

export const productFields = z.strictObject({
  order_id: orderId,
  position: line(64).min(1),
  type: line(191).min(1).nullish(),
  category: category.default(1),
  width: lengthMm.min(1),
  height: lengthMm.min(1),
  depth: lengthMm.min(1),
  weight: productMass,
  area: areaM2,
  can_be_flipped: z.boolean().optional(),
  comment: z.string().max(productCommentLength).nullish(),
  part_of: line(64).nullish(),
  /**
   * Its picture as SVG text: a plain drawing without scripts, styles or references to the outside; null takes it away.
   */
  picture: z.string().max(200_000).nullish(),
  /** All its fittings: those it has give way. */
  fitting_groups: fittingGroups.optional(),
  ...placeFields,
  version: version.optional(),
});
/** What a new product takes besides its fields. */
export const newProductFields = productFields.extend({
  /** So many alike are made at once. */
  quantity: z.int().min(1).max(mostAlike).optional(),
  /** The product it is a copy of: fittings and picture are taken from there where none are given. */
  copy_of: productId.optional(),
});
export const productEdit = productFields
  .omit({ order_id: true, category: true })
  .partial()
  .extend({
    barcode: line(64).min(1).optional(),
    status: z.int().min(0).max(100).optional(),
    category: category.optional(),
    /** What becomes of it when something has been done with it already; absent: then nothing is changed. */
    decision: z.enum(changeActs).optional(),
    /** `seen` of the product as it was decided on: when something was done since, it is asked again; absent: as it is now. */
    seen: z.string().max(100).optional(),
  });

/** One recorded status change (GET actions). */
export const statusChange = z.object({
  created_at: isoMoment,
  status_before: z.int().nullable(),
  status_after: z.int(),
  status_before_name: z.string(),
  status_after_name: z.string(),
  userName: z.string(),
});
