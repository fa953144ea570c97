import { type InputOf, type Order, type OutputOf, type routes } from '@mullion/contracts';
import {
  AppError,
  askerOf,
  type CallInfo,
  type Committed,
  type Copies,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { movedBy, recordStatusChanges } from '../../core/record-status-changes';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import { auditOrder } from '../../core/orders/audit-order';
import type { StoredOrder } from '../../core/orders/order';
import { toOrder } from '../../core/orders/order.mapper';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { inRuns } from '../../core/rules/in-runs';
import type { StoredBulkChange } from '../bulk-change';
import { BulkChangeRepository } from '../bulk-change.repository';
import { turnedOrder } from '../rules/turn-back';
import { type DecidedOrder, decideOrders, type Deciding, isFollowed } from './decide-orders';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { sendProductsToProduction } from './send-products-to-production';

type Body = InputOf<typeof routes.updateOrders>['body'];
type Change = Body['orders'][number];
type Answer = OutputOf<typeof routes.updateOrders>;

/**
 * Changes many orders: to production, planning of dispatch, delivery dates, other statuses. All or none; with `each`
 * those that may not change are named and the others change. To production (status 6 from below): the order, and its
 * products below 6, go to 6 and get their completion date (given, else the delivery date, else today). The matrix
 * decides on it as on any other change of a status.
 */
export const updateOrders = async (
  { database, clock }: ServiceTools,
  copies: Copies,
  call: CallInfo,
  { orders, each, change }: Body,
): Promise<Committed<Answer>> => {
  const { context } = call;
  const rights = orders.some((order) => order.status !== undefined) ? await statusRightsFor(copies, context) : [];
  const deciding = { context, rights, today: clock.today(context.time_zone) };
  return database.transaction(call, (tx) =>
    write(tx, deciding, orders, { each, keep: change === undefined ? null : { id: change, made_at: clock.now() } }),
  );
};

interface Writing {
  readonly each: boolean;
  /** How the change can be taken back. */
  readonly keep: Pick<StoredBulkChange, 'id' | 'made_at'> | null;
}

const write = async (
  tx: Tx,
  deciding: Deciding,
  changes: readonly Change[],
  { each, keep }: Writing,
): Promise<Answer> => {
  const { context } = deciding;
  const orders = new OrderRepository(tx, context.company_id);
  const locked = new Map((await orders.lockMany(changes.map((change) => change.id))).map((order) => [order.id, order]));
  const found = new Map(locked);
  const { decided, refused } = decideOrders(locked, changes, deciding);
  const missing = refused.filter(({ error }) => error.code === 'not_found').map(({ id }) => id);
  if (missing.length > 0 && !each) throw new AppError('not_found', { ids: missing });
  const [first] = refused;
  if (first && !each) throw first.error;
  const moves = [];
  const sent = new Map<number, string>();
  for (const { before, completion } of decided) if (completion !== null) sent.set(before.id, completion);
  const edits = decided.filter(({ set }) => Object.keys(set).length > 0);
  for (const run of inRuns(edits, ({ before }) => before.id)) {
    const rows = await orders.updateMany(run);
    for (const [at, row] of rows.entries()) {
      const { before } = run[at] as DecidedOrder;
      locked.set(row.id, row);
      moves.push({ rowId: row.id, before: before.status, after: row.status });
      await recordOrder(tx, row);
      await auditOrder(tx, context, before, row);
    }
  }
  await recordStatusChanges(tx, context.company_id, 'orders', moves, movedBy(context));
  const products = await sendProductsToProduction(tx, context, sent);
  const planned = [...locked.values()].filter(isFollowed);
  for (const [id, order] of await followProductsOfOrders(tx, planned, movedBy(context))) locked.set(id, order);
  if (keep !== null) {
    const turned = [...found.values()].map((before) => turnedOrder(before, locked.get(before.id) ?? before));
    const change = { kind: 'update' as const, orders: turned.filter((one) => one !== null), products };
    await new BulkChangeRepository(tx, context.company_id).add({ ...keep, asker: askerOf(context), change });
  }
  const written = changes.filter((change) => !refused.some(({ id }) => id === change.id));
  return {
    orders: written.map((change): Order => toOrder(locked.get(change.id) as StoredOrder, context)),
    refused: refused.map(({ id, error }) => ({ id: id as Order['id'], code: error.code, params: error.params })),
  };
};
