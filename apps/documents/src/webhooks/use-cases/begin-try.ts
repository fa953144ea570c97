import type { beginWebhook as contract, OutputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { unseal } from '../sealed-secret';
import { signedHeaders } from '../signature';
import { messageIdOf } from '../webhook.mapper';
import { WebhookDeliveryRepository } from '../webhook-delivery.repository';
import { WebhookRepository, type KeptSecret } from '../webhook.repository';

/** The worker takes the next delivery of an address, signed for now; null when nothing is due. */
export const beginTry = async (
  { database, config, clock }: ServiceTools<DocumentsConfig>,
  companyId: number,
  webhookId: number,
): Promise<OutputOf<typeof contract>> => {
  const { data } = await database.transaction(null, async (tx) => {
    const webhooks = new WebhookRepository(tx, companyId);
    const deliveries = new WebhookDeliveryRepository(tx, companyId);
    const webhook = await webhooks.find(webhookId);
    const row = webhook ? await deliveries.begin(webhookId) : null;
    if (!webhook || !row) {
      await webhooks.rest(webhookId);
      return null;
    }
    const now = clock.now();
    const good = webhook.secrets.filter(isGoodAt(now)).map(({ sealed }) => unseal(sealed, config.MULLION_TOKEN_KEY));
    const message = { id: messageIdOf(row.event_id), timestamp: Math.floor(now.getTime() / 1_000), body: row.body };
    const headers = signedHeaders(message, good);
    await deliveries.keepHeaders(row.id, headers);
    return { delivery_id: Number(row.id), attempt: row.attempts, url: row.url, headers, body: row.body };
  });
  return data as OutputOf<typeof contract>;
};

const isGoodAt =
  (now: Date) =>
  ({ until }: KeptSecret): boolean =>
    until === null || Date.parse(until) > now.getTime();
