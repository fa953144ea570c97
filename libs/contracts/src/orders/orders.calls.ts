import { z } from 'zod';
import { defineCall } from '../kit/call';
import { contactId, customerId, orderId, packingTypeId, productId, userId } from '../kit/id.schema';
import { orderRecord, productRecord } from './orders.events';
import { actionsQuery } from './composed.routes';
import { listOrders } from './orders.routes';
import { commentText } from './comments.routes';
import { comment, order, product, statusChange } from './order.schema';
import { readOrderMoments } from './order-timeline.routes';
import { productSetOfOrder } from './product-set.routes';
import { ordersToday } from './today.schema';
import { searchOrders, searchProducts, searchCustomers } from './order-search.calls';
import { turnUnpack } from './unpack.calls';
import { previewOrders, previewTruckMove, ordersPreview } from './order-previews.calls';

/**
 * Bulk heal: the current records of these orders (by id or number) with all their products, for copies that have not
 * arrived yet.
 */
export const getOrderRecords = defineCall({
  service: 'orders',
  name: 'records.by-orders',
  timeoutMs: 10_000,
  input: z.object({
    order_ids: z.array(orderId).max(200).optional(),
    numbers: z.array(z.string()).max(200).optional(),
  }),
  output: z.object({ orders: z.array(orderRecord), products: z.array(productRecord) }),
});

/**
 * Who is written to when a truck leaves: every contact with `notify` of the orders' customers, with only that
 * customer's orders.
 */
export const listNotifyContacts = defineCall({
  service: 'orders',
  name: 'contacts.to-notify',
  /** `product_ids`: what leaves, of these orders. */
  input: z.object({ order_ids: z.array(orderId).max(1000), product_ids: z.array(productId) }),
  output: z.array(
    z.object({
      contact_id: contactId,
      customer_id: customerId,
      customer: z.string(),
      name: z.string(),
      email: z.string(),
      orders: z.array(
        z.object({
          id: orderId,
          number: z.string(),
          customer_order_number: z.string().nullable(),
          units: z.object({
            all: z.int(),
            leaving: z.int(),
            /** Neither leaving nor gone before. */
            to_come: z.int(),
            /** Of the first units that are still to come. */
            positions: z.array(z.string()),
          }),
        }),
      ),
    }),
  ),
});

/** The contacts of some customers that have an e-mail address, by name. */
export const listContactsOf = defineCall({
  service: 'orders',
  name: 'contacts.of-customers',
  input: z.object({ customer_ids: z.array(customerId).max(200) }),
  output: z.array(
    z.object({
      contact_id: contactId,
      customer_id: customerId,
      name: z.string(),
      email: z.string(),
      notify: z.boolean(),
    }),
  ),
});

/** Names of customers that prefer a packing type, at most five. */
export const listCustomersOfPackingType = defineCall({
  service: 'orders',
  name: 'customers.of-packing-type',
  input: z.object({ packing_type_id: packingTypeId }),
  output: z.object({ names: z.array(z.string()) }),
});

/** Image data by content hash, for drawings in PDFs. */
export const getImages = defineCall({
  service: 'orders',
  name: 'images.by-hash',
  input: z.object({ hashes: z.array(z.string()).max(500) }),
  output: z.record(z.string(), z.string()),
});

/** A product as its owner knows it; the gateway adds its place. */
export const readProduct = defineCall({
  service: 'orders',
  name: 'products.read',
  input: z.object({ id: productId }),
  output: product,
});

/** The product that a scanned code means, with its picture and fittings; the gateway adds its glass. */
export const readProductSet = defineCall({
  service: 'orders',
  name: 'products.set',
  input: z.object({ barcode: z.string() }),
  output: productSetOfOrder,
});

/**
 * Ids of every order that a list's filter finds, in its order: what an export reads page by page, whatever changes
 * meanwhile.
 */
export const listOrderIds = defineCall({
  service: 'orders',
  name: 'orders.ids',
  timeoutMs: 30_000,
  input: listOrders.query,
  output: z.array(orderId),
});
const byIds = { timeoutMs: 10_000, input: z.object({ ids: z.array(orderId).max(1000) }) };
/** Orders by id, in the order asked for; those deleted meanwhile are left out. */
export const getOrdersByIds = defineCall({
  service: 'orders',
  name: 'orders.by-ids',
  ...byIds,
  output: z.array(order),
});
/**
 * Whom a driver calls before they unload: the address, else the order's contact, else the customer. Orders without a
 * number that can be called are left out.
 */
export const getDeliveryPhones = defineCall({
  service: 'orders',
  name: 'orders.delivery-phones',
  ...byIds,
  timeoutMs: 3_000,
  output: z.array(z.object({ id: orderId, phone: z.string() })),
});
/** Products with their pictures, for the product PDF. */
export const getProductsToPrint = defineCall({
  service: 'orders',
  name: 'products.to-print',
  timeoutMs: 10_000,
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.object({ products: z.array(product), images: z.record(z.string(), z.string()) }),
});

/**
 * Products to try a template with: one of each of the newest orders, and those with the longest values among the newest
 * 20,000.
 */
export const getSheetSamples = defineCall({
  service: 'orders',
  name: 'products.sheet-samples',
  timeoutMs: 10_000,
  input: z.object({}),
  output: z.object({
    choices: z.array(z.object({ id: productId, order: z.string(), position: z.string() })),
    longest: z.array(productId),
  }),
});

/**
 * Orders with their products and how their customer's goods are packed, for the preparation; those deleted meanwhile
 * are left out.
 */
export const getOrdersToPrepare = defineCall({
  service: 'orders',
  name: 'orders.to-prepare',
  timeoutMs: 10_000,
  input: z.object({ order_ids: z.array(orderId).max(200) }),
  output: z.array(z.object({ order, packing_type: z.string().nullable(), products: z.array(product) })),
});

export const getOrdersToday = defineCall({
  service: 'orders',
  name: 'orders.today',
  input: z.object({}),
  output: ordersToday,
});

export const listOrderActions = defineCall({
  service: 'orders',
  name: 'actions.list',
  input: actionsQuery,
  output: z.array(statusChange),
});

/** Comments on orders and products; those on operations are asked from production. */
const commented = { table_name: z.enum(['orders', 'products']), table_id: z.int().positive() };
export const listOrderComments = defineCall({
  service: 'orders',
  name: 'comments.list',
  input: z.object(commented),
  output: z.array(comment),
});
export const addOrderComment = defineCall({
  service: 'orders',
  name: 'comments.create',
  input: z.object({ ...commented, text: commentText }),
  output: comment,
});

/**
 * Saga "remake": a unit of the same order with the same properties is made for a scrapped one, which is cancelled. Once
 * for each `remake_id`, however often it is asked. Refused: product.not_found, order.being_removed, remake.departed,
 * remake.cancelled, remake.already_there.
 */
export const remakeProduct = defineCall({
  service: 'orders',
  name: 'products.remake',
  input: z.object({ remake_id: z.uuid(), product_id: productId, user_id: userId.nullable(), user_name: z.string() }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('made'), product: productRecord, scrapped: productRecord }),
    z.object({ outcome: z.literal('refused'), code: z.string() }),
  ]),
});
export type OrdersPreview = z.infer<typeof ordersPreview>;

export const ordersCalls = {
  turnUnpack,
  previewOrders,
  previewTruckMove,
  getOrderRecords,
  readOrderMoments,
  remakeProduct,
  listNotifyContacts,
  listContactsOf,
  getImages,
  readProduct,
  readProductSet,
  listOrderIds,
  getOrdersByIds,
  getDeliveryPhones,
  getProductsToPrint,
  getSheetSamples,
  getOrdersToPrepare,
  getOrdersToday,
  searchOrders,
  searchProducts,
  searchCustomers,
  listOrderActions,
  listOrderComments,
  addOrderComment,
};
