import type { CompanyId } from '@mullion/contracts';
import type { Bus, Tx } from '@mullion/server-kit';
import { DeliveryRepository } from '../delivery.repository';
import { publishLiveDelivery } from './publish-live-delivery';

/** A departure is taken back: mails that have not gone do not go. What was sent or is in doubt stays as it is. */
export const cancelDeliveries = async (
  tx: Tx,
  bus: Bus,
  companyId: CompanyId,
  { truckId, departure }: { readonly truckId: number; readonly departure: number },
): Promise<void> => {
  await new DeliveryRepository(tx, companyId).recall(truckId, departure);
  tx.afterCommit(() => publishLiveDelivery(bus, { company_id: companyId, truck_id: truckId }));
};
