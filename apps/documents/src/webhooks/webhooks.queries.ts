import type {
  InputOf,
  listWebhookDeliveries,
  OutputOf,
  Webhook,
  WebhookDeliveryDetail,
  webhookSecret,
} from '@mullion/contracts';
import { AppError, type Database, type ServiceTools } from '@mullion/server-kit';
import type { z } from 'zod';
import type { DocumentsConfig } from '../config';
import { unseal } from './sealed-secret';
import { toWebhook, toWebhookDelivery, type Counts } from './webhook.mapper';
import type { DeliveryRow } from './webhook-delivery.repository';
import { WebhookRepository } from './webhook.repository';

/**
 * The addresses of a company with how their deliveries stand. A message that was sent again counts by its latest
 * delivery.
 */
export const webhooksOf = async (database: Database, companyId: number): Promise<Webhook[]> => {
  const [rows, counts] = await Promise.all([
    new WebhookRepository(database, companyId).list(),
    database.read<Counts & { webhook_id: number }>(
      `SELECT webhook_id, count(*) FILTER (WHERE state = 'failed')::int AS failed_today, count(*) FILTER (WHERE state IN ('pending', 'sending'))::int AS waiting
       FROM (SELECT DISTINCT ON (webhook_id, message_id) webhook_id, state FROM webhook_deliveries
         WHERE company_id = $1 AND webhook_id = ANY(ARRAY(SELECT id FROM webhooks WHERE company_id = $1))
           AND (state IN ('pending', 'sending') OR finished_at > now() - interval '1 day')
         ORDER BY webhook_id, message_id, id DESC) AS latest GROUP BY webhook_id`,
      [companyId],
    ),
  ]);
  const byId = new Map(counts.map((one) => [one.webhook_id, one]));
  return rows.map((row) => toWebhook(row, byId.get(row.id)));
};

/** @throws AppError not_found */
export const secretOf = async (
  { database, config, clock }: ServiceTools<DocumentsConfig>,
  companyId: number,
  id: number,
): Promise<z.output<typeof webhookSecret>> => {
  const row = await new WebhookRepository(database, companyId).find(id);
  if (!row) throw new AppError('not_found');
  const [present, before] = row.secrets;
  const read = (sealed = ''): string => unseal(sealed, config.MULLION_TOKEN_KEY);
  const isGood =
    before?.until !== undefined && before.until !== null && Date.parse(before.until) > clock.now().getTime();
  return {
    secret: read(present?.sealed),
    previous: before && isGood ? { secret: read(before.sealed), valid_until: before.until ?? '' } : null,
  };
};

/** @throws AppError not_found */
export const deliveriesOf = async (
  database: Database,
  companyId: number,
  { params, query: { page, rows, state } }: Pick<InputOf<typeof listWebhookDeliveries>, 'params' | 'query'>,
): Promise<OutputOf<typeof listWebhookDeliveries>> => {
  if (!(await new WebhookRepository(database, companyId).find(params.id))) throw new AppError('not_found');
  const where = `d.webhook_id = $1 AND d.company_id = $2${state === 'failed' ? ` AND d.state = 'failed'` : ''}`;
  const given = [params.id, companyId];
  const [found, [count]] = await Promise.all([
    database.read<DeliveryRow>(
      `SELECT d.*, m.event, m.event_id FROM webhook_deliveries d JOIN webhook_messages m ON m.id = d.message_id
       WHERE ${where} ORDER BY d.id DESC LIMIT $3 OFFSET $4`,
      [...given, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*)::int AS total FROM webhook_deliveries d WHERE ${where}`, given),
  ]);
  const total = count?.total ?? 0;
  return { data: found.map(toWebhookDelivery), last_page: Math.max(1, Math.ceil(total / rows)), total };
};

type Try = WebhookDeliveryDetail['tries'][number];

/** @throws AppError not_found */
export const deliveryDetail = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<WebhookDeliveryDetail> => {
  const [row] = await database.read<DeliveryRow & { url: string; body: string }>(
    `SELECT d.*, m.event, m.event_id, m.body, w.url FROM webhook_deliveries d
       JOIN webhook_messages m ON m.id = d.message_id JOIN webhooks w ON w.id = d.webhook_id
     WHERE d.id = $1 AND d.company_id = $2`,
    [id, companyId],
  );
  if (!row) throw new AppError('not_found');
  const tries = await database.read<Omit<Try, 'at'> & { at: Date }>(
    'SELECT * FROM webhook_tries WHERE delivery_id = $1 ORDER BY number',
    [id],
  );
  return {
    ...toWebhookDelivery(row),
    url: row.url,
    payload: row.body,
    headers: row.headers,
    tries: tries.map(({ number, at, status, ms, error, response }) => ({
      number,
      at: at.toISOString(),
      status,
      ms,
      error,
      response,
    })),
  };
};
