import { z } from 'zod';
import { bulkChangeId, orderId, planningActId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { orderSupplier } from '../production/order-supplier.schema';
import { defineRoute, ok, urlDate, urlId, urlIds, urlInt, urlText } from '../kit/route';
import { refusedOrders, undoBulkChange } from './bulk-changes.routes';
import { commentsRoutes } from './comments.routes';
import { composedRoutes } from './composed.routes';
import { copyOrder } from './copy-order.routes';
import { customersRoutes } from './customers.routes';
import { importsRoutes } from './imports.routes';
import { picturesRoutes } from './pictures.routes';
import { manyOrderChanges } from './order-changes.schema';
import { order, orderEdit, orderFields, product } from './order.schema';
import { orderTimelineRoutes } from './order-timeline.routes';
import { productsRoutes } from './products.routes';
import { takeFields, takeQuery } from './product-changes.schema';
import { isoWeekPattern } from './week';
import { whatIfRoutes } from './what-if.routes';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(orderId) });

export const orderSortColumns = [
  'production_id',
  'offer_id',
  'customer',
  'delivery_date',
  'count',
  'area',
  'estimate',
  'status',
  'pal_status',
  'week',
  'address',
] as const;

export const listOrders = defineRoute({
  service: 'orders',
  name: 'orders.list',
  method: 'GET',
  path: 'orders',
  summary: 'Orders, paged, filtered and sorted',
  policy: session,
  query: z.strictObject({
    ...pageQuery,
    order_by: z.enum([...orderSortColumns, 'null']).default('production_id'),
    order: sortOrder,
    filter: urlText,
    /** Company feature week_and_address: 202648. */
    week: urlText.pipe(z.string().regex(isoWeekPattern).nullable()),
    delivery_date_from: urlDate,
    delivery_date_to: urlDate,
    status_from: urlInt.min(0).max(100).default(0),
    status_to: urlInt.min(0).max(100).default(100),
    pal_status_from: urlInt.min(0).max(3).optional(),
    pal_status_to: urlInt.min(0).max(3).optional(),
  }),
  response: pageOf(order),
});

export const getOrder = defineRoute({
  service: 'orders',
  name: 'orders.get',
  method: 'GET',
  path: 'orders/{id}',
  summary: 'An order with its products',
  policy: session,
  params: id,
  query: z.strictObject({ with_product_images: z.enum(['true', 'false']).default('false') }),
  response: order.extend({
    products: z.array(product),
    images: z.record(z.string(), z.string()).optional(),
    /** How many comments a product has, by its id; those without any are left out. */
    comment_counts: z.record(z.string(), z.int()),
    /** What it waits for, by production; null while production does not answer. */
    suppliers: z.array(orderSupplier).nullish(),
  }),
});

export const createOrder = defineRoute({
  service: 'orders',
  name: 'orders.create',
  method: 'POST',
  path: 'orders',
  summary: 'A new order at status 0',
  success: 201,
  policy: session,
  body: orderFields.omit({ pal_status: true, version: true }).extend({ status: z.int().min(0).max(0).optional() }),
  response: order,
});

/**
 * Another kind of product, wood or paint changes what its products are made as: those that something has been done with
 * by it are decided about, all alike by `decision` or each by `decisions`. Errors: product.decision_needed with them.
 */
export const updateOrder = defineRoute({
  service: 'orders',
  name: 'orders.update',
  method: 'PUT',
  path: 'orders/{id}',
  summary: 'Edit an order, or change its status',
  policy: session,
  params: id,
  timeoutMs: 15_000,
  body: orderEdit,
  response: order,
});

/**
 * Several orders at once: planning (pal_status), to-production (status 6 with completion dates), delivery dates, other
 * status changes. All or nothing, or with `each` every order on its own: those that may not change are named with their
 * reason, the others change.
 */
export const updateOrders = defineRoute({
  service: 'orders',
  name: 'orders.update-many',
  method: 'PUT',
  path: 'orders',
  summary: 'Change many orders',
  policy: session,
  timeoutMs: 20_000,
  body: z.strictObject({
    orders: manyOrderChanges,
    each: z.boolean().default(false),
    /** Chosen by whoever asks: under this id the change can be taken back. */
    change: bulkChangeId.optional(),
  }),
  response: z.object({ orders: z.array(order), refused: refusedOrders }),
});

export const deleteOrder = defineRoute({
  service: 'orders',
  name: 'orders.delete',
  method: 'DELETE',
  path: 'orders/{id}',
  summary: 'Delete an order; its products leave their pallets first',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' },
  params: id,
  query: takeQuery,
  response: ok,
  timeoutMs: 15_000,
});

/** The orders one is about to send to production, as they are now. Errors: not_found when one of them is missing. */
export const getManyOrders = defineRoute({
  service: 'orders',
  name: 'orders.many',
  method: 'GET',
  path: 'orders/many/id',
  summary: 'Orders by their ids',
  policy: session,
  query: z.strictObject({ orders: urlIds(orderId).pipe(z.array(orderId).min(1)) }),
  response: z.object({ orders: z.array(order) }),
});

/**
 * The ids in the body, or in the parameter `orders`. With `change` they are gone from the lists at once, and deleted
 * after a minute unless that is taken back; not where a person has decided about products under way.
 */
export const deleteOrders = defineRoute({
  service: 'orders',
  name: 'orders.delete-many',
  method: 'DELETE',
  path: 'orders',
  summary: 'Delete orders',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' },
  query: z.strictObject({ orders: urlIds(orderId).optional(), ...takeFields }),
  body: z.strictObject({
    orders: z.array(orderId).min(1).max(500).optional(),
    ...takeFields,
    change: bulkChangeId.optional(),
  }),
  response: ok.extend({ can_be_undone: z.boolean() }),
  timeoutMs: 30_000,
});

export const unpackOrder = defineRoute({
  service: 'orders',
  name: 'orders.unpack',
  method: 'DELETE',
  path: 'orders/{id}/unpack',
  summary: 'Take an order out of planning',
  policy: session,
  params: id,
  /** Chosen by whoever asks: under this id its places can be taken back as an act of planning. */
  query: z.strictObject({ act: planningActId.optional() }),
  response: order,
  timeoutMs: 15_000,
});

export const ordersRoutes = {
  listOrders,
  ...importsRoutes,
  ...picturesRoutes,
  ...whatIfRoutes,
  getManyOrders,
  getOrder,
  createOrder,
  copyOrder,
  updateOrders,
  updateOrder,
  deleteOrders,
  undoBulkChange,
  unpackOrder,
  deleteOrder,
  ...commentsRoutes,
  ...productsRoutes,
  ...customersRoutes,
  ...composedRoutes,
  ...orderTimelineRoutes,
};
