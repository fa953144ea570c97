import type { finishWebhook as contract, InputOf, OutputOf } from '@mullion/contracts';
import { auditRow, systemContext, type ServiceTools, type Tx } from '@mullion/server-kit';
import { afterTry } from '../rules/next-try';
import { auditedWebhook } from '../webhook.mapper';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/** How a try ended: what becomes of the delivery, and where its address waits from now on. */
export const finishTry = async (
  { database, clock, bus }: ServiceTools,
  companyId: number,
  { webhook_id: webhookId, delivery_id: id, attempt, ...tried }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const { state, pauseSeconds, isGone, isSlow } = afterTry(tried, attempt, Math.random());
  await database.transaction(null, async (tx) => {
    const { status, ms, error, response } = tried;
    const deliveries = new WebhookDeliveryRepository(tx, companyId);
    if (!(await deliveries.finalise(id, attempt, { state, pauseSeconds, status, ms, error, response }))) return;
    await new WebhookRepository(tx, companyId).afterTry(webhookId, isSlow);
    if (isGone) await turnOff(tx, companyId, webhookId, clock.now());
  });
  publishLiveWebhook(bus, companyId, webhookId);
  return { again: !isSlow };
};

const turnOff = async (tx: Tx, companyId: number, id: number, now: Date): Promise<void> => {
  const webhooks = new WebhookRepository(tx, companyId);
  const before = await webhooks.lock(id);
  if (!before.enabled) return;
  const after = await webhooks.update(id, { enabled: false, off_because: 'gone' }, now);
  await new WebhookDeliveryRepository(tx, companyId).giveUp(id);
  await auditRow(tx, systemContext(companyId), {
    table: 'webhooks',
    id,
    name: after.url,
    before: auditedWebhook(before),
    after: auditedWebhook(after),
  });
};
