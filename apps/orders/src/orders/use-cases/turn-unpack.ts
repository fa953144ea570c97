import { type InputOf, refusalCode, type turnUnpack as contract } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { OrderRepository } from '../../core/orders/order.repository';
import { type RestoreOrderData, restoreOrderSaga } from '../sagas/order-saga.data';
import { unpackOrder } from './unpack-order';

const SAGA_MS = 10_000;

/**
 * Brings an order back into planning with its places, or takes it out again by the same act.
 * @throws AppError `not_found`, `already_confirmed`, what packing refuses with; `unavailable` when it is not done in time
 * (it goes on by itself)
 */
export const turnUnpack = async (
  tools: ServiceTools,
  call: CallInfo,
  { order_id: id, act, way }: InputOf<typeof contract>,
): Promise<{ ok: true }> => {
  if (way === 'redo') await unpackOrder(tools, call, id, act);
  else await restoreOrder(tools, call, id, act);
  return { ok: true };
};

const restoreOrder = async (
  { database, sagas }: ServiceTools,
  call: CallInfo,
  id: number,
  act: InputOf<typeof contract>['act'],
): Promise<void> => {
  const { context } = call;
  const { data: sagaId } = await database.transaction(call, async (tx) => {
    await new OrderRepository(tx, context.company_id).lockForChange(id);
    const data: RestoreOrderData = { order_id: id, by: auditedBy(context), act: { id: act, by: context.user_id } };
    return sagas.start(tx, restoreOrderSaga, String(id), context.company_id, data);
  });
  const row = await sagas.untilDone<RestoreOrderData>(sagaId, SAGA_MS);
  if (row.done_at === null) throw new AppError('unavailable', { id });
  const { refused } = row.data;
  if (refused) throw new AppError(refusalCode(refused.code), refused.params);
};
