import { type InputOf, orderNumber, type OutputOf, type Product, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Copies, type ServiceTools, type Tx } from '@mullion/server-kit';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import type { StoredOrder } from '../../core/orders/order';
import { OrderRepository } from '../../core/orders/order.repository';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditProduct } from '../../core/products/audit-product';
import type { StoredProduct } from '../../core/products/product';
import { toProduct } from '../../core/products/product.mapper';
import { ProductRepository, type ProductSet } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { type DecidedProduct, writeProducts } from '../../core/products/write-products';
import { statusColumns } from './product-columns';

type Body = InputOf<typeof routes.changeProductStatuses>['body'];
type Answer = OutputOf<typeof routes.changeProductStatuses>;

/**
 * One status for many products, each on its own: those that may not have it are named with their reason, the others get
 * it. One transaction.
 */
export const changeProductStatuses = async (
  { database }: ServiceTools,
  copies: Copies,
  call: CallInfo,
  { products: ids, status }: Body,
): Promise<Committed<Answer>> => {
  const rights = await statusRightsFor(copies, call.context);
  return database.transaction(call, (tx) =>
    write(tx, call, [...new Set(ids)], (before) => statusColumns(before, status, call.context, rights)),
  );
};

const write = async (
  tx: Tx,
  { context }: CallInfo,
  ids: readonly number[],
  decide: (before: StoredProduct) => ProductSet,
): Promise<Answer> => {
  const companyId = context.company_id;
  const products = new ProductRepository(tx, companyId);
  const orderIds = [...new Set((await products.ordersOf(ids)).values())];
  const orders = new Map(
    (await new OrderRepository(tx, companyId).lockMany(orderIds)).map((order) => [order.id, order]),
  );
  const known = new Map((await products.lockMany(ids)).map((row) => [row.id, row]));
  const refused: Answer['refused'] = [];
  const decided: DecidedProduct[] = [];
  for (const id of ids) {
    const before = known.get(id);
    const set = orRefusal(() => {
      if (!before || before.removing) throw new AppError('not_found', { ids: [id] });
      if (orders.get(before.order_id)?.removing) throw new AppError('order.being_removed', { id: before.order_id });
      return decide(before);
    });
    if (set instanceof AppError) refused.push({ id: id as Product['id'], code: set.code, params: set.params });
    else if (Object.keys(set).length > 0) decided.push({ before: before as StoredProduct, set });
  }
  const written = await writeProducts(products, decided);
  const moves = [];
  for (const [at, row] of written.entries()) {
    const { before } = decided[at] as DecidedProduct;
    moves.push({ rowId: row.id, before: before.status, after: row.status });
    await auditProduct(tx, context, before, row);
    known.set(row.id, row);
  }
  await recordStatusChanges(tx, companyId, 'products', moves, movedBy(context));
  await recordProducts(tx, companyId, written);
  const changed = new Set(written.map((row) => row.order_id));
  const moved = [...orders.values()].filter((order) => changed.has(order.id));
  if (moved.length > 0) await followProductsOfOrders(tx, moved, movedBy(context));
  const refusedIds = new Set<number>(refused.map(({ id }) => id));
  const answers = ids.flatMap((id) => (refusedIds.has(id) ? [] : [known.get(id) as StoredProduct]));
  return {
    products: answers.map((row) => toProduct(row, orderNumber(orders.get(row.order_id) as StoredOrder))),
    refused,
  };
};

const orRefusal = (decide: () => ProductSet): ProductSet | AppError => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};
