import { partitionOf } from '@mullion/contracts';
import type { PoolClient } from 'pg';
import type { PubAck } from 'nats';
import type { Database } from '../database/database';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import type { NatsLink } from '../nats/nats-link';
import { ensureStream, type StreamLimits } from '../nats/streams';
import { headHeader, wireSubject } from './event-message';
import { OutboxRows, type OutboxRow } from './outbox-rows';
import { publishOneByOne, publishTogether, type Publish } from './publish-in-order';

const POLL_MS = 500;
const CHECK_STREAM_MS = 5_000;
/**
 * While more comes a round waits this long for it: it costs seven statements whatever it carries. The first kick goes
 * at once.
 */
const GATHER_MS = 15;
/**
 * After a round with so many events the next one gathers longer, and what follows them finds enough together to apply
 * it as one.
 */
const BUSY_ROUND = 8;
const GATHER_BUSY_MS = 100;
const PUBLISH_TIMEOUT_MS = 3_000;
const LOCK = 'mullion-outbox';

/**
 * Publishes what transactions recorded: in id order, one replica at a time (advisory lock), at least once (message id =
 * event id). Whatever fails, the events of a partition go out in their order. NATS away: rows wait. Stream lost: what
 * it held is published again in batches, before anything new; the inboxes drop doubles.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private streamCheckedAt = 0;
  private lastRound = 0;
  private lastFailed = false;

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly limits: StreamLimits,
  ) {}

  start(): void {
    this.link.onReconnect(() => {
      this.streamCheckedAt = 0;
      this.kick();
    });
    this.database.onCommit(() => this.kick());
    this.timer = setInterval(() => this.kick(), POLL_MS);
    this.timer.unref();
    this.kick();
  }

  /** Publishes soon; many kicks become one round. */
  kick(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.rounds().finally(() => (this.running = null));
  }

  /** Publishes what is left, if it can, and ends. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.kick();
    await this.running;
    this.stopped = true;
  }

  private async rounds(): Promise<void> {
    try {
      while (this.again && this.link.connected) {
        this.again = false;
        if (Date.now() - this.streamCheckedAt > CHECK_STREAM_MS) await this.checkStream();
        const hasMore = (await this.waiting()) && (await this.publishBatch());
        if (this.again && !hasMore)
          await new Promise((resolve) =>
            setTimeout(resolve, this.lastRound >= BUSY_ROUND ? GATHER_BUSY_MS : GATHER_MS),
          );
        this.again ||= hasMore;
      }
    } catch (error) {
      this.streamCheckedAt = 0;
      log().warn({ reason: String(error) }, 'events wait in the outbox');
    }
  }

  private async waiting(): Promise<boolean> {
    const { schema } = this.database;
    const rows = await this.database.read(
      `SELECT 1 WHERE EXISTS (SELECT 1 FROM ${schema}.outbox WHERE published_at IS NULL)
         OR EXISTS (SELECT 1 FROM ${schema}.outbox_stream WHERE republish_to IS NOT NULL)`,
      [],
      { name: 'kit-outbox-waiting' },
    );
    return rows.length > 0;
  }

  /** True when there is more and it can go at once. */
  private publishBatch(): Promise<boolean> {
    return this.locked(async (client) => {
      const outbox = new OutboxRows(this.database, client);
      const { rows, markSent, isFull } = await outbox.next();
      this.lastRound = rows.length;
      const publish: Publish<OutboxRow, PubAck> = (row, after) => this.publish(row, after);
      const { partitions } = this.database;
      const { sent, acks, failed } = this.lastFailed
        ? await publishOneByOne(rows, publish, ({ company_id }) => partitionOf(company_id, partitions))
        : await publishTogether(rows, publish);
      this.lastFailed = failed !== null;
      await markSent(sent);
      if (acks.length > 0) await outbox.noteSequence(acks);
      metrics.outboxPublished.inc(sent.length);
      if (failed) {
        this.streamCheckedAt = 0;
        log().warn({ waiting: rows.length - sent.length, reason: String(failed) }, 'events wait in the outbox');
      }
      return !failed && isFull;
    });
  }

  private publish(row: OutboxRow, after: OutboxRow | null): Promise<PubAck> {
    const head = {
      id: row.event_id,
      subject: row.subject,
      owner: this.database.service,
      position: row.id,
      company_id: row.company_id,
      occurred_at: row.created_at.toISOString(),
      request_id: row.request_id,
      live: row.live,
    };
    // The stored JSON goes out as it is; parsing it only to write it again would cost most of the work.
    return this.link.connection
      .jetstream({ timeout: PUBLISH_TIMEOUT_MS })
      .publish(wireSubject(this.link, head, this.database.partitions), Buffer.from(row.data), {
        headers: headHeader(head),
        msgID: row.event_id,
        timeout: PUBLISH_TIMEOUT_MS,
        ...(after === null ? {} : { expect: { lastMsgID: after.event_id } }),
      });
  }

  private async checkStream(): Promise<void> {
    const info = await ensureStream(this.link, this.database.service, this.limits);
    const isLost = await this.locked((client) => new OutboxRows(this.database, client).noteStream(info));
    if (isLost) log().error({}, 'the event stream was lost: publishing again');
    this.streamCheckedAt = Date.now();
  }

  /** Runs work in a transaction that holds the relay's lock; another replica's round is waited for. */
  private async locked(work: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await this.database.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [LOCK, this.database.schema]);
      const more = await work(client);
      await client.query('COMMIT');
      return more;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }
}
