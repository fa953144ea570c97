import {
  judgeStatusChange,
  type InputOf,
  type Order,
  orderStatus,
  palStatus,
  productStatus,
  type RequestContext,
  type StatusRight,
  type updateOrders,
} from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import {
  auditProduct,
  changeFacts,
  ProductRepository,
  statusOfProduct,
  type StoredProduct,
  takeManual,
} from '../../products/product-rows.module';
import { recordStatusChanges } from '../../record-status-changes';
import { auditOrder } from '../audit-order';
import type { StoredOrder } from '../order';
import { toOrder } from '../order.mapper';
import { OrderRepository, type OrderSet } from '../order.repository';
import { recordOrder } from '../record-order';
import { planDispatch } from '../rules/plan-dispatch';
import { followProductsOfOrders } from './follow-products-of-orders';
import { statusByHand } from './status-by-hand';

type Change = InputOf<typeof updateOrders>['body']['orders'][number];

/** An order that was left as it is, and why. */
export interface RefusedOrder {
  readonly id: Order['id'];
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Changes many orders: to production, planning of dispatch, other statuses. All or none; with `each` those that may not change are
 * named and the others change.
 * To production (status 6 from below): the order, and its products below 6, go to 6 and get their completion date (given, else the
 * delivery date, else today). The matrix decides on it as on any other change of a status.
 */
export const changeManyOrders = async (
  tx: Tx,
  context: RequestContext,
  rights: readonly StatusRight[],
  changes: readonly Change[],
  { today, each }: { readonly today: string; readonly each: boolean },
): Promise<{ orders: Order[]; refused: RefusedOrder[] }> => {
  const orders = new OrderRepository(tx, context.company_id);
  const locked = new Map((await orders.lockMany(changes.map((change) => change.id))).map((order) => [order.id, order]));
  const missing = changes.filter((change) => !locked.has(change.id)).map((change) => change.id);
  if (missing.length > 0 && !each) throw new AppError('not_found', { ids: missing });
  const moves = [];
  const sent = new Map<number, string>();
  const refused: RefusedOrder[] = [];
  for (const change of changes) {
    const before = locked.get(change.id);
    const decided = before ? decide(before, change, context, rights, today) : new AppError('not_found', { ids: [change.id] });
    if (decided instanceof AppError || !before) {
      if (!each || !(decided instanceof AppError)) throw decided;
      refused.push({ id: change.id, code: decided.code, params: decided.params });
      continue;
    }
    const { set, completion } = decided;
    if (completion !== null) sent.set(before.id, completion);
    if (Object.entries(set).every(([name, value]) => before[name as keyof StoredOrder] === value)) continue;
    const row = await orders.update(before.id, undefined, set);
    locked.set(row.id, row);
    moves.push({ rowId: row.id, before: before.status, after: row.status });
    await recordOrder(tx, row);
    await auditOrder(tx, context, before, row);
  }
  const by = { userId: context.user_id, userName: context.user_name };
  await recordStatusChanges(tx, context.company_id, 'orders', moves, by);
  await productsToProduction(tx, context, sent);
  const planned = [...locked.values()].filter((order) => order.pal_status === palStatus.planned);
  for (const [id, order] of await followProductsOfOrders(tx, planned, by)) locked.set(id, order);
  const written = changes.filter((change) => !refused.some(({ id }) => id === change.id));
  return { orders: written.map((change) => toOrder(locked.get(change.id) as StoredOrder, context)), refused };
};

/** What an order's row becomes, and the completion date of its products when it goes to production; or why it may not. */
const decide = (
  before: StoredOrder,
  change: Change,
  context: RequestContext,
  rights: readonly StatusRight[],
  today: string,
): { readonly set: OrderSet; readonly completion: string | null } | AppError => {
  try {
    if (before.removing) throw new AppError('order.being_removed', { id: before.id });
    const toProduction = change.status === orderStatus.inProduction && before.status <= orderStatus.inProduction;
    const known = before.status === orderStatus.inProduction ? before.completion_date : null;
    const completion = change.completion_date ?? known ?? before.delivery_date ?? today;
    const set: OrderSet = {
      ...(toProduction || change.completion_date !== undefined ? { completion_date: completion } : {}),
      ...statusFor(before, change, context, rights),
      ...planFor(before, change),
    };
    return { set, completion: toProduction ? completion : null };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

const statusFor = (before: StoredOrder, change: Change, context: RequestContext, rights: readonly StatusRight[]): OrderSet => {
  if (change.status === undefined) return {};
  const verdict = judgeStatusChange({ table: 'orders', before: before.status, after: change.status }, context, rights);
  if (verdict === 'same') return {};
  if (verdict !== 'allowed') throw new AppError(verdict, { id: before.id, before: before.status, after: change.status });
  return statusByHand(before, change.status);
};

const planFor = (before: StoredOrder, change: Change): OrderSet => {
  if (change.pal_status === undefined) return {};
  const decided = planDispatch(before.pal_status, change.pal_status);
  if ('next' in decided) return decided.next === before.pal_status ? {} : { pal_status: decided.next };
  if (decided.refusal === 'already_confirmed') throw new AppError('already_confirmed', { id: before.id });
  throw new AppError('invalid', {}, { errors: [{ path: 'body.orders.pal_status', code: 'pal_status_by_hand' }] });
};

const productsToProduction = async (tx: Tx, context: RequestContext, completionOf: ReadonlyMap<number, string>): Promise<void> => {
  if (completionOf.size === 0) return;
  const { company_id: companyId, user_id: userId, user_name: userName } = context;
  const locked = await new ProductRepository(tx, companyId).lockOfOrders([...completionOf.keys()]);
  const changes = locked.map((before) => ({ before, now: sentToProduction(before, completionOf.get(before.order_id) ?? null) }));
  const rows = await changeFacts(tx, companyId, { userId, userName }, changes, { byPerson: true });
  const known = new Map(locked.map((product) => [product.id, product]));
  for (const row of rows) await auditProduct(tx, context, known.get(row.id) ?? row, row);
};

/** In production from below it, also what stands loaded: it goes back to 6 when it is taken off. The same object when nothing changes. */
const sentToProduction = (product: StoredProduct, completion: string | null): StoredProduct => {
  const isBelow = statusOfProduct({ ...product, loaded_at: null, departed_truck_id: null }) < productStatus.inProduction;
  if (!isBelow && completion === product.completion_date) return product;
  return { ...(isBelow ? takeManual(product, productStatus.inProduction) : product), completion_date: completion };
};
