import { randomUUID } from 'node:crypto';
import { TEST_EVENT, type WebhookDelivery } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { payloadOf } from '../rules/payload';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { toWebhookDelivery } from '../webhook.mapper';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/** Sends a message that says nothing but that it arrived. @throws AppError `not_found`, `webhook.off` */
export const testWebhook = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<WebhookDelivery>> => {
  const { company_id: companyId, user_name } = call.context;
  const done = await database.transaction(call, async (tx) => {
    const { enabled } = await new WebhookRepository(tx, companyId).lock(id);
    if (!enabled) throw new AppError('webhook.off');
    const deliveries = new WebhookDeliveryRepository(tx, companyId);
    const body = payloadOf({
      type: TEST_EVENT,
      occurredAt: clock.now().toISOString(),
      data: { webhook_id: id, sent_by: user_name },
    });
    const message = await deliveries.message(randomUUID(), TEST_EVENT, body);
    await deliveries.deliver(message, [id]);
    const row = await deliveries.latest(id, message);
    return toWebhookDelivery(row);
  });
  publishLiveWebhook(bus, companyId, id);
  return done;
};
