import { eventEnvelope, type EventEnvelope, type ServiceName } from '@mullion/contracts';
import type { z } from 'zod';
import { isAuditSubject } from '../database/audit';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { AppError } from '../errors/app-error';
import { isDatabaseUnavailable, isRetryable } from '../errors/database-errors';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { withRequestId } from '../request/request-scope';

export interface EventHandler {
  readonly subject: string;
  readonly data: z.ZodType;
  readonly handle: (event: EventEnvelope, tx: Tx) => Promise<void>;
}

/** What to do with the message: forget it, or bring it again after a while. */
export type Verdict = { readonly done: true } | { readonly done: false; readonly delayMs: number };

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 200;
const AWAY_DELAY_MS = 1_000;

/** Applies events once each: inbox row, handlers and their writes are one transaction. */
export class Inbox {
  private readonly handlers = new Map<string, EventHandler[]>();

  constructor(
    private readonly database: Database,
    handlers: readonly EventHandler[],
  ) {
    for (const handler of handlers) this.handlers.set(handler.subject, [...(this.handlers.get(handler.subject) ?? []), handler]);
  }

  /** The owners whose streams this service follows. */
  get owners(): ServiceName[] {
    return [...new Set([...this.handlers.keys()].map((subject) => subject.split('.')[1] as ServiceName))];
  }

  /** What of an owner's stream this service has to see: all of it, so that its position is known, or only audit entries. */
  filterOf(owner: ServiceName): string {
    const subjects = [...this.handlers.keys()].filter((subject) => subject.startsWith(`evt.${owner}.`));
    const [only] = subjects;
    return subjects.length === 1 && only !== undefined && isAuditSubject(only) ? only : `evt.${owner}.>`;
  }

  /** Takes one message; never throws. */
  async take(text: string, subject: string): Promise<Verdict> {
    let event: EventEnvelope;
    try {
      event = eventEnvelope.parse(JSON.parse(text));
    } catch (error) {
      return this.giveUp({ text, subject, event: null, attempts: 1, error });
    }
    return withRequestId(event.request_id ?? event.id, () => this.apply(event, text));
  }

  /** Runs the handlers of an event that was given up, without inbox check; for the retry of a dead letter. */
  async handle(event: EventEnvelope, tx: Tx): Promise<void> {
    for (const handler of this.handlers.get(event.subject) ?? [])
      await handler.handle({ ...event, data: handler.data.parse(event.data) }, tx);
  }

  private async apply(event: EventEnvelope, text: string): Promise<Verdict> {
    const owner = event.owner as ServiceName;
    const unreadable = (this.handlers.get(event.subject) ?? [])
      .map((handler) => handler.data.safeParse(event.data))
      .find((parsed) => !parsed.success);
    if (unreadable) return this.giveUp({ text, subject: event.subject, event, attempts: 1, error: unreadable.error });
    try {
      await this.database.inTransaction(async (tx) => {
        const fresh = await this.markTaken(tx, event);
        if (fresh) await this.handle(event, tx);
        await tx.flush();
      }, event.request_id);
      metrics.eventsHandled.labels(owner).inc();
      this.database.applied(owner, event.position);
      return { done: true };
    } catch (error) {
      return this.failed(event, text, error);
    }
  }

  private async markTaken(tx: Tx, event: EventEnvelope): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO ${this.database.schema}.inbox (event_id, owner, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
      [event.id, event.owner, event.position],
      { name: 'kit-inbox' },
    );
    return rows.length > 0;
  }

  private async failed(event: EventEnvelope, text: string, error: unknown): Promise<Verdict> {
    // A neighbour that is away is no fault of the event: wait for it, however long it takes.
    const away = isDatabaseUnavailable(error) || isRetryable(error) || (error instanceof AppError && error.code === 'unavailable');
    if (away) return { done: false, delayMs: AWAY_DELAY_MS };
    metrics.eventsFailed.labels(event.subject).inc();
    try {
      const [row] = await this.database.read<{ attempts: number }>(
        `INSERT INTO ${this.database.schema}.inbox_failure AS f (event_id, attempts, last_error) VALUES ($1, 1, $2)
         ON CONFLICT (event_id) DO UPDATE SET attempts = f.attempts + 1, last_error = $2, updated_at = now() RETURNING attempts`,
        [event.id, String(error)],
      );
      const attempts = row?.attempts ?? 1;
      log().warn({ subject: event.subject, event: event.id, attempts, err: error }, 'event handler failed');
      if (attempts >= MAX_ATTEMPTS) return await this.giveUp({ text, subject: event.subject, event, attempts, error });
      return { done: false, delayMs: FIRST_DELAY_MS * 2 ** (attempts - 1) };
    } catch (second) {
      log().warn({ reason: String(second) }, 'a failed event could not be counted');
      return { done: false, delayMs: AWAY_DELAY_MS };
    }
  }

  private async giveUp(given: {
    text: string;
    subject: string;
    event: EventEnvelope | null;
    attempts: number;
    error: unknown;
  }): Promise<Verdict> {
    const { text, subject, event, attempts, error } = given;
    const { schema } = this.database;
    try {
      await this.database.inTransaction(async (tx) => {
        if (event && !(await this.markTaken(tx, event))) return;
        await tx.query(
          `INSERT INTO ${schema}.dead_letter (event_id, subject, company_id, envelope, error, attempts) VALUES ($1, $2, $3, $4, $5, $6)`,
          [event?.id ?? null, subject, event?.company_id ?? null, text, String(error), attempts],
        );
        if (event) await tx.execute(`DELETE FROM ${schema}.inbox_failure WHERE event_id = $1`, [event.id]);
      });
    } catch (second) {
      log().warn({ reason: String(second) }, 'a dead letter could not be stored');
      return { done: false, delayMs: AWAY_DELAY_MS };
    }
    metrics.deadLetters.labels(subject).inc();
    log().error({ subject, event: event?.id, attempts, err: error }, 'event was given up and waits as a dead letter');
    // Readers must not wait for what will not come by itself.
    if (event) this.database.applied(event.owner as ServiceName, event.position);
    return { done: true };
  }
}
