import type { beginDelivery as contract, InputOf, OutputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { DeliveryRepository } from '../delivery.repository';
import { announceDelivery } from './announce-delivery';

/** The worker takes exactly this attempt; null when the mail is not to be sent (any more). */
export const beginDelivery = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  companyId: number,
  { delivery_id: id, attempt }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const row = await new DeliveryRepository(database, companyId).begin(id, attempt);
  if (!row) return null;
  announceDelivery(bus, row);
  const to = row.email.split(',').map((email) => email.trim());
  return { to, subject: row.subject, text: row.body, html: row.html, message_id: row.message_id };
};
