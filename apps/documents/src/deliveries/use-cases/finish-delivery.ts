import type { finishDelivery as contract, InputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { DeliveryRepository } from '../delivery.repository';
import { afterAttempt } from '../rules/delivery-life';
import { announceDelivery } from './announce-delivery';

/** The worker says how an attempt went. */
export const finishDelivery = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  companyId: number,
  { delivery_id: id, attempt, outcome, error }: InputOf<typeof contract>,
): Promise<{ ok: true }> => {
  const row = await new DeliveryRepository(database, companyId).settle(id, attempt, afterAttempt(outcome, attempt), error);
  if (row) announceDelivery(bus, row);
  return { ok: true };
};
