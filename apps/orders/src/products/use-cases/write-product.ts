import {
  orderNumber,
  judgeStatusChange,
  type createProduct,
  type InputOf,
  type Product,
  type RequestContext,
  type StatusRight,
  type updateProduct,
} from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { followProductsOfOrders, OrderRepository, type StoredOrder } from '../../orders/order-rows.module';
import { recordStatusChanges } from '../../record-status-changes';
import { auditProduct } from '../audit-product';
import type { StoredProduct } from '../product';
import { areaOfSizes, columnsOfEdit, toProduct } from '../product.mapper';
import { ProductRepository, type ProductSet } from '../product.repository';
import { recordProducts } from '../record-products';
import { barcodePrefix, nextBarcodes } from '../rules/barcode';
import { changesPacking } from '../rules/product-changes';
import { refusalByFacts, statusOfProduct, takeManual } from '../rules/product-facts';

type NewFields = InputOf<typeof createProduct>['body'];
/** An edit with the product it is for. */
export type ProductEditOf = InputOf<typeof updateProduct>['body'] & { readonly id: number };

const byPerson = (context: RequestContext) => ({ userId: context.user_id, userName: context.user_name });

/** A product with a generated barcode, at status 0. @throws AppError `not_found` (the order), `order.being_removed` */
export const addProduct = async (tx: Tx, context: RequestContext, fields: NewFields): Promise<Product> => {
  const companyId = context.company_id;
  const orders = new OrderRepository(tx, companyId);
  const products = new ProductRepository(tx, companyId);
  const order = await orders.lockForChange(fields.order_id);
  const prefix = barcodePrefix(orderNumber(order));
  const numbered = nextBarcodes(prefix, order.additional_products_count, 1, await products.takenBarcodes([prefix]));
  await orders.setProductCounter(order.id, numbered.counter);
  const { position, width, height, depth, weight, area, category } = fields;
  const [row] = await products.insertMany([
    {
      order_id: order.id,
      barcode: numbered.barcodes[0] ?? '',
      position,
      type: fields.type ?? null,
      category,
      width_mm: width,
      height_mm: height,
      depth_mm: depth,
      weight_kg: weight,
      area_m2: area,
      can_be_flipped: fields.can_be_flipped ?? category === 1,
      comment: fields.comment ?? null,
      part_of: fields.part_of ?? null,
    },
  ]);
  await recordProducts(tx, companyId, [row as StoredProduct]);
  await auditProduct(tx, context, null, row as StoredProduct);
  await followProductsOfOrders(tx, [order], byPerson(context));
  return toProduct(row as StoredProduct, orderNumber(order));
};

/**
 * Edits products of one or more orders, all or none. Packing must have been asked before about those in `allowed`.
 * With `recalculate` each gets its area from its sizes; the totals of the orders follow.
 * @throws AppError `not_found`, `conflict` with the current state, `status.*`, `product.barcode_taken`, `order.being_removed`
 */
export const editProducts = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  edits: readonly ProductEditOf[],
  {
    allowed,
    mustBeHeld,
    recalculate,
  }: { readonly allowed: ReadonlySet<number>; readonly mustBeHeld: () => void; readonly recalculate: boolean },
): Promise<Product[]> => {
  const companyId = context.company_id;
  const products = new ProductRepository(tx, companyId);
  const orders = await lockOrdersOf(tx, products, edits);
  const known = new Map((await products.lockMany(edits.map((edit) => edit.id))).map((row) => [row.id, row]));
  const moves = [];
  const written: StoredProduct[] = [];
  for (const edit of edits) {
    const before = known.get(edit.id);
    if (!before || before.removing) throw new AppError('not_found', { ids: [edit.id] });
    const number = orderNumber(orders.get(before.order_id) as StoredOrder);
    const shape = (row: StoredProduct): Product => toProduct(row, number);
    if (edit.version !== undefined && edit.version !== before.version) throw new AppError('conflict', {}, { current: shape(before) });
    const set = changed(before, columnsOfEdit(edit));
    // Somebody else changed it between the question to packing and this lock.
    if (!allowed.has(edit.id) && changesPacking(before, set)) throw new AppError('conflict', {}, { current: shape(before) });
    const sizes = { ...before, ...set };
    if (recalculate) Object.assign(set, changed(before, { area_m2: areaOfSizes(sizes.width_mm, sizes.height_mm) }));
    Object.assign(set, statusColumns(before, edit.status, context, rights));
    if (Object.keys(set).length === 0) continue;
    const row = await products.update(edit.id, edit.version, set, shape);
    known.set(row.id, row);
    written.push(row);
    moves.push({ rowId: row.id, before: before.status, after: row.status });
    await auditProduct(tx, context, before, row);
  }
  await recordStatusChanges(tx, companyId, 'products', moves, byPerson(context));
  await recordProducts(tx, companyId, written);
  if (written.length > 0) await followProductsOfOrders(tx, [...orders.values()], byPerson(context));
  mustBeHeld();
  return edits.map(({ id }) => {
    const row = known.get(id) as StoredProduct;
    return toProduct(row, orderNumber(orders.get(row.order_id) as StoredOrder));
  });
};

/** The orders of these products, locked before them in id order. */
const lockOrdersOf = async (tx: Tx, products: ProductRepository, edits: readonly ProductEditOf[]): Promise<Map<number, StoredOrder>> => {
  const orderIds = [...new Set((await products.ordersOf(edits.map((edit) => edit.id))).values())];
  const orders = await new OrderRepository(tx, products.companyId).lockMany(orderIds);
  const leaving = orders.find((order) => order.removing);
  if (leaving) throw new AppError('order.being_removed', { id: leaving.id });
  return new Map(orders.map((order) => [order.id, order]));
};

/** Changes a product's status by its barcode. @throws AppError `product.not_found`, `status.not_allowed` (401, §1.7) */
export const changeStatusByBarcode = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  barcode: string,
  status: number,
): Promise<Product> => {
  const products = new ProductRepository(tx, context.company_id);
  const scanned = await products.scanned(barcode);
  if (scanned === null) throw new AppError('product.not_found', { barcode });
  const order = await new OrderRepository(tx, context.company_id).lock(scanned.order_id);
  const before = await products.lockByBarcode(scanned.barcode);
  if (!before || before.removing || order.removing) throw new AppError('product.not_found', { barcode });
  let set: ProductSet;
  try {
    set = statusColumns(before, status, context, rights);
  } catch (error) {
    if (error instanceof AppError && error.status === 403)
      throw new AppError('status.not_allowed', { ...error.params, reason: error.code });
    throw error;
  }
  if (Object.keys(set).length === 0) return toProduct(before, orderNumber(order));
  const row = await products.update(before.id, undefined, set);
  await recordStatusChanges(
    tx,
    context.company_id,
    'products',
    [{ rowId: row.id, before: before.status, after: row.status }],
    byPerson(context),
  );
  await recordProducts(tx, context.company_id, [row]);
  await auditProduct(tx, context, before, row);
  await followProductsOfOrders(tx, [order], byPerson(context));
  return toProduct(row, orderNumber(order));
};

const changed = (before: StoredProduct, set: ProductSet): ProductSet =>
  Object.fromEntries(Object.entries(set).filter(([name, value]) => value !== undefined && value !== before[name as keyof StoredProduct]));

const statusColumns = (
  before: StoredProduct,
  after: number | undefined,
  context: RequestContext,
  rights: readonly StatusRight[],
): ProductSet => {
  if (after === undefined) return {};
  const params = { before: before.status, after };
  const verdict = judgeStatusChange({ table: 'products', ...params }, context, rights);
  if (verdict === 'same') return {};
  if (verdict !== 'allowed') throw new AppError(verdict, params);
  const refusal = refusalByFacts(before, after);
  if (refusal !== null) throw new AppError(refusal, { ...params, id: before.id });
  const now = takeManual(before, after);
  return {
    manual_status: now.manual_status,
    manual_production_version: now.manual_production_version,
    status: statusOfProduct(now),
  };
};
