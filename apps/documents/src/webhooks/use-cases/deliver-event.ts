import type { EventEnvelope } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { payloadOf } from '../rules/payload';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { WebhookRepository } from '../webhook.repository';

/** One delivery for each address of the company that asks for the event. */
export const deliverEvent = async (tx: Tx, event: EventEnvelope): Promise<void> => {
  const type = event.subject.split('.').slice(2).join('.');
  const wanting = await new WebhookRepository(tx, event.company_id).wanting(type);
  if (wanting.length === 0) return;
  const deliveries = new WebhookDeliveryRepository(tx, event.company_id);
  const body = payloadOf({ type, occurredAt: event.occurred_at, data: event.data });
  await deliveries.deliver(await deliveries.message(event.id, type, body), wanting);
};
