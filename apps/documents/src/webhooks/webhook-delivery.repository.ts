import type { WebhookError, WebhookState } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type Database } from '@mullion/server-kit';

export interface DeliveryRow {
  readonly id: number;
  readonly webhook_id: number;
  readonly message_id: number;
  readonly resend_of: number | null;
  readonly state: WebhookState;
  readonly attempts: number;
  readonly due_at: Date;
  readonly headers: Record<string, string>;
  readonly status: number | null;
  readonly ms: number | null;
  readonly error: WebhookError | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly event: string;
  readonly event_id: string;
}

export interface BegunRow extends DeliveryRow {
  readonly url: string;
  readonly body: string;
}

interface Outcome {
  readonly state: WebhookState;
  readonly pauseSeconds: number;
  readonly status: number | null;
  readonly ms: number;
  readonly error: WebhookError | null;
  readonly response: string | null;
}

/** A worker that has begun and not answered by then has died. */
const SENDING_SECONDS = 60;
/** So many are sent again by one click. */
const MAX_RESENT = 500;

const withMessage = `SELECT d.*, m.event, m.event_id FROM webhook_deliveries d JOIN webhook_messages m ON m.id = d.message_id`;

/** Messages of a company and their way to its addresses. */
export class WebhookDeliveryRepository extends TenantRepository {
  /** A message, once an event: gives its number. */
  async message(eventId: string, event: string, body: string): Promise<number> {
    const [row] = await this.query<{ id: number }>(
      `INSERT INTO webhook_messages AS m (company_id, event_id, event, body) VALUES ($1, $2, $3, $4)
       ON CONFLICT (company_id, event_id) DO UPDATE SET event = m.event RETURNING id`,
      [this.companyId, eventId, event, body],
      { name: 'webhook-message' },
    );
    return Number(row?.id);
  }

  /** One delivery an address and message. */
  async deliver(messageId: number, webhookIds: readonly number[]): Promise<void> {
    await this.query(
      `INSERT INTO webhook_deliveries (company_id, message_id, webhook_id) SELECT $1, $2, unnest($3::int[]) ON CONFLICT DO NOTHING`,
      [this.companyId, messageId, webhookIds],
      { name: 'webhook-deliver' },
    );
  }

  async find(id: number): Promise<DeliveryRow | null> {
    const [row] = await this.query<DeliveryRow>(`${withMessage} WHERE d.id = $1 AND d.company_id = $2`, [
      id,
      this.companyId,
    ]);
    return row ?? null;
  }

  /** The newest delivery of a message to an address, which there is. */
  async latest(webhookId: number, messageId: number): Promise<DeliveryRow> {
    const [row] = await this.query<DeliveryRow>(
      `${withMessage} WHERE d.webhook_id = $1 AND d.message_id = $2 AND d.company_id = $3 ORDER BY d.id DESC LIMIT 1`,
      [webhookId, messageId, this.companyId],
    );
    return row as DeliveryRow;
  }

  /** @throws AppError `webhook_delivery.under_way` */
  async again(webhookId: number, messageId: number, resendOf: number): Promise<void> {
    await this.query(
      'INSERT INTO webhook_deliveries (company_id, webhook_id, message_id, resend_of) VALUES ($1, $2, $3, $4)',
      [this.companyId, webhookId, messageId, resendOf],
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'webhook_deliveries_under_way')) throw new AppError('webhook_delivery.under_way');
      throw error;
    });
  }

  /** Messages whose latest delivery was given up, each as a new delivery; gives how many. */
  async failedAgain(webhookId: number): Promise<number> {
    const rows = await this.query(
      `INSERT INTO webhook_deliveries (company_id, webhook_id, message_id, resend_of)
       SELECT $1, $2, message_id, id FROM (
         SELECT DISTINCT ON (message_id) id, message_id, state FROM webhook_deliveries WHERE webhook_id = $2 AND company_id = $1
         ORDER BY message_id, id DESC) AS latest
       WHERE state = 'failed' ORDER BY id LIMIT ${MAX_RESENT} ON CONFLICT DO NOTHING RETURNING id`,
      [this.companyId, webhookId],
    );
    return rows.length;
  }

  /** The next that is due for an address that is on, with what is to be sent; null when none is. */
  async begin(webhookId: number): Promise<BegunRow | null> {
    const [row] = await this.query<BegunRow>(
      `UPDATE webhook_deliveries d SET state = 'sending', attempts = d.attempts + 1, due_at = now() + make_interval(secs => ${SENDING_SECONDS})
       FROM webhook_messages m, webhooks w
       WHERE m.id = d.message_id AND w.id = d.webhook_id AND w.enabled AND d.id = (
         SELECT id FROM webhook_deliveries WHERE webhook_id = $2 AND company_id = $1 AND state = 'pending' AND due_at <= now()
         ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING d.*, m.event, m.event_id, m.body, w.url`,
      [this.companyId, webhookId],
      { name: 'webhook-begin' },
    );
    return row ?? null;
  }

  async keepHeaders(id: number, headers: Record<string, string>): Promise<void> {
    await this.query('UPDATE webhook_deliveries SET headers = $3 WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
      JSON.stringify(headers),
    ]);
  }

  /** How a try ended; false when it is none that was begun. */
  async finalise(id: number, attempt: number, outcome: Outcome): Promise<boolean> {
    const { state, pauseSeconds, status, ms, error, response } = outcome;
    const rows = await this.query(
      `UPDATE webhook_deliveries SET state = $4, due_at = now() + make_interval(secs => $5), status = $6, ms = $7, error = $8,
         finished_at = CASE WHEN $4 = 'pending' THEN NULL ELSE now() END
       WHERE id = $1 AND company_id = $2 AND attempts = $3 AND state = 'sending' RETURNING id`,
      [id, this.companyId, attempt, state, pauseSeconds, status, ms, error],
    );
    if (rows.length === 0) return false;
    await this.query(
      `INSERT INTO webhook_tries (delivery_id, number, at, status, ms, error, response)
       VALUES ($1, $2, now() - make_interval(secs => $4::int / 1000.0), $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [id, attempt, status, ms, error, response],
    );
    return true;
  }

  /** The address is off: what waits is given up. */
  async giveUp(webhookId: number): Promise<void> {
    await this.query(
      `UPDATE webhook_deliveries SET state = 'failed', error = 'off', finished_at = now() WHERE webhook_id = $1 AND company_id = $2 AND state = 'pending'`,
      [webhookId, this.companyId],
    );
  }
}

/**
 * Over all companies: tries whose worker has died count as failed, and are made again at once unless it was the last.
 */
export const releaseLost = async (database: Database, maxTries: number): Promise<void> => {
  await database.read(
    `UPDATE webhook_deliveries SET error = 'worker_lost', status = NULL, due_at = now(), state = CASE WHEN attempts >= $1 THEN 'failed' ELSE 'pending' END,
       finished_at = CASE WHEN attempts >= $1 THEN now() END
     WHERE id = ANY(ARRAY(
       SELECT id FROM webhook_deliveries WHERE state = 'sending' AND due_at < now() ORDER BY due_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`,
    [maxTries],
  );
};
