import { MAX_WEBHOOKS, type WebhookEvent } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type Database } from '@mullion/server-kit';

/** A sealed secret; `until`: the moment after which it signs no more, null for the present one. */
export interface KeptSecret {
  readonly sealed: string;
  readonly until: string | null;
}

export interface WebhookRow {
  readonly id: number;
  readonly company_id: number;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly enabled: boolean;
  readonly off_because: 'gone' | 'person' | null;
  /** Newest first, two at most. */
  readonly secrets: readonly KeptSecret[];
  readonly slow: boolean;
  readonly version: number;
  readonly created_at: Date;
}

type Change = Partial<Pick<WebhookRow, 'url' | 'events' | 'enabled' | 'off_because'>> & { readonly secrets?: string };

const onTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'webhooks_url')) throw new AppError('webhook.url_taken');
  throw error;
};

/** The addresses of a company that events are sent to. */
export class WebhookRepository extends TenantRepository {
  list(): Promise<WebhookRow[]> {
    return this.query<WebhookRow>('SELECT * FROM webhooks WHERE company_id = $1 ORDER BY url, id', [this.companyId]);
  }

  find(id: number): Promise<WebhookRow | null> {
    return this.row<WebhookRow>('webhooks', id);
  }

  /** @throws AppError `not_found` */
  async lock(id: number): Promise<WebhookRow> {
    const row = await this.row<WebhookRow>('webhooks', id, 'FOR UPDATE');
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** @throws AppError `webhook.too_many`, `webhook.url_taken` */
  async create(
    { url, events }: Pick<WebhookRow, 'url' | 'events'>,
    secrets: readonly KeptSecret[],
  ): Promise<WebhookRow> {
    const [count] = await this.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM webhooks WHERE company_id = $1',
      [this.companyId],
    );
    if ((count?.total ?? 0) >= MAX_WEBHOOKS) throw new AppError('webhook.too_many', { max: MAX_WEBHOOKS });
    const [row] = await this.query<WebhookRow>(
      'INSERT INTO webhooks (company_id, url, events, secrets) VALUES ($1, $2, $3, $4) RETURNING *',
      [this.companyId, url, events, JSON.stringify(secrets)],
    ).catch(onTaken);
    return row as WebhookRow;
  }

  /** @throws AppError `webhook.url_taken` */
  update(id: number, change: Change, now: Date): Promise<WebhookRow> {
    return this.updateVersioned<WebhookRow>({ table: 'webhooks', id, set: { ...change, updated_at: now } }).catch(
      onTaken,
    );
  }

  /** @throws AppError `not_found` */
  delete(id: number): Promise<WebhookRow> {
    return this.deleteVersioned<WebhookRow>({ table: 'webhooks', id });
  }

  /** Ids of the addresses that an event goes to. */
  async wanting(event: string): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      'SELECT id FROM webhooks WHERE company_id = $1 AND enabled AND $2 = ANY(events) ORDER BY id',
      [this.companyId, event],
      { name: 'webhooks-wanting' },
    );
    return rows.map(({ id }) => id);
  }

  /** Among which it waits from now on; it may be put into its queue again at once. */
  async afterTry(id: number, slow: boolean): Promise<void> {
    await this.query(
      `UPDATE webhooks SET slow = $3, queued_until = CASE WHEN $3 THEN now() ELSE queued_until END WHERE id = $1 AND company_id = $2`,
      [id, this.companyId, slow],
    );
  }

  /** Nothing is due: what comes next may be put into its queue at once. */
  async rest(id: number): Promise<void> {
    await this.query('UPDATE webhooks SET queued_until = now() WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
    ]);
  }
}

/** Longer than a job works for one address. */
const QUEUED_SECONDS = 40;

/**
 * Over all companies: addresses that something is due for and that are in no queue; they count as queued from now on.
 */
export const dueWebhooks = (database: Database): Promise<Pick<WebhookRow, 'id' | 'company_id' | 'slow'>[]> =>
  database.read(
    `UPDATE webhooks w SET queued_until = now() + make_interval(secs => ${QUEUED_SECONDS})
     WHERE enabled AND queued_until <= now() AND EXISTS (
       SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'pending' AND d.due_at <= now())
     RETURNING id, company_id, slow`,
    [],
    { name: 'webhooks-due' },
  );
