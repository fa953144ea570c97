import type { CompanyId, EventHead } from '@mullion/contracts';
import type { PoolClient } from 'pg';
import type { PubAck, StreamInfo } from 'nats';
import type { Database } from '../database/database';
import { STREAM_DAYS } from '../nats/streams';
import { firstByHalves } from './first-by-halves';

export interface OutboxRow {
  readonly id: number;
  readonly event_id: string;
  readonly subject: string;
  readonly company_id: CompanyId;
  readonly request_id: string | null;
  readonly created_at: Date;
  readonly data: string;
  readonly live: EventHead['live'];
}

/** A round's rows, in the order in which they go out, and what to write when they are out. */
export interface Batch {
  readonly rows: readonly OutboxRow[];
  readonly markSent: (sent: readonly OutboxRow[]) => Promise<void>;
  /** There may be more behind them. */
  readonly isFull: boolean;
}

const BATCH = 500;
const COLUMNS = 'id, event_id, subject, company_id, request_id, created_at, data::text AS data, live';
/** Ids and times of publishing are in nearly the same order. */
const SLACK = 10_000;

/** The statements of the relay, on a connection that holds its lock. Each is about one batch, whatever waits. */
export class OutboxRows {
  constructor(
    private readonly database: Database,
    private readonly client: PoolClient,
  ) {}

  /** What goes out next: what has to be sent again before what is new, so that the order of a company holds. */
  async next(): Promise<Batch> {
    const again = await this.cursor();
    return again ? this.again(again) : this.unpublished();
  }

  /**
   * Notes which stream the events go to. True when it is not the one they went to before: then everything is sent
   * again, batch by batch.
   */
  async noteStream({ created, state }: StreamInfo): Promise<boolean> {
    const { schema } = this.database;
    const { rows } = await this.client.query<{ created: string; last_sequence: number }>(
      `SELECT created, last_sequence FROM ${schema}.outbox_stream`,
    );
    const known = rows[0];
    const isLost = known !== undefined && (known.created !== String(created) || state.last_seq < known.last_sequence);
    if (known && !isLost) return false;
    const [after, to] = isLost ? await this.sentRange() : [null, null];
    await this.client.query(
      `INSERT INTO ${schema}.outbox_stream (id, created, last_sequence, republish_after, republish_to) VALUES (1, $1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET created = $1, last_sequence = $2, republish_after = $3, republish_to = $4`,
      [String(created), state.last_seq, after, to],
    );
    return isLost;
  }

  /** Remembers how far the stream got, to notice when it is shorter one day. */
  async noteSequence(acks: readonly PubAck[]): Promise<void> {
    await this.client.query(
      `UPDATE ${this.database.schema}.outbox_stream SET last_sequence = GREATEST(last_sequence, $1)`,
      [Math.max(...acks.map((ack) => ack.seq))],
    );
  }

  private async cursor(): Promise<{ after: number; to: number } | undefined> {
    const { rows } = await this.client.query<{ after: number; to: number }>({
      name: 'kit-outbox-cursor',
      text: `SELECT republish_after AS after, republish_to AS to FROM ${this.database.schema}.outbox_stream WHERE republish_to IS NOT NULL`,
    });
    return rows[0];
  }

  /** The first and last row that may have been in the stream. */
  private async sentRange(): Promise<[number, number] | [null, null]> {
    const { rows } = await this.client.query<{ low: number | null; high: number | null }>(
      `SELECT min(id) AS low, max(id) AS high FROM ${this.database.schema}.outbox`,
    );
    const { low = null, high = null } = rows[0] ?? {};
    if (low === null || high === null || !(await this.isKept(high))) return [null, null];
    return [(await firstByHalves([low, high], SLACK, (id) => this.isKept(id))) - SLACK, high];
  }

  /** Whether the row, or the next one that is there, was published within the stream's days or not at all. */
  private async isKept(id: number): Promise<boolean> {
    const { rows } = await this.client.query<{ kept: boolean }>(
      `SELECT coalesce(published_at > now() - interval '${STREAM_DAYS} days', true) AS kept FROM ${this.database.schema}.outbox
       WHERE id >= $1 ORDER BY id LIMIT 1`,
      [id],
    );
    return rows[0]?.kept ?? true;
  }

  private async again({ after, to }: { after: number; to: number }): Promise<Batch> {
    const { schema } = this.database;
    const { rows } = await this.client.query<OutboxRow>(
      `SELECT ${COLUMNS} FROM ${schema}.outbox WHERE id > $1 AND id <= $2 AND published_at IS NOT NULL ORDER BY id LIMIT ${BATCH}`,
      [after, to],
    );
    const isLast = rows.length < BATCH;
    return {
      rows,
      // what is new waits behind the last of them
      isFull: true,
      markSent: async (sent) => {
        const upTo = sentUpTo(rows, sent);
        const isOver = isLast && sent.length === rows.length;
        await this.client.query(
          `UPDATE ${schema}.outbox_stream SET republish_after = $1, republish_to = $2`,
          isOver ? [null, null] : [upTo ?? after, to],
        );
      },
    };
  }

  private async unpublished(): Promise<Batch> {
    const { schema } = this.database;
    const { rows } = await this.client.query<OutboxRow>({
      name: 'kit-outbox-next',
      text: `SELECT ${COLUMNS} FROM ${schema}.outbox WHERE published_at IS NULL ORDER BY id LIMIT ${BATCH}`,
    });
    return {
      rows,
      isFull: rows.length === BATCH,
      markSent: async (sent) => {
        if (sent.length === 0) return;
        await this.client.query({
          name: 'kit-outbox-sent',
          text: `UPDATE ${schema}.outbox SET published_at = now() WHERE id = ANY($1::bigint[])`,
          values: [sent.map((row) => row.id)],
        });
      },
    };
  }
}

/** The last row before the first that was not sent. */
const sentUpTo = (rows: readonly OutboxRow[], sent: readonly OutboxRow[]): number | undefined => {
  const ids = new Set(sent.map((row) => row.id));
  const firstLeft = rows.findIndex((row) => !ids.has(row.id));
  return (firstLeft === -1 ? rows.at(-1) : rows[firstLeft - 1])?.id;
};
