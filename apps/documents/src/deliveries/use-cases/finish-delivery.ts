import type { finishDelivery as contract, InputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { noteBounces } from '../../mail-addresses/mail-addresses.module';
import { DeliveryRepository } from '../delivery.repository';
import { afterAttempt } from '../rules/delivery-life';
import { publishLiveDelivery } from './publish-live-delivery';

/** The worker says how an attempt went, and which recipients the server refuses for good. */
export const finishDelivery = async (
  tools: Pick<ServiceTools, 'database' | 'bus' | 'clock'>,
  companyId: number,
  { delivery_id: id, attempt, outcome, error, bounced }: InputOf<typeof contract>,
): Promise<{ ok: true }> => {
  await noteBounces(tools, companyId, bounced);
  const row = await new DeliveryRepository(tools.database, companyId).finalise(
    id,
    attempt,
    afterAttempt(outcome, attempt),
    error,
  );
  if (row) publishLiveDelivery(tools.bus, row);
  return { ok: true };
};
