import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { systemContext } from '../request/contexts';
import { withRequestId } from '../request/request-scope';
import type { Next, SagaHelpers, SagaRow, SagaSteps } from './saga.decorator';
import type { Sagas } from './sagas';

const POLL_MS = 500;
const LEASE_SECONDS = 30;
const RENEW_MS = 10_000;
/** Of each kind: a neighbour that does not answer holds up the sagas that ask it, not the others. */
const CONCURRENCY = 4;
const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
const ALARM_AFTER = 10;

/** Raised when another runner has taken the saga over: what was about to be written must not be. */
class LeaseLost extends Error {}

/**
 * Takes due sagas (any replica, SKIP LOCKED), runs their steps, keeps a lease meanwhile, tries again with growing
 * pauses.
 */
export class SagaRunner {
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Map<Promise<void>, string>();
  private filling: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
    private readonly kinds: ReadonlyMap<string, SagaSteps>,
  ) {}

  start(): void {
    if (this.kinds.size === 0) return;
    this.sagas.onStart(() => this.kick());
    this.timer = setInterval(() => this.kick(), POLL_MS);
    this.timer.unref();
    this.kick();
  }

  /** Looks for due sagas now. */
  kick(): void {
    if (this.stopped) return;
    this.again = true;
    this.filling ??= this.fill().finally(() => (this.filling = null));
  }

  /** Takes no more and waits for the steps that are running. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.filling;
    await Promise.allSettled(this.running.keys());
  }

  private async fill(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        const room = this.room();
        const taken = room.size === 0 ? [] : await this.lease(room);
        for (const row of taken) this.launch(row);
        this.again ||= taken.length > 0;
      }
    } catch (error) {
      log().warn({ reason: String(error) }, 'sagas wait');
    }
  }

  private launch(row: LeasedRow): void {
    const work = withRequestId(row.request_id ?? row.id, () => this.run(row)).finally(() => {
      this.running.delete(work);
      this.kick();
    });
    this.running.set(work, row.kind);
  }

  /** How many more sagas of each kind may run here; full kinds are absent. */
  private room(): Map<string, number> {
    const room = new Map([...this.kinds.keys()].map((kind) => [kind, CONCURRENCY]));
    for (const kind of this.running.values()) room.set(kind, (room.get(kind) ?? 0) - 1);
    return new Map([...room].filter(([, free]) => free > 0));
  }

  private lease(room: ReadonlyMap<string, number>): Promise<LeasedRow[]> {
    const { schema } = this.database;
    return this.database.read<LeasedRow>(
      `UPDATE ${schema}.saga SET lease_until = now() + interval '${LEASE_SECONDS} seconds', lease_id = $1
       WHERE id IN (SELECT due.id FROM unnest($2::text[], $3::int[]) AS share(kind, free)
                    CROSS JOIN LATERAL (
                      SELECT id FROM ${schema}.saga
                      WHERE kind = share.kind AND done_at IS NULL AND next_attempt_at <= now() AND (lease_until IS NULL OR lease_until < now())
                      ORDER BY next_attempt_at LIMIT share.free FOR UPDATE SKIP LOCKED) AS due)
       RETURNING *`,
      [randomUUID(), [...room.keys()], [...room.values()]],
    );
  }

  private async run(row: LeasedRow): Promise<void> {
    const renew = setInterval(() => void this.renew(row), RENEW_MS);
    let applied = false;
    const helpers: SagaHelpers = {
      database: this.database,
      context: systemContext(row.company_id),
      requestId: row.request_id ?? row.id,
      log: log().child({ saga: row.kind, key: row.key }),
      commit: async (work) => {
        const { data: next } = await this.database.transaction(null, async (tx) => {
          const decided = await work(tx);
          await this.apply(tx, row, decided);
          return decided;
        });
        applied = true;
        return next;
      },
    };
    try {
      const steps = this.kinds.get(row.kind) as SagaSteps;
      const next = await steps.step(row, helpers);
      if (!applied) await this.database.transaction(null, (tx) => this.apply(tx, row, next));
      this.sagas.moved(row.id);
      if ('delayMs' in next && next.delayMs) this.wakeIn(next.delayMs);
    } catch (error) {
      await this.failed(row, error);
    } finally {
      clearInterval(renew);
    }
  }

  private async apply(tx: Tx, row: LeasedRow, next: Next): Promise<void> {
    const done = 'done' in next;
    const written = await tx.execute(
      `UPDATE ${this.database.schema}.saga SET state = $3, data = COALESCE($4, data), attempts = 0, last_error = NULL, alarmed = false,
         lease_until = NULL, lease_id = NULL, next_attempt_at = now() + $5 * interval '1 millisecond', done_at = CASE WHEN $6 THEN now() END
       WHERE id = $1 AND lease_id = $2`,
      [
        row.id,
        row.lease_id,
        next.state ?? (done ? 'done' : row.state),
        next.data === undefined ? null : JSON.stringify(next.data),
        done ? 0 : (next.delayMs ?? 0),
        done,
      ],
    );
    if (written === 0) throw new LeaseLost(`saga ${row.id} was taken over`);
  }

  private async failed(row: LeasedRow, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return;
    const attempts = row.attempts + 1;
    const alarm = attempts >= ALARM_AFTER;
    const delayMs = alarm ? MAX_DELAY_MS : Math.min(FIRST_DELAY_MS * 2 ** row.attempts, MAX_DELAY_MS);
    const facts = { saga: row.kind, key: row.key, state: row.state, attempts, err: error };
    if (alarm && !row.alarmed) {
      metrics.sagaAlarms.labels(row.kind).inc();
      log().error(facts, 'saga does not get on');
    } else log().warn(facts, 'saga step failed');
    try {
      await this.database.read(
        `UPDATE ${this.database.schema}.saga SET attempts = $3, last_error = $4, alarmed = alarmed OR $5, lease_until = NULL, lease_id = NULL,
           next_attempt_at = now() + $6 * interval '1 millisecond'
         WHERE id = $1 AND lease_id = $2`,
        [row.id, row.lease_id, attempts, String(error), alarm, delayMs],
      );
      this.wakeIn(delayMs);
    } catch (second) {
      log().warn({ reason: String(second) }, 'a failed saga could not be put off; its lease will run out');
    }
  }

  /** Pauses shorter than the poll would be rounded up to it. */
  private wakeIn(delayMs: number): void {
    if (delayMs < POLL_MS) setTimeout(() => this.kick(), delayMs + 1).unref();
  }

  private async renew(row: LeasedRow): Promise<void> {
    await this.database
      .read(
        `UPDATE ${this.database.schema}.saga SET lease_until = now() + interval '${LEASE_SECONDS} seconds' WHERE id = $1 AND lease_id = $2`,
        [row.id, row.lease_id],
      )
      .catch((error: unknown) => log().warn({ reason: String(error) }, 'a lease could not be renewed'));
  }
}

interface LeasedRow extends SagaRow {
  readonly lease_id: string;
}
