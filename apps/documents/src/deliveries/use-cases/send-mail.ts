import type { ServiceTools, Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { DeliveryRepository, type DeliveryRow, type NewDelivery } from '../delivery.repository';
import { enqueueDelivery } from './publish-live-delivery';

/** Gives a mail out once; the same one again is left out, and null. */
export const sendMail = async (
  { queues }: Pick<ServiceTools, 'queues'>,
  tx: Tx,
  companyId: number,
  mail: NewDelivery,
): Promise<DeliveryRow | null> => {
  const row = await new DeliveryRepository(tx, companyId).add(mail);
  if (row) tx.afterCommit(() => void enqueueDelivery(queues, row));
  return row;
};

/** The domain of message ids: that of the sender. */
export const mailDomain = (config: Pick<DocumentsConfig, 'MAIL_FROM' | 'PUBLIC_URL'>): string =>
  /@([\w.-]+)/.exec(config.MAIL_FROM)?.[1] ?? new URL(config.PUBLIC_URL).hostname;
