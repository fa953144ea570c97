import { type Order, palStatus, type PlanningActId } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { awaitSagas } from '../../core/await-sagas';
import { toOrder } from '../../core/orders/order.mapper';
import { OrderRepository } from '../../core/orders/order.repository';
import { orderRow } from '../orders.queries';
import { type OrderSagaData, unpackOrderSaga } from '../sagas/order-saga.data';

/**
 * Takes an order out of planning once packing has freed its places.
 * @throws AppError `not_found`, `already_confirmed`, what packing refuses with
 */
export const unpackOrder = async (
  { database, sagas }: ServiceTools,
  call: CallInfo,
  id: number,
  act?: PlanningActId,
): Promise<Order> => {
  const { context } = call;
  const begun = await database.transaction(call, async (tx) => {
    const order = await new OrderRepository(tx, context.company_id).lockForChange(id);
    if (order.pal_status >= palStatus.departed) throw new AppError('already_confirmed', { id });
    if (order.pal_status === palStatus.notPlanned) return [];
    const data: OrderSagaData = {
      order_id: id,
      by: auditedBy(context),
      ...(act ? { act: { id: act, by: context.user_id } } : {}),
    };
    return [{ id, sagaId: await sagas.start(tx, unpackOrderSaga, String(id), context.company_id, data) }];
  });
  await awaitSagas(sagas, begun.data);
  return toOrder(await orderRow(database, context.company_id, id), context);
};
