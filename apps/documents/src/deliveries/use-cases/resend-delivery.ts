import type { OutputOf, routes } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { toDelivery } from '../delivery.mapper';
import { DeliveryRepository } from '../delivery.repository';
import { announceDelivery, enqueueDelivery } from './announce-delivery';

/** A person asks for another try. @throws AppError not_found; delivery.not_resendable unless it failed or is in doubt */
export const resendDelivery = async (
  { database, bus, queues }: ServiceTools,
  companyId: number,
  id: number,
): Promise<OutputOf<typeof routes.resendDelivery>> => {
  const deliveries = new DeliveryRepository(database, companyId);
  const row = await deliveries.again(id);
  if (!row) throw (await deliveries.find(id)) ? new AppError('delivery.not_resendable') : new AppError('not_found');
  await enqueueDelivery(queues, row);
  announceDelivery(bus, row);
  return toDelivery(row);
};
