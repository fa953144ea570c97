import { createHash } from 'node:crypto';
import { AppError, Clock, Database, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { LoginAttemptRow } from './login-attempt.entity';
import { sessionLimits } from './session-limits';

const keyOf = (...parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();
const pairKey = (email: string, address: string): Buffer => keyOf(email.toLowerCase(), address);
const accountKey = (email: string): Buffer => keyOf('account', email.toLowerCase());

/** How long after the last of so many tries the next one waits. */
const waitSql = `make_interval(secs => least(power(2, least(a.tries - ${sessionLimits.accountTries}, 20)), ${sessionLimits.longestWaitSeconds}))`;

/** Tries to sign in, counted by e-mail and address, and by e-mail alone. */
@Injectable()
export class LoginAttemptsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try, each count in one statement, so that parallel tries cannot slip through. Who comes from an address where this account has
   * signed in before is not held up by what others try elsewhere.
   * @throws AppError `login.too_many` with the seconds to wait
   */
  async count(email: string, address: string): Promise<void> {
    await this.countPair(email, address);
    if (!(await this.isKnown(email, address))) await this.countAccount(email);
  }

  /** After a good password the counts begin anew. */
  async forget(email: string, address: string): Promise<void> {
    await this.database.read('DELETE FROM login_attempt WHERE key = ANY($1)', [[pairKey(email, address), accountKey(email)]]);
  }

  @Sweep({ everyMs: 3_600_000 })
  async dropOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - sessionLimits.accountMemoryMs);
    await this.database.read('DELETE FROM login_attempt WHERE window_started_at <= $1', [before]);
  }

  private async countPair(email: string, address: string): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.database.read<Pick<LoginAttemptRow, 'tries' | 'window_started_at'>>(
      `INSERT INTO login_attempt AS a (key, window_started_at, tries) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET
         tries = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE a.tries + 1 END,
         window_started_at = CASE WHEN a.window_started_at <= $3 THEN $2 ELSE a.window_started_at END
       RETURNING tries, window_started_at`,
      [pairKey(email, address), now, new Date(now.getTime() - sessionLimits.loginWindowMs)],
    );
    if (!row || row.tries <= sessionLimits.loginTries) return;
    throw tooMany(row.window_started_at.getTime() + sessionLimits.loginWindowMs - now.getTime());
  }

  /** A try that comes before its time is neither judged nor counted, so that waiting always helps. */
  private async countAccount(email: string): Promise<void> {
    const now = this.clock.now();
    const key = accountKey(email);
    const [counted] = await this.database.read<Pick<LoginAttemptRow, 'tries'>>(
      `INSERT INTO login_attempt AS a (key, window_started_at, tries) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET tries = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE a.tries + 1 END, window_started_at = greatest(a.window_started_at, $2)
       WHERE a.tries < ${sessionLimits.accountTries} OR a.window_started_at + ${waitSql} <= $2
       RETURNING tries`,
      [key, now, new Date(now.getTime() - sessionLimits.accountMemoryMs)],
    );
    if (counted) return;
    const [held] = await this.database.read<{ opens_at: Date }>(
      `SELECT a.window_started_at + ${waitSql} AS opens_at FROM login_attempt a WHERE key = $1`,
      [key],
    );
    throw tooMany((held?.opens_at.getTime() ?? now.getTime()) - now.getTime());
  }

  private async isKnown(email: string, address: string): Promise<boolean> {
    const rows = await this.database.read(
      `SELECT 1 FROM session s JOIN users u ON u.id = s.user_id
       WHERE lower(u.email) = lower($1) AND u.deleted_at IS NULL AND s.address = $2 LIMIT 1`,
      [email, address],
    );
    return rows.length > 0;
  }
}

const tooMany = (waitMs: number): AppError => new AppError('login.too_many', { retry_after: Math.max(1, Math.ceil(waitMs / 1000)) });
