import type { createWebhook as contract, InputOf, Webhook } from '@mullion/contracts';
import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { seal } from '../sealed-secret';
import { mustBeSendable } from '../sendable';
import { newSecret } from '../signature';
import { auditedWebhook, toWebhook } from '../webhook.mapper';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/** @throws AppError `webhook.url_taken`, `webhook.too_many`, `webhook.not_https`, `webhook.private_address` */
export const createWebhook = async (
  { database, config, bus }: ServiceTools<DocumentsConfig>,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<Webhook>> => {
  const { context } = call;
  mustBeSendable(body.url, config.WEBHOOK_NETWORKS);
  const done = await database.transaction(call, async (tx) => {
    const secrets = [{ sealed: seal(newSecret(), config.MULLION_TOKEN_KEY), until: null }];
    const row = await new WebhookRepository(tx, context.company_id).create(body, secrets);
    await auditRow(tx, context, {
      table: 'webhooks',
      id: row.id,
      name: row.url,
      before: null,
      after: auditedWebhook(row),
    });
    return toWebhook(row);
  });
  publishLiveWebhook(bus, context.company_id, done.data.id);
  return done;
};
