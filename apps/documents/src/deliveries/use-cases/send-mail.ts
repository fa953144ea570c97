import type { ServiceTools, Tx } from '@mullion/server-kit';
import { DeliveryRepository, type NewDelivery } from '../delivery.repository';
import { enqueueDelivery } from './announce-delivery';

/** Gives a mail out once; the same one again is left out. */
export const sendMail = async ({ queues }: Pick<ServiceTools, 'queues'>, tx: Tx, companyId: number, mail: NewDelivery): Promise<void> => {
  const row = await new DeliveryRepository(tx, companyId).add(mail);
  if (row) tx.afterCommit(() => void enqueueDelivery(queues, row));
};
