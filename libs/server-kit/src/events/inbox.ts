import type { EventEnvelope, EventHead, ServiceName } from '@mullion/contracts';
import type { z } from 'zod';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { AppError } from '../errors/app-error';
import { isDatabaseUnavailable, isRetryable } from '../errors/database-errors';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { withRequestId } from '../request/request-scope';
import type { DeadLetterHooks } from './dead-letter-hooks';
import { readEvent, readHead } from './event-message';
import { eventRuns, type EventRun } from './event-runs';
import { BlockedEvents } from './blocked-events';
import { Slots } from './slots';

export interface EventHandler {
  readonly subject: string;
  readonly data: z.ZodType;
  readonly handle: (event: EventEnvelope, tx: Tx) => Promise<void>;
  /** Takes several of one company at once, in their order. */
  readonly handleMany?: (events: readonly EventEnvelope[], tx: Tx) => Promise<void>;
  /** It only keeps copies, which can be healed without the event. */
  readonly ofCopy?: true;
}

/** A message as the consumer hands it over. */
export interface Delivery {
  readonly subject: string;
  readonly partition: number;
  readonly message: Parameters<typeof readHead>[0] & { readonly data: Uint8Array };
  /** It has been delivered before. */
  readonly again: boolean;
}

/** What to do with a message: forget it, or bring it again after a while. */
export type Verdict = { readonly done: true } | { readonly done: false; readonly delayMs: number };

const AWAY_DELAY_MS = 1_000;
/** The pauses between the tries of a failing event: it may hold its partition up for no longer than this. */
const PAUSES_MS = [50, 200];
/**
 * A company whose events failed this often in a row gets one try an event, so that its neighbours in the partition need
 * not wait.
 */
const FAILING = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A neighbour or the database that is away is no fault of the event: wait for it, however long it takes. */
const isAway = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || isRetryable(error) || (error instanceof AppError && error.code === 'unavailable');

/** Applies events once each: inbox row, handlers and their writes are one transaction. */
export class Inbox {
  private readonly handlers = new Map<string, EventHandler[]>();
  private readonly slots: Slots;
  private readonly blocked: BlockedEvents;
  /** Dead letters in a row, by company. */
  private readonly failing = new Map<number, number>();

  /** @param concurrency how many transactions at a time, so that requests find connections too */
  constructor(
    private readonly database: Database,
    handlers: readonly EventHandler[],
    private readonly hooks: DeadLetterHooks,
    concurrency: number,
  ) {
    for (const handler of handlers)
      this.handlers.set(handler.subject, [...(this.handlers.get(handler.subject) ?? []), handler]);
    this.slots = new Slots(concurrency);
    this.blocked = new BlockedEvents(database);
  }

  /** The subjects of the events that are handled here. */
  get subjects(): string[] {
    return [...this.handlers.keys()];
  }

  /** The owners whose streams this service follows. */
  get owners(): ServiceName[] {
    return [...new Set(this.subjects.map((subject) => subject.split('.')[1] as ServiceName))];
  }

  /** True when nothing but copies hangs on an event. */
  onlyCopies(subject: string): boolean {
    return (this.handlers.get(subject) ?? []).every((handler) => handler.ofCopy === true);
  }

  /** Takes one message; never throws. An event that nobody handles here leaves no trace. */
  async take(delivery: Delivery): Promise<Verdict> {
    let head: EventHead | null = null;
    let event: EventEnvelope;
    try {
      head = readHead(delivery.message);
      if (!this.handlers.has(head.subject)) return { done: true };
      event = this.read(head, delivery.message.data);
    } catch (error) {
      return this.giveUp(delivery, { head, attempts: 1, error });
    }
    return this.tryToApply(delivery, event);
  }

  /**
   * Applies several events of one partition in one transaction, in their order; what is not handled here is left out.
   * @throws what a handler throws, and when an owner restored from a backup has given a position to two of them;
   * nothing has been applied then
   */
  async applyTogether(deliveries: readonly Pick<Delivery, 'message'>[]): Promise<void> {
    const heads = deliveries.map(({ message }) => ({ head: readHead(message), data: message.data }));
    // the stream may bring an event twice
    const single = new Map(
      heads.filter(({ head }) => this.handlers.has(head.subject)).map((each) => [each.head.id, each]),
    );
    const events = [...single.values()].map(({ head, data }) => this.read(head, data));
    if (new Set(events.map(({ position }) => position)).size < events.length)
      throw new Error('two events share a position');
    if (events.length > 0) await this.slots.run(() => this.apply(events));
  }

  /** Runs the handlers of an event that was given up, without inbox check; for the retry of a dead letter. */
  async handle(event: EventEnvelope, tx: Tx): Promise<void> {
    await this.run([this.checked(event)], tx);
  }

  private read(head: EventHead, data: Uint8Array): EventEnvelope {
    return this.checked(readEvent(head, data));
  }

  /** @throws ZodError when the data is not what a handler declares */
  private checked(event: EventEnvelope): EventEnvelope {
    const [first] = this.handlers.get(event.subject) ?? [];
    return first ? { ...event, data: first.data.parse(event.data) } : event;
  }

  private async run(events: EventRun<EventEnvelope>, tx: Tx): Promise<void> {
    const [event] = events;
    for (const handler of this.handlers.get(event.subject) ?? [])
      await (handler.handleMany ? handler.handleMany(events, tx) : handler.handle(event, tx));
  }

  private async tryToApply(delivery: Delivery, event: EventEnvelope): Promise<Verdict> {
    const failedBefore = this.failing.get(event.company_id) ?? 0;
    const pauses = failedBefore >= FAILING ? [] : PAUSES_MS;
    for (let attempts = 1; ; attempts += 1) {
      try {
        await this.slots.run(() => this.apply([event]));
        if (failedBefore > 0) this.failing.delete(event.company_id);
        if (delivery.again) await this.blocked.release(event, delivery.partition);
        return { done: true };
      } catch (error) {
        const pauseMs = pauses[attempts - 1];
        if (isAway(error)) {
          if (isRetryable(error) && pauseMs !== undefined) continue;
          await this.blocked.block(event, delivery.partition, error);
          return { done: false, delayMs: AWAY_DELAY_MS };
        }
        metrics.eventsFailed.labels(event.subject).inc();
        log().warn({ subject: event.subject, event: event.id, attempts, err: error }, 'event handler failed');
        if (pauseMs === undefined) {
          this.failing.set(event.company_id, failedBefore + 1);
          return this.giveUp(delivery, { head: event, attempts, error });
        }
        await pause(pauseMs);
      }
    }
  }

  private async apply(events: readonly EventEnvelope[]): Promise<void> {
    const [{ owner }] = events as [EventEnvelope];
    await this.database.inTransaction(async (tx) => {
      const fresh = await this.markTaken(tx, events);
      const isTogether = (subject: string) =>
        (this.handlers.get(subject) ?? []).every(({ handleMany }) => handleMany !== undefined);
      for (const run of eventRuns(
        events.filter(({ position }) => fresh.has(position)),
        isTogether,
      ))
        await withRequestId(run[0].request_id ?? run[0].id, () => this.run(run, tx));
      await tx.flush();
    });
    metrics.eventsHandled.labels(owner).inc(events.length);
    this.applied(events);
  }

  private applied(events: readonly EventHead[]): void {
    const [{ owner }] = events as [EventHead];
    this.database.applied(
      owner as ServiceName,
      events.map(({ position }) => position),
    );
  }

  /**
   * The positions that had not been taken; a position that an owner gave out again (restored from a backup) counts as
   * another event.
   */
  private async markTaken(tx: Tx, events: readonly EventHead[]): Promise<Set<number>> {
    const [{ owner }] = events as [EventHead];
    const single = new Map(events.map((event) => [event.position, event.id]));
    const rows = await tx.query<{ position: number }>(
      `INSERT INTO ${this.database.schema}.inbox AS i (owner, position, event_id) SELECT $1, * FROM unnest($2::bigint[], $3::uuid[])
       ON CONFLICT (owner, position) DO UPDATE SET event_id = EXCLUDED.event_id, received_at = now() WHERE i.event_id <> EXCLUDED.event_id
       RETURNING position`,
      [owner, [...single.keys()], [...single.values()]],
      { name: 'kit-inbox' },
    );
    return new Set(rows.map((row) => row.position));
  }

  private async giveUp(
    delivery: Delivery,
    given: { head: EventHead | null; attempts: number; error: unknown },
  ): Promise<Verdict> {
    const { head, attempts, error } = given;
    const { schema } = this.database;
    const subject = head?.subject ?? delivery.subject;
    const data = Buffer.from(delivery.message.data).toString();
    // The stored text is the envelope as JSON when it can be, so that a retry can read it.
    const envelope = head ? `${JSON.stringify(head).slice(0, -1)},"data":${data}}` : data;
    let letterId: number | null = null;
    try {
      await this.slots.run(() =>
        this.database.inTransaction(async (tx) => {
          if (head && !(await this.markTaken(tx, [head])).has(head.position)) return;
          const [row] = await tx.query<{ id: number }>(
            `INSERT INTO ${schema}.dead_letter (event_id, subject, company_id, envelope, error, attempts) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
            [head?.id ?? null, subject, head?.company_id ?? null, envelope, String(error), attempts],
          );
          letterId = row?.id ?? null;
        }),
      );
      if (head && delivery.again) await this.blocked.release(head, delivery.partition);
    } catch (second) {
      log().warn({ reason: String(second) }, 'a dead letter could not be stored');
      return { done: false, delayMs: AWAY_DELAY_MS };
    }
    if (letterId === null) return { done: true };
    metrics.deadLetters.labels(subject).inc();
    log().error({ subject, event: head?.id, attempts, err: error }, 'event was given up and waits as a dead letter');
    // Readers must not wait for what will not come by itself.
    if (head) this.applied([head]);
    this.hooks.call({ id: letterId, head });
    return { done: true };
  }
}
