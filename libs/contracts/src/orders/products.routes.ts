import { z } from 'zod';
import { productId } from '../kit/id.schema';
import { defineRoute, ok, urlId } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { scanParams, undoBody } from '../kit/undo';
import { operationWithComments } from '../production/operations.routes';
import { getProductSet, glassUnitOfSet, productSetOfOrder } from './product-set.routes';
import { takeQuery } from './product-changes.schema';
import { newProductFields, product, productEdit, productWithPlace } from './order.schema';

const session = { access: 'session' } as const;
const editor = { access: 'session', right: 'PR_EDIT', refusal: 'no_right_to_edit_product' } as const;

/** The product from orders, its place from packing. */
export const getProduct = defineRoute({
  service: 'gateway',
  name: 'products.get',
  method: 'GET',
  path: 'products/{id}',
  summary: 'A product with its place',
  policy: session,
  params: z.strictObject({ id: urlId(productId) }),
  response: productWithPlace.extend({
    /** Scanned onto its pallet. */
    checked: z.boolean(),
    /** SVG. */
    product_image: z.string().nullable(),
    fittings: productSetOfOrder.shape.fitting_groups,
    /** By production; null while production does not answer. */
    operations: z.array(operationWithComments).nullable(),
    glass_units: z.array(glassUnitOfSet).nullable(),
  }),
});

/** Read path of scanners and of bench:api (a). */
export const findProduct = defineRoute({
  service: 'orders',
  name: 'products.find',
  method: 'GET',
  path: 'products/by-barcode/{barcode}',
  summary: 'A product by its barcode',
  policy: session,
  params: z.strictObject({ barcode: scannedCode(64) }),
  response: product,
});

export const getProductImage = defineRoute({
  service: 'orders',
  name: 'products.image',
  method: 'GET',
  path: 'products/{id}/image',
  summary: 'Image data (SVG) of a product',
  policy: { ...session, terminals: ['scanner', 'work_center'] },
  params: z.strictObject({ id: urlId(productId) }),
  response: z.object({ image: z.string().nullable(), hash: z.string().nullable() }),
});

export const createProduct = defineRoute({
  service: 'orders',
  name: 'products.create',
  method: 'POST',
  path: 'products',
  summary: 'A product with a generated barcode, or several alike; the first of them is the answer',
  success: 201,
  policy: editor,
  body: newProductFields,
  response: product,
});

/** Fields need PR_EDIT and an order that has not left; a status follows the matrix, a place is packing's. */
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

/**
 * Many products of one or more orders, all or none, by the rules of `updateProduct`. `recalculate` gives each its area
 * from its sizes (apps/orders/README.md).
 */
export const updateProducts = defineRoute({
  service: 'orders',
  name: 'products.update-many',
  method: 'PUT',
  path: 'products',
  summary: 'Change or recalculate many products',
  policy: session,
  timeoutMs: 20_000,
  body: z.strictObject({
    products: z
      .array(productEdit.extend({ id: productId }))
      .min(1)
      .max(500),
    recalculate: z.boolean().default(false),
  }),
  response: z.object({ products: z.array(product) }),
});

export const deleteProduct = defineRoute({
  service: 'orders',
  name: 'products.delete',
  method: 'DELETE',
  path: 'products/{id}',
  summary: 'Delete a product',
  policy: { access: 'session', right: 'OP_DEL', refusal: 'no_right_to_delete_product' },
  params: z.strictObject({ id: urlId(productId) }),
  query: takeQuery,
  response: ok,
  timeoutMs: 15_000,
});

/** 404 not found; 401 `status.not_allowed`. */
export const changeProductStatus = defineRoute({
  service: 'orders',
  name: 'products.status',
  method: 'PATCH',
  path: 'products/{barcode}',
  summary: 'Change a product status by barcode',
  policy: { ...session, terminals: ['scanner'] },
  performedOffline: true,
  params: z.strictObject({ barcode: scannedCode(64) }),
  body: z.strictObject({ status: z.int().min(0).max(100) }),
  response: product,
});

/**
 * One status for many products, each on its own: those that may not have it are named with their reason, the others get
 * it.
 */
export const changeProductStatuses = defineRoute({
  service: 'orders',
  name: 'products.statuses',
  method: 'PATCH',
  path: 'products',
  summary: 'Change the status of many products',
  policy: session,
  timeoutMs: 20_000,
  body: z.strictObject({ products: z.array(productId).min(1).max(500), status: z.int().min(0).max(100) }),
  response: z.object({
    products: z.array(product),
    refused: z.array(z.object({ id: productId, code: z.string(), params: z.record(z.string(), z.unknown()) })),
  }),
});

/** Takes back one's own change of a product's status, by the key of that request. Refusals as of `undoScan`. */
export const undoProductStatus = defineRoute({
  service: 'orders',
  name: 'products.status.undo',
  method: 'POST',
  path: 'status-changes/{scan}/undo',
  summary: 'Take back a change of a product status that was just made',
  policy: { ...session, terminals: ['scanner'] },
  params: scanParams,
  body: undoBody,
  response: product,
});

export const productsRoutes = {
  findProduct,
  getProductSet,
  getProductImage,
  getProduct,
  createProduct,
  updateProducts,
  updateProduct,
  deleteProduct,
  changeProductStatuses,
  changeProductStatus,
  undoProductStatus,
};
