import { z } from 'zod';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { isoDate } from '../kit/route';

/** What people see of an order that changes, before or after it. */
const orderFacts = z.object({
  status: z.int(),
  pal_status: z.int(),
  delivery_date: isoDate.nullable(),
  /** ISO year and week: 202648. */
  week: z.string().nullable(),
  completion_date: isoDate.nullable(),
  customer: z.string().nullable(),
  address: z.string().nullable(),
});
export type OrderFactsSeen = z.infer<typeof orderFacts>;

/** An order that would be another; `products` counts those of it that would be too. */
export const orderPreview = z.object({
  id: orderId,
  number: z.string(),
  before: orderFacts,
  after: orderFacts,
  products: z.int(),
});
export type ChangedOrderPreview = z.infer<typeof orderPreview>;

const productFacts = z.object({ status: z.int(), completion_date: isoDate.nullable() });
export const productPreview = z.object({
  id: productId,
  order_id: orderId,
  barcode: z.string(),
  position: z.string(),
  before: productFacts,
  after: productFacts,
});

/** Why a row would stay as it is: the error that the act would give. */
export const refusalPreview = z.object({
  id: z.int(),
  /** What people call the row. */
  name: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
});

const palletFacts = z.object({
  status: z.int(),
  /** Its printed list is no longer right. */
  outdated: z.boolean(),
  order_number: z.string(),
  customer: z.string(),
  address: z.string(),
});
/** A pallet that the change reaches; when `before` and `after` say the same it is only shown with what changes. */
export const palletPreview = z.object({
  id: palletId,
  shown_number: z.string(),
  truck_id: truckId.nullable(),
  products: z.int(),
  order_ids: z.array(orderId),
  before: palletFacts,
  after: palletFacts,
});
export type PalletPreview = z.infer<typeof palletPreview>;

const truckFacts = z.object({ status: z.int() });
export const truckPreview = z.object({
  id: truckId,
  description: z.string(),
  /** The day it is planned to leave. */
  delivery_date: isoDate.nullable(),
  order_ids: z.array(orderId),
  before: truckFacts,
  after: truckFacts,
});
export type TruckPreview = z.infer<typeof truckPreview>;

const finishFacts = z.object({ delivery_date: isoDate.nullable(), finish: isoDate.nullable() });
/** When the floor finishes an order, which moves when its own delivery date or that of another one does. */
export const finishPreview = z.object({
  order_id: orderId,
  number: z.string(),
  customer: z.string().nullable(),
  before: finishFacts,
  after: finishFacts,
});
export type FinishPreview = z.infer<typeof finishPreview>;

/** A mail that would be sent, or would not be sent any more. */
export const previewedMail = z.object({
  kind: z.enum(['contact', 'managers']),
  /** Addresses, with commas between them; null for those who may not read the mails of a truck (`listDeliveries`). */
  to: z.string().nullable(),
  act: z.enum(['sent', 'cancelled']),
  subject: z.string(),
});
export type MailPreview = z.infer<typeof previewedMail>;

/** More rows of one kind are counted and not named. */
export const MOST_PREVIEWED = 200;

/** All are counted, the first are named. */
export const namedOf = <T extends z.ZodType>(row: T) =>
  z.object({ total: z.int(), named: z.array(row).max(MOST_PREVIEWED) });
/** The same of an owner that did not answer: null. */
const asked = <T extends z.ZodType>(row: T) => namedOf(row).nullable();

/** All that a change would touch. What is not in it stays as it is. */
export const changePreview = z.object({
  orders: namedOf(orderPreview),
  products: namedOf(productPreview),
  refused: z.array(refusalPreview),
  pallets: asked(palletPreview),
  trucks: asked(truckPreview),
  finishes: asked(finishPreview),
  mails: asked(previewedMail),
});
export type ChangePreview = z.infer<typeof changePreview>;
