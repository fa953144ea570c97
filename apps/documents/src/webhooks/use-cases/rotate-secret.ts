import type { Webhook } from '@mullion/contracts';
import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { seal } from '../sealed-secret';
import { newSecret } from '../signature';
import { toWebhook } from '../webhook.mapper';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/** How long the secret before goes on signing beside the new one. */
const OVERLAP_MS = 24 * 3_600_000;

/** Two secrets are good at a time at most: the new one and the one before it. @throws AppError `not_found` */
export const rotateSecret = async (
  { database, config, clock, bus }: ServiceTools<DocumentsConfig>,
  call: CallInfo,
  id: number,
): Promise<Committed<Webhook>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const webhooks = new WebhookRepository(tx, context.company_id);
    const { secrets } = await webhooks.lock(id);
    const now = clock.now();
    const [present] = secrets;
    const until = new Date(now.getTime() + OVERLAP_MS).toISOString();
    const kept = [
      { sealed: seal(newSecret(), config.MULLION_TOKEN_KEY), until: null },
      ...(present ? [{ ...present, until }] : []),
    ];
    const row = await webhooks.update(id, { secrets: JSON.stringify(kept) }, now);
    // what changed is that it changed: no part of a secret is kept anywhere else
    await auditRow(tx, context, {
      table: 'webhooks',
      id,
      name: row.url,
      before: { secret_before_until: secrets[1]?.until ?? null },
      after: { secret_before_until: until },
    });
    return toWebhook(row);
  });
  publishLiveWebhook(bus, context.company_id, id);
  return done;
};
