import {
  changeProductStatus,
  type InputOf,
  isUndoInTime,
  orderNumber,
  type Product,
  type routes,
  subjectOf,
} from '@mullion/contracts';
import { answerOfKey, AppError, type CallInfo, type Committed, lastMove, type ServiceTools } from '@mullion/server-kit';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { OrderRepository } from '../../core/orders/order.repository';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { auditProduct } from '../../core/products/audit-product';
import { toProduct } from '../../core/products/product.mapper';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { statusOfProduct } from '../../core/rules/product-facts';

/** What a change by barcode keeps with its line of the history. */
interface Decided {
  readonly manual_status: number;
  readonly manual_production_version: number;
}

/**
 * Takes back one's own change of a status by barcode: what was decided before counts again, and the history shows both.
 * It lowers a status without the right to lower, because it only ends what its own person has just begun.
 * @throws AppError `not_found`, `scan.undo_too_late`, `scan.changed_since` with the person who was later
 */
export const undoProductStatus = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof routes.undoProductStatus>,
): Promise<Committed<Product>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const companyId = context.company_id;
    const scan = await answerOfKey(tx, database.schema, call, {
      subjects: [subjectOf(changeProductStatus)],
      key: params.scan,
    });
    if (!scan) throw new AppError('not_found');
    if (!isUndoInTime({ at: scan.at, now: clock.now(), afterSeconds: body.after_seconds }))
      throw new AppError('scan.undo_too_late');
    const done = scan.answer as Product;
    const products = new ProductRepository(tx, companyId);
    const order = await new OrderRepository(tx, companyId).lock(done.order_id);
    const before = await products.lockByBarcode(done.barcode);
    const last = await lastMove(tx, database.schema, { companyId, table: 'products', id: done.id });
    if (!before || before.id !== done.id || before.removing || order.removing)
      throw new AppError('product.not_found', { barcode: done.barcode });
    // a scan that found the status it was to write has no line of its own
    if (!last || last.at.getTime() < scan.at.getTime()) throw new AppError('not_found');
    if (last.at.getTime() !== scan.at.getTime() || before.status !== done.status)
      throw new AppError('scan.changed_since', { person: last.user_name || '–' });
    const set = last.data as Decided;
    const row = await products.update(before.id, undefined, { ...set, status: statusOfProduct({ ...before, ...set }) });
    await recordStatusChanges(
      tx,
      companyId,
      'products',
      [{ rowId: row.id, before: before.status, after: row.status }],
      movedBy(context),
    );
    await recordProducts(tx, companyId, [row]);
    await auditProduct(tx, context, before, row);
    await followProductsOfOrders(tx, [order], movedBy(context));
    return toProduct(row, orderNumber(order));
  });
