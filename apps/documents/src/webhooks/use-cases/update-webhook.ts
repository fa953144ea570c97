import type { InputOf, updateWebhook as contract, Webhook } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { mustBeSendable } from '../sendable';
import { auditedWebhook, toWebhook } from '../webhook.mapper';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/**
 * Turning an address off gives up what waits for it.
 * @throws AppError `not_found`, `conflict` with the present row, `webhook.url_taken`, `webhook.not_https`,
 * `webhook.private_address`
 */
export const updateWebhook = async (
  { database, config, clock, bus }: ServiceTools<DocumentsConfig>,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof contract>,
): Promise<Committed<Webhook>> => {
  const { context } = call;
  if (fields.url !== undefined) mustBeSendable(fields.url, config.WEBHOOK_NETWORKS);
  const done = await database.transaction(call, async (tx) => {
    const webhooks = new WebhookRepository(tx, context.company_id);
    const before = await webhooks.lock(params.id);
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', {}, { current: toWebhook(before) });
    const offBecause = fields.enabled === undefined ? {} : { off_because: fields.enabled ? null : ('person' as const) };
    const after = await webhooks.update(params.id, { ...fields, ...offBecause }, clock.now());
    if (before.enabled && !after.enabled) await new WebhookDeliveryRepository(tx, context.company_id).giveUp(params.id);
    await auditRow(tx, context, {
      table: 'webhooks',
      id: after.id,
      name: after.url,
      before: auditedWebhook(before),
      after: auditedWebhook(after),
    });
    return toWebhook(after);
  });
  publishLiveWebhook(bus, context.company_id, params.id);
  return done;
};
