import {
  type InputOf,
  type Order,
  orderStatus,
  type OutputOf,
  palStatus,
  type RequestContext,
  type routes,
  type StatusRight,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Copies, type ServiceTools, type Tx } from '@mullion/server-kit';
import { movedBy, recordStatusChanges } from '../../record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditOrder } from '../audit-order';
import type { StoredOrder } from '../order';
import { toOrder } from '../order.mapper';
import { OrderRepository, type OrderSet } from '../order.repository';
import { recordOrder } from '../record-order';
import { followProductsOfOrders } from './follow-products-of-orders';
import { planColumns, statusColumns } from './order-columns';
import { sendProductsToProduction } from './send-products-to-production';

type Body = InputOf<typeof routes.updateOrders>['body'];
type Change = Body['orders'][number];
type Answer = OutputOf<typeof routes.updateOrders>;

/** What changes are decided by. */
interface Deciding {
  readonly context: RequestContext;
  readonly rights: readonly StatusRight[];
  readonly today: string;
}

/**
 * Changes many orders: to production, planning of dispatch, other statuses. All or none; with `each` those that may not change are
 * named and the others change.
 * To production (status 6 from below): the order, and its products below 6, go to 6 and get their completion date (given, else the
 * delivery date, else today). The matrix decides on it as on any other change of a status.
 */
export const updateOrders = async (
  { database, clock }: ServiceTools,
  copies: Copies,
  call: CallInfo,
  { orders, each }: Body,
): Promise<Committed<Answer>> => {
  const { context } = call;
  const rights = orders.some((order) => order.status !== undefined) ? await statusRightsFor(copies, context) : [];
  const deciding = { context, rights, today: clock.today(context.time_zone) };
  return database.transaction(call, (tx) => write(tx, deciding, orders, each));
};

const write = async (tx: Tx, deciding: Deciding, changes: readonly Change[], each: boolean): Promise<Answer> => {
  const { context } = deciding;
  const orders = new OrderRepository(tx, context.company_id);
  const locked = new Map((await orders.lockMany(changes.map((change) => change.id))).map((order) => [order.id, order]));
  const missing = changes.filter((change) => !locked.has(change.id)).map((change) => change.id);
  if (missing.length > 0 && !each) throw new AppError('not_found', { ids: missing });
  const moves = [];
  const sent = new Map<number, string>();
  const refused: Answer['refused'] = [];
  for (const change of changes) {
    const before = locked.get(change.id);
    const decided = before ? decide(before, change, deciding) : new AppError('not_found', { ids: [change.id] });
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
  await recordStatusChanges(tx, context.company_id, 'orders', moves, movedBy(context));
  await sendProductsToProduction(tx, context, sent);
  const planned = [...locked.values()].filter((order) => order.pal_status === palStatus.planned);
  for (const [id, order] of await followProductsOfOrders(tx, planned, movedBy(context))) locked.set(id, order);
  const written = changes.filter((change) => !refused.some(({ id }) => id === change.id));
  return { orders: written.map((change): Order => toOrder(locked.get(change.id) as StoredOrder, context)), refused };
};

/** What an order's row becomes, and the completion date of its products when it goes to production; or why it may not. */
const decide = (
  before: StoredOrder,
  change: Change,
  { context, rights, today }: Deciding,
): { readonly set: OrderSet; readonly completion: string | null } | AppError => {
  try {
    if (before.removing) throw new AppError('order.being_removed', { id: before.id });
    const toProduction = change.status === orderStatus.inProduction && before.status <= orderStatus.inProduction;
    const known = before.status === orderStatus.inProduction ? before.completion_date : null;
    const completion = change.completion_date ?? known ?? before.delivery_date ?? today;
    const set: OrderSet = {
      ...(toProduction || change.completion_date !== undefined ? { completion_date: completion } : {}),
      ...statusColumns(before, change.status, context, rights),
      ...planColumns(before, change.pal_status, 'body.orders.pal_status'),
    };
    return { set, completion: toProduction ? completion : null };
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};
