import {
  type BulkChangeId,
  type InputOf,
  type OutputOf,
  palStatus,
  type routes,
  type TakeFields,
  UNDO_SECONDS,
  UNDO_WAY_SECONDS,
} from '@mullion/contracts';
import { AppError, askerOf, auditedBy, type CallInfo, type SagaId, type ServiceTools } from '@mullion/server-kit';
import { awaitSagas } from '../../core/await-sagas';
import { decideDeleting } from '../../core/changes/decide-deleting';
import { writeDecisions } from '../../core/changes/write-decisions';
import { OrderRepository } from '../../core/orders/order.repository';
import { ProductRepository } from '../../core/products/product.repository';
import { BulkChangeRepository } from '../bulk-change.repository';
import { type OrderSagaData, removeOrderSaga, WAITING } from '../sagas/order-saga.data';

type Deleted = OutputOf<typeof routes.deleteOrders>;

/** So long a deletion can be taken back: what a person has, and the way of their request. */
const WAITS_MS = (UNDO_SECONDS + UNDO_WAY_SECONDS) * 1_000;

/**
 * The orders of the body and of the query.
 * @throws AppError `invalid` when there are none, and those of `deleteOrder`
 */
export const deleteOrders = (
  tools: ServiceTools,
  call: CallInfo,
  { query, body }: InputOf<typeof routes.deleteOrders>,
): Promise<Deleted> => {
  const ids = [...(query.orders ?? []), ...(body.orders ?? [])];
  if (ids.length === 0) throw new AppError('invalid', {}, { errors: [{ path: 'body.orders', code: 'too_small' }] });
  return removeOrders(tools, call, ids, query.decision === undefined ? body : query, body.change);
};

/**
 * Deletes an order once packing has freed its places.
 * @throws AppError `not_found`, `already_confirmed`, `product.decision_needed`, what packing refuses with
 */
export const deleteOrder = async (
  tools: ServiceTools,
  call: CallInfo,
  { params, query }: InputOf<typeof routes.deleteOrder>,
): Promise<OutputOf<typeof routes.deleteOrder>> => {
  const { ok } = await removeOrders(tools, call, [params.id], query);
  return { ok };
};

/**
 * Marks the orders, so that they are not changed meanwhile, and waits until each is deleted or refused; not where it
 * can be taken back.
 */
const removeOrders = async (
  { database, rpc, sagas, clock }: ServiceTools,
  call: CallInfo,
  ids: readonly number[],
  decision: TakeFields,
  change?: BulkChangeId,
): Promise<Deleted> => {
  const { context } = call;
  const products = await new ProductRepository(database, context.company_id).ofOrders(ids);
  const { decided, mustBeReserved } = await decideDeleting(rpc, context, products, decision);
  // what was decided about products under way is done at once
  const waits = change !== undefined && decided.taken.every((one) => one.change.group === 'free');
  const notBefore = new Date(clock.now().getTime() + WAITS_MS).toISOString();
  const begun = await database.transaction(call, async (tx) => {
    const orders = new OrderRepository(tx, context.company_id);
    const locked = await orders.lockMany(ids);
    const missing = ids.filter((id) => !locked.some((order) => order.id === id));
    if (missing.length > 0) throw new AppError('not_found', { ids: missing });
    const departed = locked.filter((order) => order.pal_status >= palStatus.departed);
    if (departed.length > 0) throw new AppError('already_confirmed', { ids: departed.map((order) => order.id) });
    const data = locked.map(({ id }): OrderSagaData => ({
      ...{ order_id: id, by: auditedBy(context) },
      ...(waits ? { not_before: notBefore } : {}),
    }));
    await orders.markRemoving(
      locked.map(({ id }) => id),
      true,
    );
    const begun = data.map((one) => ({ key: String(one.order_id), data: one }));
    const sagaIds = await sagas.startMany(tx, removeOrderSaga, context.company_id, begun, waits ? WAITING : undefined);
    if (waits)
      await new BulkChangeRepository(tx, context.company_id).add({
        ...{ id: change, asker: askerOf(context), made_at: clock.now() },
        change: { kind: 'delete', orders: locked.map(({ id }) => id) },
      });
    await writeDecisions(tx, sagas, auditedBy(context), decided);
    mustBeReserved();
    return locked.map(({ id }, at) => ({ id, sagaId: sagaIds[at] as SagaId }));
  });
  if (!waits) await awaitSagas(sagas, begun.data);
  return { ok: true, can_be_undone: waits };
};
