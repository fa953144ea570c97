import { sendEmailJob } from '@mullion/contracts';
import type { Bus, Queues } from '@mullion/server-kit';
import type { DeliveryRow } from '../delivery.repository';

/** Puts the next attempt into its queue; the sweep does it again when Redis was away. */
export const enqueueDelivery = async (
  queues: Queues,
  row: Pick<DeliveryRow, 'id' | 'company_id' | 'attempts'>,
): Promise<void> => {
  const payload = { delivery_id: row.id, company_id: row.company_id, attempt: row.attempts + 1 };
  await queues.enqueue(sendEmailJob, sendEmailJob.payload.parse(payload));
};

/** Browsers that show the truck read its mail again. */
export const publishLiveDelivery = (bus: Bus, row: Pick<DeliveryRow, 'company_id' | 'truck_id'>): void =>
  bus.live({ company_id: row.company_id, entity: 'delivery', ids: [row.truck_id] });
