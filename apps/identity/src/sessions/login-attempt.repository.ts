import { createHash } from 'node:crypto';
import type { Database } from '@mullion/server-kit';
import type { LoginAttemptRow } from './login-attempt.entity';
import { sessionLimits } from './session-limits';

export interface Attempt {
  readonly email: string;
  readonly address: string;
}

/** Tries of the own password by somebody who is signed in, wherever it is asked for. */
export const ownPasswordOf = (userId: number): Attempt => ({ email: `account ${userId}`, address: 'password' });

const keyOf = (...parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest();
const pairKey = (email: string, address: string): Buffer => keyOf(email.toLowerCase(), address);
const accountKey = (email: string): Buffer => keyOf('account', email.toLowerCase());

/** How long after the last of so many tries the next one waits. */
const waitSql = `make_interval(secs => least(power(2, least(a.tries - ${sessionLimits.accountTries}, 20)), ${sessionLimits.longestWaitSeconds}))`;

/** Rows that go in one statement. */
const DROPPED_AT_ONCE = 5_000;

/** What a try becomes: null when it may go on, else how long the next one waits. */
type WaitMs = number | null;

/**
 * Tries to sign in, counted by e-mail and address, and by e-mail alone; each count in one statement, so that parallel
 * tries cannot slip through.
 */
export class LoginAttemptRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Date,
  ) {}

  async countPair({ email, address }: Attempt): Promise<WaitMs> {
    const [row] = await this.database.read<Pick<LoginAttemptRow, 'tries' | 'window_started_at'>>(
      `INSERT INTO login_attempt AS a (key, window_started_at, tries) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET
         tries = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE a.tries + 1 END,
         window_started_at = CASE WHEN a.window_started_at <= $3 THEN $2 ELSE a.window_started_at END
       RETURNING tries, window_started_at`,
      [pairKey(email, address), this.now, this.ago(sessionLimits.loginWindowMs)],
    );
    if (!row || row.tries <= sessionLimits.loginTries) return null;
    return row.window_started_at.getTime() + sessionLimits.loginWindowMs - this.now.getTime();
  }

  /** A try that comes before its time is neither judged nor counted, so that waiting always helps. */
  async countAccount(email: string): Promise<WaitMs> {
    const key = accountKey(email);
    const [counted] = await this.database.read<Pick<LoginAttemptRow, 'tries'>>(
      `INSERT INTO login_attempt AS a (key, window_started_at, tries) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET tries = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE a.tries + 1 END, window_started_at = greatest(a.window_started_at, $2)
       WHERE a.tries < ${sessionLimits.accountTries} OR a.window_started_at + ${waitSql} <= $2
       RETURNING tries`,
      [key, this.now, this.ago(sessionLimits.accountMemoryMs)],
    );
    if (counted) return null;
    const [found] = await this.database.read<{ opens_at: Date }>(
      `SELECT a.window_started_at + ${waitSql} AS opens_at FROM login_attempt a WHERE key = $1`,
      [key],
    );
    return (found?.opens_at.getTime() ?? this.now.getTime()) - this.now.getTime();
  }

  /** Has this account signed in from this address before? */
  async isKnown({ email, address }: Attempt): Promise<boolean> {
    const rows = await this.database.read(
      `SELECT 1 FROM session s JOIN users u ON u.id = s.user_id
       WHERE lower(u.email) = lower($1) AND u.deleted_at IS NULL AND s.address = $2 LIMIT 1`,
      [email, address],
    );
    return rows.length > 0;
  }

  async purge({ email, address }: Attempt): Promise<void> {
    await this.database.read('DELETE FROM login_attempt WHERE key = ANY($1)', [
      [pairKey(email, address), accountKey(email)],
    ]);
  }

  async dropOld(): Promise<void> {
    const sql = `DELETE FROM login_attempt WHERE key = ANY(ARRAY(
      SELECT key FROM login_attempt WHERE window_started_at <= $1 ORDER BY window_started_at LIMIT ${DROPPED_AT_ONCE})) RETURNING 1`;
    while ((await this.database.read(sql, [this.ago(sessionLimits.accountMemoryMs)])).length === DROPPED_AT_ONCE);
  }

  private ago(ms: number): Date {
    return new Date(this.now.getTime() - ms);
  }
}
