import { type InputOf, isUndoInTime, type Order, type RequestContext, type routes } from '@mullion/contracts';
import {
  AppError,
  askerOf,
  type CallInfo,
  type Committed,
  type Sagas,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { auditOrder } from '../../core/orders/audit-order';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import type { StoredOrder } from '../../core/orders/order';
import { toOrder } from '../../core/orders/order.mapper';
import { OrderRepository, type OrderSet } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { auditProduct } from '../../core/products/audit-product';
import { changeFacts } from '../../core/products/change-facts';
import type { ChangedFacts } from '../../core/products/fresh-facts';
import type { StoredProduct } from '../../core/products/product';
import { ProductRepository } from '../../core/products/product.repository';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusOfOrder } from '../../core/rules/follow-products';
import { statusOfProduct } from '../../core/rules/product-facts';
import type { BulkChange, UndoneChange } from '../bulk-change';
import { BulkChangeRepository } from '../bulk-change.repository';
import { columnsBack, whyNotBack } from '../rules/turn-back';
import { removeOrderSaga, WAITING } from '../sagas/order-saga.data';

type Refused = UndoneChange['refused'];
const refuse = (id: number, code: string): Refused[number] => ({ id: id as Order['id'], code, params: {} });

/**
 * Takes back one's own change of many orders. It lowers a status without the right to lower, because it only ends what
 * its own person has just begun.
 * @throws AppError `not_found`, `change.undo_too_late`
 */
export const undoBulkChange = (
  { database, clock, sagas }: ServiceTools,
  call: CallInfo,
  { params }: InputOf<typeof routes.undoBulkChange>,
): Promise<Committed<UndoneChange>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const changes = new BulkChangeRepository(tx, context.company_id);
    const made = await changes.lock(params.change, askerOf(context));
    if (!made) throw new AppError('not_found');
    if (made.undone) return made.undone;
    if (!isUndoInTime({ at: made.made_at, now: clock.now(), afterSeconds: undefined }))
      throw new AppError('change.undo_too_late');
    const { change } = made;
    const undone =
      change.kind === 'delete'
        ? await bringBack(tx, sagas, context, change.orders)
        : await turnBack(tx, context, change);
    await changes.setUndone(made.id, undone);
    return undone;
  });

/** Orders that are not deleted yet stay. */
const bringBack = async (
  tx: Tx,
  sagas: Sagas,
  context: RequestContext,
  ids: readonly number[],
): Promise<UndoneChange> => {
  const orders = new OrderRepository(tx, context.company_id);
  const locked = await orders.lockMany(ids);
  const ended = new Set(await sagas.end(tx, removeOrderSaga, ids.map(String), WAITING));
  const back = locked.filter(({ id }) => ended.has(String(id)));
  await orders.markRemoving(
    back.map(({ id }) => id),
    false,
  );
  // others' lists have left them out meanwhile
  const rows = await orders.updateMany(back.map((before) => ({ before, set: {} })));
  await recordOrders(tx, rows);
  return {
    orders: rows.map((row) => toOrder(row, context)),
    refused: ids.filter((id) => !ended.has(String(id))).map((id) => refuse(id, 'change.undo_too_late')),
  };
};

type Update = Extract<BulkChange, { readonly kind: 'update' }>;
interface OrderBack {
  readonly before: StoredOrder;
  readonly set: OrderSet;
  readonly products: readonly ChangedFacts[];
}

/** What one order gets back, or why it stays. */
const backOf = (
  id: number,
  order: StoredOrder | undefined,
  products: readonly StoredProduct[],
  change: Update,
): OrderBack | Refused[number] => {
  if (!order) return refuse(id, 'not_found');
  if (order.removing) return refuse(id, 'order.being_removed');
  const turned = change.orders.find((one) => one.id === id) ?? null;
  const sent = change.products.filter((one) => one.order_id === id);
  const why = whyNotBack({ order, products }, { order: turned, products: sent });
  if (why !== null) return refuse(id, why);
  const set = turned ? columnsBack(order, turned, statusOfOrder) : {};
  const known = new Map(products.map((product) => [product.id, product]));
  const back = sent.map((one) => {
    const before = known.get(one.id) as StoredProduct;
    return { before, columns: columnsBack(before, one, statusOfProduct) };
  });
  if (set === null || back.some(({ columns }) => columns === null)) return refuse(id, 'change.went_on');
  return {
    before: order,
    set,
    products: back.map(({ before, columns }) => ({ before, now: { ...before, ...columns } })),
  };
};

const turnBack = async (tx: Tx, context: RequestContext, change: Update): Promise<UndoneChange> => {
  const companyId = context.company_id;
  const orders = new OrderRepository(tx, companyId);
  const sentOf = new Set(change.products.map((one) => one.order_id));
  const ids = [...new Set([...change.orders.map(({ id }) => id), ...sentOf])];
  const locked = new Map((await orders.lockMany(ids)).map((order) => [order.id, order]));
  const products = await new ProductRepository(tx, companyId).lockOfOrders([...sentOf]);
  const decided = ids.map((id) =>
    backOf(
      id,
      locked.get(id),
      products.filter((one) => one.order_id === id),
      change,
    ),
  );
  const back = decided.filter((one) => 'before' in one);
  const rows = await orders.updateMany(back);
  const moves = rows.map((row, at) => ({ rowId: row.id, before: back[at]?.before.status ?? 0, after: row.status }));
  await recordStatusChanges(tx, companyId, 'orders', moves, movedBy(context));
  await recordOrders(tx, rows);
  for (const [at, row] of rows.entries()) await auditOrder(tx, context, back[at]?.before ?? null, row);
  const facts = back.flatMap((one) => one.products);
  const written = await changeFacts(tx, companyId, movedBy(context), facts, { byPerson: true });
  const known = new Map(products.map((product) => [product.id, product]));
  for (const row of written) await auditProduct(tx, context, known.get(row.id) ?? row, row);
  const followed = await followProductsOfOrders(tx, rows, movedBy(context));
  return {
    orders: rows.map((row) => toOrder(followed.get(row.id) ?? row, context)),
    refused: decided.filter((one) => 'code' in one),
  };
};
