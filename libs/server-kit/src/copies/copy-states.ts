import { listCompanies, type CopyState } from '@mullion/contracts';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { systemContext } from '../request/contexts';
import type { Rpc } from '../rpc/rpc';
import type { Copies } from './copies';
import { isComparisonDue } from './comparison-due';
import type { AnyCopy } from './define-copy';

const LISTED = 100;
const COMPANIES_TIMEOUT_MS = 1_000;
/** A rebuild that has not moved for so long was left by a process that ended. */
const LEASE_SECONDS = 60;
/** Events under way make owner and copy differ for a moment: compared again before anything is rebuilt. */
const COMPARISONS = 3;
const TRIES = 5;
const PAUSE_MS = 1_000;
/** The companies are asked of identity in the name of a company, whichever it is. */
const ANY_COMPANY = 1;

/** What is known of each copy and company: its last comparison and its rebuild, in the table `copy_state`. */
export class CopyStates {
  private working: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
    private readonly copies: Copies,
  ) {}

  /**
   * The copies of all companies or of one, those that need attention first, also what was never compared; and how many
   * there are.
   */
  async list(companyId: number | null): Promise<{ rows: CopyState[]; total: number }> {
    const names = this.copies.all.map((copy) => copy.name);
    if (names.length === 0) return { rows: [], total: 0 };
    const rows = await this.database.read<
      Omit<CopyState, 'owner' | 'compared_at'> & { compared_at: Date | null; total: number }
    >(
      `SELECT copy, company_id, compared_at, equal, owner_count, copy_count, mended,
         coalesce(resync, 'none') AS resync, coalesce(resync_done, 0) AS resync_done, resync_total, error,
         count(*) OVER ()::int AS total
       FROM (SELECT copy, id AS company_id FROM unnest($1::text[]) AS copy CROSS JOIN unnest($2::int[]) AS id) AS every
         FULL JOIN ${this.table} USING (copy, company_id)
       WHERE copy = ANY($1) AND ($3::int IS NULL OR company_id = $3)
       ORDER BY resync IS NOT DISTINCT FROM 'failed' DESC, equal IS FALSE DESC, resync IN ('waiting', 'running') IS TRUE DESC,
         compared_at IS NULL DESC, copy, company_id LIMIT ${LISTED}`,
      [names, await this.companiesIfKnown(), companyId],
    );
    const owners = new Map(this.copies.all.map((copy) => [copy.name, copy.kind.owner]));
    const states = rows.flatMap(({ total: _total, ...row }) => {
      const owner = owners.get(row.copy);
      return owner ? [{ ...row, owner, compared_at: row.compared_at?.toISOString() ?? null }] : [];
    });
    return { rows: states, total: rows[0]?.total ?? 0 };
  }

  /** Asks for a rebuild of a copy, of one company or of all; asking again while it waits or runs changes nothing. */
  async request(name: string, companyId: number | null): Promise<number[]> {
    this.named(name);
    const companies = companyId === null ? await this.companies() : [companyId];
    await this.database.read(
      `INSERT INTO ${this.table} AS s (copy, company_id, resync) SELECT $1, id, 'waiting' FROM unnest($2::int[]) AS ids (id)
       ON CONFLICT (copy, company_id) DO UPDATE SET resync = 'waiting', resync_done = 0, resync_total = NULL, error = NULL
       WHERE s.resync NOT IN ('waiting', 'running')`,
      [name, companies],
    );
    void this.work();
    return companies;
  }

  /** Runs what waits, and what another process has left; one rebuild after the other. */
  work(): Promise<void> {
    this.working ??= this.drain().finally(() => (this.working = null));
    return this.working;
  }

  /** Compares every copy of every company that is due, and rebuilds what differs. */
  async compareDue(now: Date = new Date()): Promise<void> {
    if (this.copies.all.length === 0) return;
    const known = await this.database.read<{ copy: string; company_id: number; compared_at: Date | null }>(
      `SELECT copy, company_id, compared_at FROM ${this.table}`,
    );
    const last = new Map(known.map((row) => [`${row.copy} ${row.company_id}`, row.compared_at]));
    for (const companyId of await this.companies())
      for (const copy of this.copies.all) {
        if (this.stopped || !isComparisonDue(last.get(`${copy.name} ${companyId}`) ?? null, now)) continue;
        await this.compare(copy, companyId).catch((error: unknown) => this.uncompared(copy, companyId, error));
      }
  }

  /** Compares one copy of a company; a difference that stays is mended by a rebuild. True when nothing differed. */
  async compare(copy: AnyCopy, companyId: number): Promise<boolean> {
    const equal = await this.staysEqual(copy, companyId);
    if (equal) return true;
    metrics.copyDifferences.labels(copy.name).inc();
    log().error({ copy: copy.name, company: companyId }, 'copy differs from its owner: rebuilding');
    await this.request(copy.name, companyId);
    await this.work();
    return false;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  private get table(): string {
    return `${this.database.schema}.copy_state`;
  }

  private named(name: string): AnyCopy {
    const copy = this.copies.all.find((one) => one.name === name);
    if (!copy) throw new AppError('not_found');
    return copy;
  }

  private async companies(timeoutMs?: number): Promise<number[]> {
    const context = systemContext(ANY_COMPANY);
    const found = await this.rpc.ask(listCompanies, {}, timeoutMs === undefined ? { context } : { context, timeoutMs });
    return found.map((company) => company.id);
  }

  /** While identity is away the page shows what was compared before. */
  private companiesIfKnown(): Promise<number[]> {
    return this.companies(COMPANIES_TIMEOUT_MS).catch(() => []);
  }

  private async staysEqual(copy: AnyCopy, companyId: number): Promise<boolean> {
    for (let compared = 1; ; compared += 1) {
      const { owner, copy: here } = await this.copies.digests(copy, companyId);
      const equal = owner.count === here.count && owner.hash === here.hash;
      if (equal || compared === COMPARISONS) {
        await this.note(copy, companyId, { equal, owner_count: owner.count, copy_count: here.count });
        return equal;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async note(
    copy: AnyCopy,
    companyId: number,
    found: { equal: boolean; owner_count: number; copy_count: number },
  ): Promise<void> {
    await this.database.read(
      `INSERT INTO ${this.table} AS s (copy, company_id, compared_at, equal, owner_count, copy_count) VALUES ($1, $2, now(), $3, $4, $5)
       ON CONFLICT (copy, company_id) DO UPDATE SET compared_at = now(), equal = $3, owner_count = $4, copy_count = $5`,
      [copy.name, companyId, found.equal, found.owner_count, found.copy_count],
    );
  }

  private uncompared(copy: AnyCopy, companyId: number, error: unknown): void {
    log().warn({ copy: copy.name, company: companyId, reason: String(error) }, 'copy could not be compared');
  }

  private async drain(): Promise<void> {
    while (!this.stopped) {
      const taken = await this.take();
      if (!taken) return;
      await this.rebuild(taken.copy, taken.company_id);
    }
  }

  private async take(): Promise<{ copy: string; company_id: number } | undefined> {
    const [taken] = await this.database.read<{ copy: string; company_id: number }>(
      `UPDATE ${this.table} SET resync = 'running', moved_at = now() WHERE (copy, company_id) IN (
         SELECT copy, company_id FROM ${this.table}
         WHERE resync = 'waiting' OR (resync = 'running' AND moved_at < now() - interval '${LEASE_SECONDS} seconds')
         ORDER BY copy, company_id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING copy, company_id`,
    );
    return taken;
  }

  /** An owner that is being restarted, or a copy that another one needs and that is healed meanwhile, is waited for. */
  private async resync(copy: AnyCopy, companyId: number, move: (done: number) => Promise<void>): Promise<number> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.copies.resync(copy, companyId, move);
      } catch (error) {
        const isAway = error instanceof AppError && error.code === 'unavailable';
        if (!isAway || tried === TRIES || this.stopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, tried * PAUSE_MS));
      }
    }
  }

  private async rebuild(name: string, companyId: number): Promise<void> {
    const key = [name, companyId];
    try {
      const copy = this.named(name);
      const { owner } = await this.copies.digests(copy, companyId);
      const move = async (done: number): Promise<void> => {
        await this.database.read(
          `UPDATE ${this.table} SET resync_done = $3, resync_total = $4, moved_at = now() WHERE copy = $1 AND company_id = $2`,
          [...key, done, owner.count],
        );
      };
      await move(0);
      const mended = await this.resync(copy, companyId, move);
      await this.staysEqual(copy, companyId);
      await this.database.read(
        `UPDATE ${this.table} SET resync = 'done', mended = $3 WHERE copy = $1 AND company_id = $2`,
        [...key, mended],
      );
    } catch (error) {
      log().error({ copy: name, company: companyId, err: error }, 'copy could not be rebuilt');
      await this.database
        .read(`UPDATE ${this.table} SET resync = 'failed', error = $3 WHERE copy = $1 AND company_id = $2`, [
          ...key,
          String(error),
        ])
        .catch(() => undefined);
    }
  }
}
