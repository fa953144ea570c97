import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { auditedWebhook } from '../webhook.mapper';
import { WebhookRepository } from '../webhook.repository';
import { publishLiveWebhook } from './publish-live-webhook';

/** @throws AppError `not_found` */
export const deleteWebhook = async (
  { database, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const { context } = call;
  const done = await database.transaction(call, async (tx) => {
    const row = await new WebhookRepository(tx, context.company_id).delete(id);
    await auditRow(tx, context, { table: 'webhooks', id, name: row.url, before: auditedWebhook(row), after: null });
    return { ok: true as const };
  });
  publishLiveWebhook(bus, context.company_id, id);
  return done;
};
