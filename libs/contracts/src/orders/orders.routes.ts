import { z } from 'zod';
import { orderId } from '../kit/id.schema';
import { int } from '../kit/number.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, isoDate, ok, urlDate, urlId, urlIds, urlInt, urlText } from '../kit/route';
import { today } from './today.schema';
import { customersRoutes } from './customers.routes';
import { productsRoutes } from './products.routes';
import { importFields, importResult } from './import.schema';
import { comment, order, orderFields, product, statusChange } from './order.schema';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(orderId) });

export const orderSortColumns = [
  'production_id',
  'offer_id',
  'customer',
  'delivery_date',
  'count',
  'area',
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
    /** Company feature week_and_address: six characters, 202648. */
    week: urlText,
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
  body: orderFields.omit({ status: true, pal_status: true, version: true }),
  response: order,
});

export const updateOrder = defineRoute({
  service: 'orders',
  name: 'orders.update',
  method: 'PUT',
  path: 'orders/{id}',
  summary: 'Edit an order, or change its status',
  policy: session,
  params: id,
  body: orderFields,
  response: order,
});

/**
 * Several orders at once: planning (pal_status), to-production (status 6 with completion dates), other status changes. All or nothing,
 * or with `each` every order on its own: those that may not change are named with their reason, the others change.
 */
export const updateOrders = defineRoute({
  service: 'orders',
  name: 'orders.update-many',
  method: 'PUT',
  path: 'orders',
  summary: 'Change many orders',
  policy: session,
  body: z.strictObject({
    orders: z
      .array(
        z.strictObject({
          id: orderId,
          status: z.int().min(0).max(100).optional(),
          pal_status: z.int().min(0).max(3).optional(),
          completion_date: isoDate.optional(),
        }),
      )
      .min(1)
      .max(500),
    each: z.boolean().default(false),
  }),
  response: z.object({
    orders: z.array(order),
    refused: z.array(z.object({ id: orderId, code: z.string(), params: z.record(z.string(), z.unknown()) })),
  }),
});

export const deleteOrder = defineRoute({
  service: 'orders',
  name: 'orders.delete',
  method: 'DELETE',
  path: 'orders/{id}',
  summary: 'Delete an order; its products leave their pallets first',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' },
  params: id,
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

/** The ids in the body, or as the parameter §1.7 names. */
export const deleteOrders = defineRoute({
  service: 'orders',
  name: 'orders.delete-many',
  method: 'DELETE',
  path: 'orders',
  summary: 'Delete orders',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' },
  query: z.strictObject({ orders: urlIds(orderId).optional() }),
  body: z.strictObject({ orders: z.array(orderId).min(1).max(500).optional() }),
  response: ok,
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
  response: order,
  timeoutMs: 15_000,
});

export const importOrders = defineRoute({
  service: 'orders',
  name: 'orders.import',
  method: 'POST',
  path: 'orders/import',
  summary: 'Orders and products from a csv or xlsx file, all or nothing',
  success: 201,
  policy: session,
  file: 'file',
  body: importFields,
  response: importResult,
  timeoutMs: 30_000,
});

/** Answers { name, type, content } where content is base64; the gateway sends the file. */
export const importTemplate = defineRoute({
  service: 'orders',
  name: 'orders.import-template',
  method: 'GET',
  path: 'orders/import/template',
  summary: 'A spreadsheet to fill in',
  policy: session,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(['lt', 'en']).default('lt') }),
  response: z.object({ name: z.string(), type: z.string(), content: z.string() }),
});

const commented = { table_name: z.enum(['orders', 'products']) };
export const listComments = defineRoute({
  service: 'orders',
  name: 'comments.list',
  method: 'GET',
  path: 'comments',
  summary: 'Comments on an order or a product, oldest first',
  policy: session,
  query: z.strictObject({ ...commented, table_id: urlInt.positive() }),
  response: z.array(comment),
});

export const createComment = defineRoute({
  service: 'orders',
  name: 'comments.create',
  method: 'POST',
  path: 'comments',
  summary: 'Comment on an order or a product',
  success: 201,
  policy: session,
  body: z.strictObject({ ...commented, table_id: int().positive(), text: z.string().trim().min(1).max(2000) }),
  response: comment,
});

/** History of status changes of one row; the gateway asks the owner of `table_name`. */
export const actionsQuery = z.strictObject({
  table_name: z.enum(['orders', 'products', 'pallets', 'trucks']),
  table_id: urlInt.positive(),
  language: z.enum(['lt', 'en']).default('lt'),
});
export const listActions = defineRoute({
  service: 'gateway',
  name: 'actions.list',
  method: 'GET',
  path: 'actions',
  summary: 'Status changes of an order, product, pallet or truck',
  policy: session,
  query: actionsQuery,
  response: z.array(statusChange),
});

/** What waits for somebody today, of all owners in one call; parts of an owner that does not answer are null. */
export const getToday = defineRoute({
  service: 'gateway',
  name: 'today.get',
  method: 'GET',
  path: 'today',
  summary: 'What needs somebody today',
  policy: session,
  response: today,
});

export const ordersRoutes = {
  listOrders,
  importTemplate,
  importOrders,
  getManyOrders,
  getOrder,
  createOrder,
  updateOrders,
  updateOrder,
  deleteOrders,
  unpackOrder,
  deleteOrder,
  listComments,
  createComment,
  getToday,
  ...productsRoutes,
  ...customersRoutes,
  listActions,
};
