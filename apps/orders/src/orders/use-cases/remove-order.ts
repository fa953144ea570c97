import { palStatus } from '@mullion/contracts';
import { AppError, auditedBy, type AuditActor, type SagaId, type Sagas, type Tx } from '@mullion/server-kit';
import { OrderRepository } from '../order.repository';

/** Kinds of the sagas that free places at packing before an order changes here. */
export const removeOrderSaga = 'remove-order';
export const unpackOrderSaga = 'unpack-order';

export interface OrderSagaData {
  readonly order_id: number;
  /** Who asked for it. */
  readonly by: AuditActor;
  /** Set at the end when packing refused: its code. */
  readonly refused?: string;
}

/** Begins to delete orders: marks them, so that nobody changes them meanwhile. @throws AppError `not_found`, `already_confirmed` */
export const beginRemoving = async (tx: Tx, sagas: Sagas, actor: AuditActor, ids: readonly number[]): Promise<SagaId[]> => {
  const companyId = actor.company_id;
  const orders = new OrderRepository(tx, companyId);
  const locked = await orders.lockMany(ids);
  const missing = ids.filter((id) => !locked.some((order) => order.id === id));
  if (missing.length > 0) throw new AppError('not_found', { ids: missing });
  const departed = locked.filter((order) => order.pal_status >= palStatus.departed);
  if (departed.length > 0) throw new AppError('already_confirmed', { ids: departed.map((order) => order.id) });
  const started: SagaId[] = [];
  for (const { id } of locked) {
    await orders.markRemoving(id, true);
    started.push(
      await sagas.start(tx, removeOrderSaga, String(id), companyId, { order_id: id, by: auditedBy(actor) } satisfies OrderSagaData),
    );
  }
  return started;
};

/** Begins to take an order out of planning; null when it is not in planning. @throws AppError `not_found`, `already_confirmed` */
export const beginUnpacking = async (tx: Tx, sagas: Sagas, actor: AuditActor, id: number): Promise<SagaId | null> => {
  const order = await new OrderRepository(tx, actor.company_id).lockForChange(id);
  if (order.pal_status >= palStatus.departed) throw new AppError('already_confirmed', { id });
  if (order.pal_status === palStatus.notPlanned) return null;
  return sagas.start(tx, unpackOrderSaga, String(id), actor.company_id, { order_id: id, by: auditedBy(actor) } satisfies OrderSagaData);
};
