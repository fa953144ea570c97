import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database';
import { log } from '../logging/log';
import { newRequestId, withRequestId } from '../request/request-scope';
import { SweepLocks } from './sweep-locks';

export interface SweepJob {
  readonly name: string;
  readonly everyMs: number;
  /** The first run comes so soon after the start of the process, at a random moment; default: after `everyMs`. */
  readonly first?: { readonly afterMs: number; readonly withinMs: number };
  readonly run: () => Promise<void>;
}

/** Timers of two replicas drift apart; this much of the period must have gone since the last run anywhere. */
const DUE_SHARE = 0.8;
/**
 * Rare sweeps are looked at more often than they run: a process may not live until their turn, and one that failed
 * should not wait for the next.
 */
const LOOK_MS = 600_000;
/** Between two looks at a lock that another process holds. */
const LOCKED_MS = 50;

/** Runs periodic work under an advisory lock and a common clock in the table `sweep`. */
export class SweepRunner {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly jobs: readonly SweepJob[],
    private readonly locks: Pick<SweepLocks, 'take' | 'release' | 'close'> = new SweepLocks(database),
  ) {}

  start(): void {
    for (const job of this.jobs) {
      const timer = setInterval(() => this.tick(job), Math.min(job.everyMs, LOOK_MS));
      timer.unref();
      this.timers.push(timer);
      if (job.first) this.startFirst(job, job.first);
    }
  }

  get names(): string[] {
    return this.jobs.map((job) => job.name);
  }

  /** Runs a sweep now, due or not, once nobody else runs it; for tests. */
  async runNow(name: string): Promise<void> {
    const job = this.jobs.find((one) => one.name === name);
    if (!job) throw new Error(`there is no sweep ${name}`);
    for (let run = this.running.get(name); run; run = this.running.get(name)) await run;
    const work = this.untilUnlocked(job);
    this.running.set(
      name,
      work.catch(() => undefined).finally(() => this.running.delete(name)),
    );
    await work;
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.allSettled(this.running.values());
    await this.locks.close();
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

  private async untilUnlocked(job: SweepJob): Promise<void> {
    while (!(await this.locked(job, async () => this.runAndNote(job, await this.now())))) await sleep(LOCKED_MS);
  }

  private async runIfDue(job: SweepJob): Promise<void> {
    await this.locked(job, async () => {
      const begun = await this.dueSince(job);
      if (begun) await this.runAndNote(job, begun);
    });
  }

  /** False when another process runs it. */
  private async locked(job: SweepJob, work: () => Promise<void>): Promise<boolean> {
    if (!(await this.locks.take(job.name))) return false;
    try {
      await work();
    } finally {
      await this.locks.release(job.name);
    }
    return true;
  }

  /** What fails, or ends with its process, is not noted: it is due when it is looked at again. */
  private async runAndNote(job: SweepJob, begun: Date): Promise<void> {
    await job.run();
    await this.database.read(
      `INSERT INTO ${this.database.schema}.sweep (name, last_run_at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET last_run_at = EXCLUDED.last_run_at`,
      [job.name, begun],
    );
  }

  /** The moment of the database when it is due; null when it is not. */
  private async dueSince(job: SweepJob): Promise<Date | null> {
    const rows = await this.database.read<{ now: Date }>(
      `SELECT now() AS now WHERE NOT EXISTS (SELECT 1 FROM ${this.database.schema}.sweep WHERE name = $1 AND last_run_at >= now() - $2 * interval '1 millisecond')`,
      [job.name, Math.floor(job.everyMs * DUE_SHARE)],
    );
    return rows[0]?.now ?? null;
  }

  private async now(): Promise<Date> {
    const [row] = await this.database.read<{ now: Date }>('SELECT now() AS now');
    return (row as { now: Date }).now;
  }
}
