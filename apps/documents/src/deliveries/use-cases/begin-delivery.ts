import {
  getCompany,
  type beginDelivery as contract,
  type CompanyId,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { systemContext, type ServiceTools } from '@mullion/server-kit';
import { DeliveryRepository } from '../delivery.repository';
import { publishLiveDelivery } from './publish-live-delivery';

/** The worker takes exactly this attempt; null when the mail is not to be sent (any more). */
export const beginDelivery = async (
  { database, bus, rpc }: Pick<ServiceTools, 'database' | 'bus' | 'rpc'>,
  companyId: CompanyId,
  { delivery_id: id, attempt }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  // asked first: a mail that is begun is sent, and its name is no reason to keep it
  const company = await rpc
    .ask(getCompany, { company_id: companyId }, { context: systemContext(companyId) })
    .catch(() => null);
  const row = await new DeliveryRepository(database, companyId).begin(id, attempt);
  if (!row) return null;
  publishLiveDelivery(bus, row);
  const to = row.email.split(',').map((email) => email.trim());
  const { subject, body: text, html, message_id, unsubscribe } = row;
  return { to, sender: company?.name ?? null, subject, text, html, message_id, unsubscribe };
};
