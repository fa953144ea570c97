import { z } from 'zod';
import { addressId, companyId, contactId, customerId, orderId, productId } from '../kit/id.schema';
import { defineEvent } from '../kit/event';
import { isoDate, version } from '../kit/route';
import { lengthMm, massKg } from '../kit/measure.schema';
import { category } from './order.schema';

/** An order as other services keep it. `number` is what people call it: production_id, else offer_id. */
export const orderRecord = z.object({
  id: orderId,
  company_id: companyId,
  number: z.string(),
  customer_id: customerId.nullable(),
  customer: z.string().nullable(),
  contact_id: contactId.nullable(),
  delivery_address: addressId.nullable(),
  /** One line; also what groups dispatch when the address id is missing. */
  address: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  week: z.string().nullable(),
  /** Without "loaded", which packing knows of its own rows: a scan changes no copy. */
  status: z.int(),
  pal_status: z.int(),
  product_count: z.int(),
  /** What production shows of an order beside its number; events from before they were kept come without them. */
  production_id: z.string().nullable().default(null),
  /** m², two decimals. */
  area: z.number().default(0),
  completion_date: isoDate.nullable().default(null),
  product_type: z.string().nullable().default(null),
  wood_type: z.string().nullable().default(null),
  paint_type: z.string().nullable().default(null),
  element_count: z.int().nullable().default(null),
  spross_count: z.int().nullable().default(null),
  /** The e-mail address of who looks after it. */
  manager: z.string().nullable().default(null),
  version,
  removed: z.boolean(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

/** A product as other services keep it. */
export const productRecord = z.object({
  id: productId,
  order_id: orderId,
  company_id: companyId,
  barcode: z.string(),
  position: z.string(),
  type: z.string().nullable(),
  category,
  width: lengthMm,
  height: lengthMm,
  depth: lengthMm,
  weight: massKg,
  can_be_flipped: z.boolean(),
  part_of: z.string().nullable(),
  comment: z.string().nullable(),
  image: z.string().nullable(),
  /** Without "loaded", as an order's. */
  status: z.int(),
  /** The scrapped unit that this one is made again for. */
  remake_of: productId.nullable().default(null),
  version,
  removed: z.boolean(),
});
export type ProductRecord = z.infer<typeof productRecord>;

export const orderChanged = defineEvent({
  owner: 'orders',
  name: 'order.changed.v1',
  data: z.object({ order: orderRecord }),
  live: (data) => [{ entity: 'order', ids: [data.order.id] }],
});

/** Changed products of an order, at most 500 products an event. */
export const productsChanged = defineEvent({
  owner: 'orders',
  name: 'products.changed.v1',
  data: z.object({ order_id: orderId, products: z.array(productRecord).max(500) }),
  live: (data) => [
    { entity: 'order', ids: [data.order_id] },
    { entity: 'product', ids: data.products.map((p) => p.id) },
  ],
});

export const customerChanged = defineEvent({
  owner: 'orders',
  name: 'customer.changed.v1',
  data: z.object({ customer_id: customerId, name: z.string(), version, removed: z.boolean().default(false) }),
  live: (data) => [{ entity: 'customer', ids: [data.customer_id] }],
});

export const ordersEvents = { orderChanged, productsChanged, customerChanged };
