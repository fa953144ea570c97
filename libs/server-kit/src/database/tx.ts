import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventHead, ServiceName } from '@mullion/contracts';
import type { ClientBase, QueryConfig } from 'pg';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentOccurrence, currentRequestId } from '../request/request-scope';
import { stampsOf } from '../request/stamps';
import { auditEvent, type AuditEntry } from './audit';
import { callEach } from './call-each';
import type { HistoryRow } from './history';

interface PendingEvent {
  readonly id: string;
  readonly subject: string;
  readonly companyId: number;
  readonly requestId: string | null;
  readonly data: string;
  /** What is sent to browsers, as JSON. */
  readonly live: string | null;
}

/** What a transaction knows of its service. */
export interface TxOwner {
  readonly service: ServiceName;
  /** Quoted schema of the kit's tables. */
  readonly schema: string;
  readonly partitions: number;
  /** False when named statements are sent as plain ones. */
  readonly isNamed: boolean;
}

/** One open transaction: rows by SQL or TypeORM, events and history that stand or fall with it. */
export class Tx {
  private readonly pending: PendingEvent[] = [];
  private readonly committed: (() => void)[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly client: ClientBase,
    private readonly owner: TxOwner,
  ) {}

  /** The request or event being worked on; one transaction may apply several events. */
  get requestId(): string | null {
    return currentRequestId();
  }

  /** Rows of a statement (also of `… RETURNING`); a name makes it a prepared statement of the connection. */
  // oxlint-disable-next-line typescript/no-explicit-any -- rows are shaped by the SQL beside the call
  async query<T = any>(sql: string, params: readonly unknown[] = [], options: { name?: string } = {}): Promise<T[]> {
    const config: QueryConfig = { text: sql, values: params as unknown[], ...(this.owner.isNamed ? options : {}) };
    return (await this.client.query(config)).rows as T[];
  }

  /** Runs a statement; the count of rows it touched. */
  async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    return (await this.client.query(sql, params as unknown[])).rowCount ?? 0;
  }

  /**
   * Records an event of this service; it is published after the commit, and not at all without one.
   * @throws ZodError when the data does not fit the event: better here than in every consumer.
   */
  async record<D extends z.ZodType>(event: EventDefinition<D>, companyId: number, data: z.input<D>): Promise<void> {
    if (event.owner !== this.owner.service) throw new Error(`${this.owner.service} cannot record ${event.subject}`);
    this.push(event, companyId, event.data.parse(data));
  }

  /**
   * Writes a line of the status history (table `status_change` of this service), at the moment and terminal at which it
   * was done.
   */
  async history(row: HistoryRow): Promise<void> {
    const data = row.data === undefined ? null : JSON.stringify(row.data);
    const occurrence = currentOccurrence();
    await this.query(
      `INSERT INTO ${this.owner.schema}.status_change (company_id, table_name, row_id, before, after, user_id, user_name, comment, data, made_at, terminal)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11)`,
      [
        ...[
          row.companyId,
          row.tableName,
          row.rowId,
          row.before,
          row.after,
          row.userId,
          row.userName ?? '',
          row.comment ?? null,
          data,
        ],
        ...[occurrence?.at ?? null, occurrence?.terminal ?? null],
      ],
      { name: 'kit-history' },
    );
  }

  /** Records an audit entry, which identity collects as an event `evt.<service>.audited.v1`. */
  async audit(entry: AuditEntry): Promise<void> {
    const event = auditEvent(this.owner.service);
    this.push(event, entry.company_id, event.data.parse(entry));
  }

  /**
   * Runs after a successful commit; for kicks and caches, never for anything that must happen. What it throws is
   * logged.
   */
  afterCommit(callback: () => void): void {
    this.committed.push(callback);
  }

  /** Writes the recorded events into the outbox; gives their stamps. Called once, just before the commit. */
  async flush(): Promise<string | null> {
    if (this.pending.length === 0) return null;
    const rows = await this.query<Pick<EventHead, 'subject' | 'company_id' | 'position'>>(
      `INSERT INTO ${this.owner.schema}.outbox (event_id, subject, company_id, request_id, data, live)
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::json[], $6::json[]) RETURNING id AS position, subject, company_id`,
      [
        this.pending.map((event) => event.id),
        this.pending.map((event) => event.subject),
        this.pending.map((event) => event.companyId),
        this.pending.map((event) => event.requestId),
        this.pending.map((event) => event.data),
        this.pending.map((event) => event.live),
      ],
      { name: 'kit-outbox' },
    );
    return stampsOf(rows, this.owner.partitions);
  }

  /** Notifies those who wait for the commit; called by Database. Never throws. */
  runAfterCommit(): void {
    callEach(this.committed);
  }

  /** True when there is something to publish. */
  get recorded(): boolean {
    return this.pending.length > 0;
  }

  private push<D extends z.ZodType>(event: EventDefinition<D>, companyId: number, data: z.output<D>): void {
    this.pending.push({
      id: randomUUID(),
      subject: event.subject,
      companyId,
      requestId: this.requestId,
      data: JSON.stringify(data),
      live: event.live && JSON.stringify(event.live(data)),
    });
  }
}
