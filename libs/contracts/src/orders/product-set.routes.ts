import { z } from 'zod';
import { orderId, productId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { lengthMm, massKg } from '../kit/measure.schema';
import { category } from './order.schema';

/** A product with what is fitted into it, as orders knows it. */
export const productSetOfOrder = z.object({
  id: productId,
  order_id: orderId,
  /** Order number. */
  order: z.string(),
  customer: z.string().nullable(),
  barcode: z.string(),
  position: z.string(),
  type: z.string().nullable(),
  category,
  width: lengthMm,
  height: lengthMm,
  depth: lengthMm,
  weight: massKg,
  status: z.int(),
  /** SVG; its parts that are panes of a field carry `data-field`. */
  product_image: z.string().nullable(),
  /** By code, numbered from 1 as they came. */
  fitting_groups: z.array(
    z.object({
      number: z.int(),
      code: z.string(),
      description: z.string().nullable(),
      fittings: z.array(z.object({ field: z.string(), quantity: z.number() })),
    }),
  ),
});
export type ProductSetOfOrder = z.infer<typeof productSetOfOrder>;

/** One pane of the product's glass, as production knows it. */
export const glassUnitOfSet = z.object({
  description: z.string().nullable(),
  /** What it is built of: 4-16-4-16-4. */
  type: z.string(),
  /** The field it stands in. */
  field: z.string().nullable(),
  width: lengthMm,
  height: lengthMm,
  stand_number: z.string().nullable(),
  stand_side: z.string().nullable(),
});

/** A product with all that goes into it. */
export const productSet = productSetOfOrder.extend({
  /** Null while production does not answer. */
  glass_units: z.array(glassUnitOfSet).nullable(),
});
export type ProductSet = z.infer<typeof productSet>;
export type GlassUnitOfSet = z.infer<typeof glassUnitOfSet>;

/** The product from orders, its glass from production. */
export const getProductSet = defineRoute({
  service: 'gateway',
  name: 'products.set-of-barcode',
  method: 'GET',
  path: 'products/barcode/{barcode}',
  summary: 'A product by its barcode with its picture, fittings and glass',
  policy: { access: 'session', types: [0, 1] },
  params: z.strictObject({ barcode: scannedCode(64) }),
  response: productSet,
});
