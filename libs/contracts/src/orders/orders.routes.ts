import { z } from 'zod';
import { orderId, productId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, isoDate, ok, urlDate, urlId, urlInt, urlText } from '../kit/route';
import { customersRoutes } from './customers.routes';
import { importFields, importResult } from './import.schema';
import { order, orderFields, product, productEdit, productFields, statusChange } from './order.schema';

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
  response: order.extend({ products: z.array(product), images: z.record(z.string(), z.string()).optional() }),
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

/** Several orders at once: planning (pal_status), to-production (status 6 with completion dates), other status changes. All or nothing. */
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
  }),
  response: z.object({ orders: z.array(order) }),
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

export const deleteOrders = defineRoute({
  service: 'orders',
  name: 'orders.delete-many',
  method: 'DELETE',
  path: 'orders',
  summary: 'Delete orders',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete' },
  body: z.strictObject({ orders: z.array(orderId).min(1).max(500) }),
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
  bodyType: 'multipart',
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

export const getProduct = defineRoute({
  service: 'orders',
  name: 'products.get',
  method: 'GET',
  path: 'products/{id}',
  summary: 'A product',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  response: product,
});

/** Read path of scanners and of bench:api (a). */
export const findProduct = defineRoute({
  service: 'orders',
  name: 'products.find',
  method: 'GET',
  path: 'products/by-barcode/{barcode}',
  summary: 'A product by its barcode',
  policy: session,
  params: z.strictObject({ barcode: z.string().min(1).max(64) }),
  response: product,
});

export const getProductImage = defineRoute({
  service: 'orders',
  name: 'products.image',
  method: 'GET',
  path: 'products/{id}/image',
  summary: 'Image data (SVG) of a product',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  response: z.object({ image: z.string().nullable(), hash: z.string().nullable() }),
});

export const createProduct = defineRoute({
  service: 'orders',
  name: 'products.create',
  method: 'POST',
  path: 'products',
  summary: 'A product with a generated barcode',
  success: 201,
  policy: session,
  body: productFields,
  response: product,
});

export const updateProduct = defineRoute({
  service: 'orders',
  name: 'products.update',
  method: 'PUT',
  path: 'products/{id}',
  summary: 'Edit a product',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  body: productEdit,
  response: product,
});

export const deleteProduct = defineRoute({
  service: 'orders',
  name: 'products.delete',
  method: 'DELETE',
  path: 'products/{id}',
  summary: 'Delete a product',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete_product' },
  params: z.strictObject({ id: urlId(productId) }),
  response: ok,
  timeoutMs: 15_000,
});

/** §1.7: 404 not found; 401 `status.not_allowed`. */
export const changeProductStatus = defineRoute({
  service: 'orders',
  name: 'products.status',
  method: 'PATCH',
  path: 'products/{barcode}',
  summary: 'Change a product status by barcode',
  policy: session,
  params: z.strictObject({ barcode: z.string().min(1).max(64) }),
  body: z.strictObject({ status: z.int().min(0).max(100) }),
  response: product,
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

export const ordersRoutes = {
  listOrders,
  importTemplate,
  importOrders,
  getOrder,
  createOrder,
  updateOrders,
  updateOrder,
  deleteOrders,
  unpackOrder,
  deleteOrder,
  findProduct,
  getProductImage,
  getProduct,
  createProduct,
  updateProduct,
  deleteProduct,
  changeProductStatus,
  ...customersRoutes,
  listActions,
};
