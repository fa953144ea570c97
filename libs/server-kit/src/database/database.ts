import { DEFAULT_PARTITIONS, partitionOf, type ServiceName } from '@mullion/contracts';
import { types, type Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { CallInfo } from '../request/call-info';
import { Committed } from '../rpc/reply';
import { callEach } from './call-each';
import { claimKey, keepAnswer, nextPart } from './idempotency';
import { retrying } from './retry';
import { inSnapshot, type Reads } from './snapshot';
import { isStalePlan } from './stale-plan';
import { StampBoard } from './stamp-board';
import { Tx } from './tx';

const INT8 = 20;
const NUMERIC = 1_700;
const DATE = 1_082;
// Ids and counts stay below 2^53 and lengths are small, so numbers are safe; a date is its ISO text, never a moment.
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, (text) => text);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The service's database: quick reads, transactions with events and idempotency, waiting for stamps. */
export class Database {
  /** Quoted schema of the service. */
  readonly schema: string;
  private readonly board: StampBoard;
  private readonly commitListeners: (() => void)[] = [];
  private readonly appliedListeners: ((owner: ServiceName, positions: readonly number[]) => void)[] = [];

  constructor(
    readonly dataSource: DataSource,
    readonly service: ServiceName,
    /** Of events, the same in every process. */
    readonly partitions: number = DEFAULT_PARTITIONS,
  ) {
    this.schema = quoted((dataSource.options as { schema?: string }).schema ?? service);
    this.board = new StampBoard((sql, params, options) => this.read(sql, params, options), this.schema);
  }

  /** The pg pool that TypeORM opened; one pool a process. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Rows of a query on a pooled connection; name hot statements, they are then prepared once a connection. */
  async read<T>(sql: string, params: readonly unknown[] = [], options: { name?: string } = {}): Promise<T[]> {
    try {
      return (await this.pool.query({ text: sql, values: params as unknown[], ...options })).rows as T[];
    } catch (error) {
      if (options.name === undefined || !isStalePlan(error)) throw error;
      return this.read<T>(sql, params);
    }
  }

  /** Reads that belong together, all of the same moment. They follow one another on one connection. */
  snapshot<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    return inSnapshot(this.pool, work);
  }

  /**
   * Runs work in one transaction and gives its result with the stamp of its last event. Runs it again (up to three
   * times) after a deadlock or serialization failure, so work must not keep state outside. With an idempotency key in
   * the call, work runs once and its answer is repeated; results must therefore be plain JSON.
   */
  async transaction<T>(call: CallInfo | null, work: (tx: Tx) => Promise<T>): Promise<Committed<T>> {
    const keyed = call?.idempotencyKey ? call : null;
    const part = keyed ? nextPart(keyed) : 0;
    return retrying(() =>
      this.inTransaction(async (tx) => {
        const known = keyed ? await claimKey<T>(tx, this.schema, keyed, part) : null;
        if (known) return known;
        const data = await work(tx);
        const done = new Committed(data, await tx.flush());
        if (keyed) await keepAnswer(tx, this.schema, keyed, part, done);
        return done;
      }),
    );
  }

  /**
   * Waits up to 1 s until the events of these owners that the asker has already seen, and that are handled here, have
   * been applied.
   */
  async waitForStamps(call: Pick<CallInfo, 'stamps'>, owners: readonly ServiceName[]): Promise<'fresh' | 'stale'> {
    const wanted = call.stamps.filter((stamp) => stamp.owner !== this.service && owners.includes(stamp.owner));
    return wanted.length === 0 ? 'fresh' : this.board.wait(wanted);
  }

  /** Notifies readers that wait for these events; called by the inbox after its commit. */
  applied(owner: ServiceName, positions: readonly number[]): void {
    this.board.applied(owner, positions);
    callEach(this.appliedListeners, owner, positions);
  }

  /** The same for what another replica has applied. */
  appliedElsewhere(owner: ServiceName, positions: readonly number[]): void {
    this.board.applied(owner, positions);
  }

  /** Called for every event applied here. */
  onApplied(listener: (owner: ServiceName, positions: readonly number[]) => void): void {
    this.appliedListeners.push(listener);
  }

  /** Says which events are handled here; readers wait for no others. */
  follow(subjects: Iterable<string>): void {
    this.board.follow(subjects);
  }

  /**
   * What the stamps of events begin with that a statement puts into the outbox by itself; the event's name and position
   * follow.
   */
  stampPrefix(companyId: number): string {
    return `${this.service}:${partitionOf(companyId, this.partitions)}:`;
  }

  /** Called after every commit that recorded something; for the relay and the saga runner. */
  onCommit(listener: () => void): void {
    this.commitListeners.push(listener);
  }

  /** Notifies the relay of events that a statement has put into the outbox by itself; only for the hottest writes. */
  recorded(): void {
    callEach(this.commitListeners);
  }

  /**
   * A transaction without idempotency; the caller flushes. Used by the kit itself. When a migration changed a table
   * under a prepared statement, work runs again with plain statements; the first run has been rolled back.
   */
  async inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.runTransaction(work, true);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return this.runTransaction(work, false);
    }
  }

  private async runTransaction<T>(work: (tx: Tx) => Promise<T>, isNamed: boolean): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    try {
      await client.query('BEGIN');
      // TypeORM must know of the transaction, or its own writes would open and commit one of theirs.
      Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
      const tx = new Tx(runner.manager, client, {
        service: this.service,
        schema: this.schema,
        partitions: this.partitions,
        isNamed,
      });
      const result = await work(tx);
      await client.query('COMMIT');
      tx.runAfterCommit();
      if (tx.recorded) this.recorded();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
      await runner.release();
    }
  }
}
