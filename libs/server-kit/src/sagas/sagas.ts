import { randomUUID } from 'node:crypto';
import type { RowWaiter } from '../boot/row-waiter';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { AppError } from '../errors/app-error';
import type { CallInfo } from '../request/call-info';
import type { SagaRow } from './saga.decorator';

export type SagaId = string;

const LISTED = 100;

const keyOf = (id: SagaId): string => `saga:${id}`;

/** Starts sagas and waits for them. */
export class Sagas {
  private kick: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly waiting: RowWaiter,
  ) {}

  /**
   * Starts a saga in the caller's transaction; the runner takes it up after the commit. The key is unique within its
   * kind: starting a running one again gives its id and changes nothing; a finished one begins again.
   */
  async start(tx: Tx, kind: string, key: string, companyId: number, data: unknown, state = 'begun'): Promise<SagaId> {
    const [id] = await this.startMany(tx, kind, companyId, [{ key, data }], state);
    return id as SagaId;
  }

  /** The same for many of a kind, each with a key of its own, in one statement; their ids in the order given. */
  async startMany(
    tx: Tx,
    kind: string,
    companyId: number,
    sagas: readonly { readonly key: string; readonly data: unknown }[],
    state = 'begun',
  ): Promise<SagaId[]> {
    if (sagas.length === 0) return [];
    tx.afterCommit(() => this.kick());
    const rows = await tx.query<{ id: SagaId; key: string }>(
      `INSERT INTO ${this.database.schema}.saga AS s (id, company_id, kind, key, state, data, request_id)
       SELECT n.id, $1, $2, n.key, $3, n.data, $4 FROM unnest($5::uuid[], $6::text[], $7::jsonb[]) AS n (id, key, data) ORDER BY n.key
       ON CONFLICT (kind, key) DO UPDATE SET
         id = CASE WHEN s.done_at IS NULL THEN s.id ELSE excluded.id END,
         state = CASE WHEN s.done_at IS NULL THEN s.state ELSE excluded.state END,
         data = CASE WHEN s.done_at IS NULL THEN s.data ELSE excluded.data END,
         request_id = CASE WHEN s.done_at IS NULL THEN s.request_id ELSE excluded.request_id END,
         created_at = CASE WHEN s.done_at IS NULL THEN s.created_at ELSE now() END,
         next_attempt_at = CASE WHEN s.done_at IS NULL THEN s.next_attempt_at ELSE now() END,
         attempts = CASE WHEN s.done_at IS NULL THEN s.attempts ELSE 0 END,
         alarmed = s.alarmed AND s.done_at IS NULL,
         last_error = CASE WHEN s.done_at IS NULL THEN s.last_error END,
         done_at = NULL
       RETURNING id, key`,
      [
        ...[companyId, kind, state, tx.requestId, sagas.map(() => randomUUID()), sagas.map(({ key }) => key)],
        sagas.map(({ data }) => JSON.stringify(data ?? null)),
      ],
    );
    const byKey = new Map(rows.map(({ id, key }) => [key, id]));
    return sagas.map(({ key }) => byKey.get(key) as SagaId);
  }

  /**
   * Ends sagas that are in this state still, in the caller's transaction; gives their keys. A step of theirs that is
   * running writes nothing.
   */
  async end(tx: Tx, kind: string, keys: readonly string[], state: string): Promise<string[]> {
    const rows = await tx.query<{ key: string }>(
      `UPDATE ${this.database.schema}.saga SET state = 'ended', done_at = now(), lease_until = NULL, lease_id = NULL
       WHERE kind = $1 AND key = ANY($2) AND state = $3 AND done_at IS NULL RETURNING key`,
      [kind, keys, state],
    );
    return rows.map(({ key }) => key);
  }

  /** The saga as it is now, null when there is none (any more). */
  async get<Data = unknown>(id: SagaId): Promise<SagaRow<Data> | null> {
    const [row] = await this.database.read<SagaRow<Data>>(`SELECT * FROM ${this.database.schema}.saga WHERE id = $1`, [
      id,
    ]);
    return row ?? null;
  }

  /** Waits until the saga is done or the time is over; gives the row either way (look at `done_at`). */
  async untilDone<Data = unknown>(id: SagaId, timeoutMs: number): Promise<SagaRow<Data>> {
    const row = await this.waiting.until(
      keyOf(id),
      timeoutMs,
      () => this.get<Data>(id),
      (now) => now === null || now.done_at !== null,
    );
    if (!row) throw new Error(`there is no saga ${id}`);
    return row;
  }

  /** Sagas that have alarmed and are not done, for the operations page. */
  alarmed(): Promise<SagaRow[]> {
    return this.database.read<SagaRow>(
      `SELECT * FROM ${this.database.schema}.saga WHERE alarmed AND done_at IS NULL ORDER BY created_at LIMIT ${LISTED}`,
    );
  }

  /**
   * Tries a saga again now instead of when its pause is over; one that is done stays done.
   * @throws AppError `not_found` when there is none.
   */
  async retry(id: SagaId, call: CallInfo | null, also: (tx: Tx, saga: SagaRow) => Promise<void>): Promise<void> {
    const { schema } = this.database;
    await this.database.transaction(call, async (tx) => {
      const [saga] = await tx.query<SagaRow>(`SELECT * FROM ${schema}.saga WHERE id = $1 FOR UPDATE`, [id]);
      if (!saga) throw new AppError('not_found');
      if (saga.done_at !== null) return;
      tx.afterCommit(() => this.kick());
      await tx.execute(`UPDATE ${schema}.saga SET next_attempt_at = now() WHERE id = $1`, [id]);
      await also(tx, saga);
    });
  }

  /** Called by the runner when a saga has moved. */
  moved(id: SagaId): void {
    this.waiting.notify(keyOf(id));
  }

  /** Connects the runner. */
  onStart(kick: () => void): void {
    this.kick = kick;
  }
}
