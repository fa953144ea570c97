import type { WebhookDelivery } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { toWebhookDelivery } from '../webhook.mapper';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/**
 * A person sends a message again: a new delivery, the old one stays as it was.
 * @throws AppError `not_found`, `webhook.off`, `webhook_delivery.under_way`
 */
export const resendDelivery = async (
  { database, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<WebhookDelivery>> => {
  const { company_id: companyId } = call.context;
  const done = await database.transaction(call, async (tx) => {
    const deliveries = new WebhookDeliveryRepository(tx, companyId);
    const old = await deliveries.find(id);
    if (!old) throw new AppError('not_found');
    const { enabled } = await new WebhookRepository(tx, companyId).lock(old.webhook_id);
    if (!enabled) throw new AppError('webhook.off');
    await deliveries.again(old.webhook_id, old.message_id, id);
    return toWebhookDelivery(await deliveries.latest(old.webhook_id, old.message_id));
  });
  publishLiveWebhook(bus, companyId, done.data.webhook_id);
  return done;
};

/** Everything that was given up, each as a new delivery. @throws AppError `not_found`, `webhook.off` */
export const resendFailed = async (
  { database, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ resent: number }>> => {
  const { company_id: companyId } = call.context;
  const done = await database.transaction(call, async (tx) => {
    const { enabled } = await new WebhookRepository(tx, companyId).lock(id);
    if (!enabled) throw new AppError('webhook.off');
    return { resent: await new WebhookDeliveryRepository(tx, companyId).failedAgain(id) };
  });
  publishLiveWebhook(bus, companyId, id);
  return done;
};
