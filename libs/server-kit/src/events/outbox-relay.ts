import type { PoolClient } from 'pg';
import type { PubAck } from 'nats';
import type { Database } from '../database/database';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import type { NatsLink } from '../nats/nats-link';
import { ensureStream } from '../nats/streams';

interface OutboxRow {
  readonly id: number;
  readonly event_id: string;
  readonly subject: string;
  readonly company_id: number;
  readonly request_id: string | null;
  readonly created_at: Date;
  readonly data: string;
}

const POLL_MS = 500;
const BATCH = 200;
const CHECK_STREAM_MS = 5_000;
/** Under load a round waits this long for more: it costs seven statements whatever it carries. The first kick goes at once. */
const GATHER_MS = 15;
const PUBLISH_TIMEOUT_MS = 3_000;
const LOCK = 'mullion-outbox';

/**
 * Publishes what transactions recorded: in id order, one replica at a time (advisory lock), at least once (message id = event id).
 * NATS away: rows wait. Stream lost: what was published in the last seven days is published again, the inboxes drop doubles.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private streamCheckedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
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
        const isFull = (await this.waiting()) && (await this.publishBatch());
        if (this.again && !isFull) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        this.again ||= isFull;
      }
    } catch (error) {
      this.streamCheckedAt = 0;
      log().warn({ reason: String(error) }, 'events wait in the outbox');
    }
  }

  private async waiting(): Promise<boolean> {
    const rows = await this.database.read(`SELECT 1 FROM ${this.database.schema}.outbox WHERE published_at IS NULL LIMIT 1`, [], {
      name: 'kit-outbox-waiting',
    });
    return rows.length > 0;
  }

  /** True when there may be more. */
  private publishBatch(): Promise<boolean> {
    return this.locked(async (client) => {
      const { rows } = await client.query<OutboxRow>(
        `SELECT id, event_id, subject, company_id, request_id, created_at, data::text AS data
         FROM ${this.database.schema}.outbox WHERE published_at IS NULL ORDER BY id LIMIT ${BATCH}`,
      );
      // One connection keeps the order of what is sent; acknowledgements are awaited together.
      const sent = await Promise.allSettled(rows.map((row) => this.publish(row)));
      const done = rows.filter((_row, index) => sent[index]?.status === 'fulfilled');
      const sequences = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.seq] : []));
      if (done.length > 0) await this.markPublished(client, done, Math.max(...sequences));
      const failed = sent.find((one) => one.status === 'rejected');
      if (failed) {
        this.streamCheckedAt = 0;
        log().warn({ waiting: rows.length - done.length, reason: String(failed.reason) }, 'events wait in the outbox');
      }
      return !failed && rows.length === BATCH;
    });
  }

  private publish(row: OutboxRow): Promise<PubAck> {
    const head = JSON.stringify({
      id: row.event_id,
      subject: row.subject,
      owner: this.database.service,
      position: row.id,
      company_id: row.company_id,
      occurred_at: row.created_at.toISOString(),
      request_id: row.request_id,
    });
    // The stored JSON goes in as it is; parsing it only to write it again would cost most of the work.
    const body = Buffer.from(`${head.slice(0, -1)},"data":${row.data}}`);
    return this.link.connection
      .jetstream({ timeout: PUBLISH_TIMEOUT_MS })
      .publish(this.link.subject(row.subject), body, { msgID: row.event_id, timeout: PUBLISH_TIMEOUT_MS });
  }

  private async markPublished(client: PoolClient, rows: readonly OutboxRow[], lastSequence: number): Promise<void> {
    const { schema } = this.database;
    await client.query(`UPDATE ${schema}.outbox SET published_at = now() WHERE id = ANY($1::bigint[])`, [rows.map((row) => row.id)]);
    await client.query(`UPDATE ${schema}.outbox_stream SET last_sequence = GREATEST(last_sequence, $1)`, [lastSequence]);
    metrics.outboxPublished.inc(rows.length);
  }

  private async checkStream(): Promise<void> {
    const { schema, service } = this.database;
    const info = await ensureStream(this.link, service);
    await this.locked(async (client) => {
      const { rows } = await client.query<{ created: string; last_sequence: number }>(
        `SELECT created, last_sequence FROM ${schema}.outbox_stream`,
      );
      const known = rows[0];
      const lost = known !== undefined && (known.created !== String(info.created) || info.state.last_seq < known.last_sequence);
      if (lost) {
        const again = await client.query(`UPDATE ${schema}.outbox SET published_at = NULL WHERE published_at > now() - interval '7 days'`);
        log().error({ events: again.rowCount }, 'the event stream was lost: publishing again');
      }
      if (!known || lost) {
        await client.query(
          `INSERT INTO ${schema}.outbox_stream (id, created, last_sequence) VALUES (1, $1, $2)
           ON CONFLICT (id) DO UPDATE SET created = $1, last_sequence = $2`,
          [String(info.created), info.state.last_seq],
        );
      }
      return true;
    });
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
