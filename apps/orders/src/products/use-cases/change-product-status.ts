import {
  type InputOf,
  orderNumber,
  type Product,
  type RequestContext,
  type routes,
  type StatusRight,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Copies, type ServiceTools } from '@mullion/server-kit';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { OrderRepository } from '../../core/orders/order.repository';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditProduct } from '../../core/products/audit-product';
import type { StoredProduct } from '../../core/products/product';
import { toProduct } from '../../core/products/product.mapper';
import { ProductRepository, type ProductSet } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { statusColumns } from './product-columns';

/** Changes a product's status by its barcode. @throws AppError `product.not_found`, `status.not_allowed` (401) */
export const changeProductStatus = async (
  { database }: ServiceTools,
  copies: Copies,
  call: CallInfo,
  { params: { barcode }, body: { status } }: InputOf<typeof routes.changeProductStatus>,
): Promise<Committed<Product>> => {
  const { context } = call;
  const rights = await statusRightsFor(copies, context);
  return database.transaction(call, async (tx) => {
    const products = new ProductRepository(tx, context.company_id);
    const scanned = await products.scanned(barcode);
    if (scanned === null) throw new AppError('product.not_found', { barcode });
    const order = await new OrderRepository(tx, context.company_id).lock(scanned.order_id);
    const before = await products.lockByBarcode(scanned.barcode);
    if (!before || before.removing || order.removing) throw new AppError('product.not_found', { barcode });
    const set = scannedStatus(before, status, context, rights);
    if (Object.keys(set).length === 0) return toProduct(before, orderNumber(order));
    const row = await products.update(before.id, undefined, set);
    const { manual_status, manual_production_version } = before;
    const move = {
      rowId: row.id,
      before: before.status,
      after: row.status,
      data: { manual_status, manual_production_version },
    };
    await recordStatusChanges(tx, context.company_id, 'products', [move], movedBy(context));
    await recordProducts(tx, context.company_id, [row]);
    await auditProduct(tx, context, before, row);
    await followProductsOfOrders(tx, [order], movedBy(context));
    return toProduct(row, orderNumber(order));
  });
};

/** Scanners get one code for whatever forbids the status; the reason is a parameter. */
const scannedStatus = (
  before: StoredProduct,
  status: number,
  context: RequestContext,
  rights: readonly StatusRight[],
): ProductSet => {
  try {
    return statusColumns(before, status, context, rights);
  } catch (error) {
    if (error instanceof AppError && error.status === 403)
      throw new AppError('status.not_allowed', { ...error.params, reason: error.code });
    throw error;
  }
};
