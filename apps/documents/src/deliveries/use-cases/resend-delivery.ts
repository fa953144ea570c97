import type { OutputOf, routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { toDelivery } from '../delivery.mapper';
import { DeliveryRepository, type DeliveryRow } from '../delivery.repository';
import { publishLiveDelivery, enqueueDelivery } from './publish-live-delivery';

type Tools = Pick<ServiceTools, 'bus' | 'queues'>;

/**
 * A person asks for another try, once a request.
 * @throws AppError not_found; delivery.not_resendable unless it failed or is in doubt
 */
export const resendDelivery = (
  tools: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<OutputOf<typeof routes.resendDelivery>>> =>
  tools.database.transaction(call, async (tx) => toDelivery(await resendInTx(tx, tools, call.context.company_id, id)));

/** The same inside a transaction. */
export const resendInTx = async (
  tx: Tx,
  { bus, queues }: Tools,
  companyId: number,
  id: number,
): Promise<DeliveryRow> => {
  const deliveries = new DeliveryRepository(tx, companyId);
  const row = await deliveries.again(id);
  if (!row) throw (await deliveries.find(id)) ? new AppError('delivery.not_resendable') : new AppError('not_found');
  tx.afterCommit(() => {
    void enqueueDelivery(queues, row);
    publishLiveDelivery(bus, row);
  });
  return row;
};
