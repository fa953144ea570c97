import { z } from 'zod';
import { defineCall } from '../kit/call';
import { orderId, palletId, productId, truckId } from '../kit/id.schema';
import { language, linkKind, linkKinds } from '../kit/context.schema';
import { category } from '../orders/order.schema';
import { defineRoute, isoDate, isoMoment, ok, urlId, urlInt } from '../kit/route';

/** Most products of an order that its customer's page draws; the counts are of all. */
export const SHARED_PRODUCTS = 600;
/** Orders a page of a customer's list. */
export const SHARED_ORDERS = 25;

/** How far a product is, in the words of its customer. */
export const sharedStages = ['confirmed', 'in_production', 'made', 'packed', 'left', 'delivered'] as const;
const sharedStage = z.enum(sharedStages);
export type SharedStage = z.infer<typeof sharedStage>;

const sharedProduct = z.object({
  id: productId,
  position: z.string(),
  type: z.string().nullable(),
  category,
  width: z.int(),
  height: z.int(),
  image: z.string().nullable(),
  stage: sharedStage,
});

/** What orders tells a guest: nothing of prices, other customers, notes or people. */
export const sharedOrder = z.object({
  id: orderId,
  number: z.string(),
  customer_order_number: z.string().nullable(),
  customer: z.string().nullable(),
  address: z.string().nullable(),
  /** Null until the order is confirmed, and so is the week: what a customer wished for is no promise. */
  delivery_date: isoDate.nullable(),
  week: z.string().nullable(),
  /** The day of delivery that was promised before, when it is another now. */
  moved: z.object({ from: isoDate, at: isoMoment }).nullable(),
  confirmed_at: isoMoment.nullable(),
  /** Whom to ask. */
  contact_email: z.string().nullable(),
  cancelled: z.boolean(),
  /** Of every product: how many are at a stage or beyond it. */
  counts: z.object({ all: z.int(), made: z.int(), packed: z.int(), left: z.int(), delivered: z.int() }),
  products: z.array(sharedProduct),
  /** Drawings by content hash. */
  images: z.record(z.string(), z.string()),
});
export type SharedOrder = z.infer<typeof sharedOrder>;

/** A pallet with anything of the order on it; how many of others stand beside it is nobody's business. */
const sharedPallet = z.object({
  id: palletId,
  shown_number: z.string(),
  /** Of this order on it, and how many of those are scanned there. */
  products_count: z.int(),
  packed_count: z.int(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
  state: z.enum(['planned', 'being_packed', 'packed', 'loaded', 'left', 'delivered']),
});
export type SharedPallet = z.infer<typeof sharedPallet>;

/** A floor from above: the order's own pallets with their numbers, the others as outlines. */
const sharedTruck = z.object({
  id: truckId,
  number: z.string(),
  delivery_date: isoDate.nullable(),
  /** Delivered: where this order's pallets are unloaded, whatever else is still on it. */
  state: z.enum(['planned', 'loading', 'loaded', 'left', 'delivered']),
  departed_at: isoMoment.nullable(),
  length: z.int(),
  width: z.int(),
  height: z.int(),
  loads: z.array(
    z.object({
      x: z.int(),
      y: z.int(),
      length: z.int(),
      width: z.int(),
      is_turned: z.boolean(),
      /** Null: not theirs. */
      shown_number: z.string().nullable(),
    }),
  ),
});
export type SharedTruck = z.infer<typeof sharedTruck>;

const order = ['order'] as const;
/** Each owner takes the order from the guest's pass. Errors: not_found. */
export const getSharedOrder = defineCall({
  service: 'orders',
  name: 'orders.shared',
  links: order,
  input: z.object({}),
  output: sharedOrder,
});
export const getSharedPallets = defineCall({
  service: 'packing',
  name: 'pallets.shared',
  links: order,
  input: z.object({}),
  output: z.array(sharedPallet),
});
export const getSharedTrucks = defineCall({
  service: 'dispatch',
  name: 'trucks.shared',
  links: order,
  input: z.object({}),
  output: z.array(sharedTruck),
});

const sharedOrderLine = z.object({
  id: orderId,
  number: z.string(),
  customer_order_number: z.string().nullable(),
  delivery_date: isoDate.nullable(),
  counts: sharedOrder.shape.counts,
});
export type SharedOrderLine = z.infer<typeof sharedOrderLine>;
const orderLines = z.object({
  customer: z.string(),
  orders: z.array(sharedOrderLine),
  last_page: z.int(),
  total: z.int(),
});
const pageInput = z.object({ page: z.int().positive() });

/** The orders of the pass's customer that are not cancelled, the next delivery first. Errors: not_found. */
export const getSharedOrders = defineCall({
  service: 'orders',
  name: 'orders.shared-list',
  links: ['customer'],
  input: pageInput,
  output: orderLines,
});
/**
 * An order of the pass's customer; the gateway then asks for it as a guest of that order. Errors: not_found, for any
 * other too.
 */
export const ownsSharedOrder = defineCall({
  service: 'orders',
  name: 'orders.shared-owned',
  links: ['customer'],
  input: z.object({ order_id: orderId }),
  output: z.object({ ok: z.literal(true) }),
});

/** What stands on every page of a link. */
const linkHead = { company: z.string(), language, expires_at: isoMoment.nullable(), updated_at: isoMoment };
const orderPage = z.object({
  ...linkHead,
  order: sharedOrder,
  /** Null: its owner does not answer just now. */
  pallets: z.array(sharedPallet).nullable(),
  trucks: z.array(sharedTruck).nullable(),
});
export type SharedOrderPage = z.infer<typeof orderPage>;

const guest = { service: 'gateway', method: 'GET' } as const;

/** What kind of page a link opens; this is the visit that is noted. Errors: link.closed, link.expired. */
export const readLink = defineRoute({
  ...guest,
  name: 'shared.link',
  path: 'shared',
  summary: 'What a private link opens',
  policy: { access: 'link', links: [...linkKinds] },
  response: z.object({ kind: linkKind, company: z.string(), language, expires_at: isoMoment }),
});

export const readSharedOrder = defineRoute({
  ...guest,
  name: 'shared.order',
  path: 'shared/order',
  summary: "The customer's page of the order of a private link",
  policy: { access: 'link', links: ['order'] },
  response: orderPage,
});
export const readSharedOrders = defineRoute({
  ...guest,
  name: 'shared.orders',
  path: 'shared/orders',
  summary: "The orders of a private link's customer",
  policy: { access: 'link', links: ['customer'] },
  query: z.strictObject({ page: urlInt.min(1).max(10_000).default(1) }),
  response: orderLines.extend(linkHead),
});
/** Errors: not_found, for orders of others too. */
export const readSharedOrderOfCustomer = defineRoute({
  ...guest,
  name: 'shared.customer-order',
  path: 'shared/orders/{id}',
  summary: "One order of a private link's customer",
  policy: { access: 'link', links: ['customer'] },
  params: z.strictObject({ id: urlId(orderId) }),
  response: orderPage,
});

/** The holder of an expired link; the answer says nothing about any other. */
export const askForNewLink = defineRoute({
  service: 'gateway',
  name: 'shared.ask-again',
  method: 'POST',
  path: 'shared/ask-again',
  summary: 'Ask for a new private link in place of an expired one',
  policy: { access: 'link', links: [] },
  response: ok,
});

/** The same page for a signed-in person, as the customer sees it. Errors: not_found. */
export const previewSharedOrder = defineRoute({
  ...guest,
  name: 'orders.customer-page',
  path: 'orders/{id}/customer-page',
  summary: 'The page of an order as its customer sees it',
  policy: { access: 'session', types: [0, 1, 2, 3] },
  params: z.strictObject({ id: urlId(orderId) }),
  response: orderPage,
});

export const sharedOrderRoutes = {
  readLink,
  readSharedOrder,
  readSharedOrders,
  readSharedOrderOfCustomer,
  askForNewLink,
  previewSharedOrder,
};
