import type { PoolClient } from 'pg';
import type { Database } from '../database/database';
import { log } from '../logging/log';
import { newRequestId, withRequestId } from '../request/request-scope';

export interface SweepJob {
  readonly name: string;
  readonly everyMs: number;
  /** The first run comes so soon after the start of the process, at a random moment; default: after `everyMs`. */
  readonly first?: { readonly afterMs: number; readonly withinMs: number };
  readonly run: () => Promise<void>;
}

/** Timers of two replicas drift apart; this much of the period must have gone since the last run anywhere. */
const DUE_SHARE = 0.8;

/** Runs periodic work under an advisory lock and a common clock in the table `sweep`. */
export class SweepRunner {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly jobs: readonly SweepJob[],
  ) {}

  start(): void {
    for (const job of this.jobs) {
      const timer = setInterval(() => this.tick(job), job.everyMs);
      timer.unref();
      this.timers.push(timer);
      if (job.first) this.startFirst(job, job.first);
    }
  }

  get names(): string[] {
    return this.jobs.map((job) => job.name);
  }

  /** Runs a sweep now, due or not; for tests. */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.find((one) => one.name === name);
    if (!job) throw new Error(`there is no sweep ${name}`);
    await job.run();
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.allSettled(this.running.values());
  }

  /** Services that start together do not all ask at once. */
  private startFirst(job: SweepJob, { afterMs, withinMs }: NonNullable<SweepJob['first']>): void {
    const timer = setTimeout(() => this.tick(job), afterMs + Math.random() * (withinMs - afterMs));
    timer.unref();
    this.timers.push(timer);
  }

  private tick(job: SweepJob): void {
    if (this.running.has(job.name)) return;
    const work = withRequestId(newRequestId(), () => this.runIfDue(job))
      .catch((error: unknown) => log().warn({ sweep: job.name, err: error }, 'sweep failed'))
      .finally(() => this.running.delete(job.name));
    this.running.set(job.name, work);
  }

  private async runIfDue(job: SweepJob): Promise<void> {
    const client = await this.database.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    try {
      if (!(await this.locked(client, job))) return;
      try {
        if (await this.due(client, job)) await job.run();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtext($1), hashtext($2))', [this.database.schema, job.name]);
      }
    } catch (error) {
      broken ??= error as Error;
      throw error;
    } finally {
      client.removeListener('error', onError);
      client.release(broken);
    }
  }

  private async locked(client: PoolClient, job: SweepJob): Promise<boolean> {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock(hashtext($1), hashtext($2)) AS locked', [
      this.database.schema,
      job.name,
    ]);
    return rows[0]?.locked === true;
  }

  private async due(client: PoolClient, job: SweepJob): Promise<boolean> {
    const { rowCount } = await client.query(
      `INSERT INTO ${this.database.schema}.sweep AS s (name, last_run_at) VALUES ($1, now())
       ON CONFLICT (name) DO UPDATE SET last_run_at = now() WHERE s.last_run_at < now() - $2 * interval '1 millisecond'`,
      [job.name, Math.floor(job.everyMs * DUE_SHARE)],
    );
    return rowCount === 1;
  }
}
