import { createHash } from 'node:crypto';
import { AppError, Clock, Database, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { LoginAttemptRow } from './login-attempt.entity';
import { sessionLimits } from './session-limits';

const keyOf = (email: string, address: string): Buffer => createHash('sha256').update(`${email.toLowerCase()}\n${address}`).digest();

@Injectable()
export class LoginAttemptsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try in one statement, so that parallel tries cannot slip through.
   * @throws AppError `login.too_many` with the seconds to wait from the eleventh within a quarter of an hour.
   */
  async count(email: string, address: string): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.database.read<Pick<LoginAttemptRow, 'tries' | 'window_started_at'>>(
      `INSERT INTO login_attempt AS a (key, window_started_at, tries) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET
         tries = CASE WHEN a.window_started_at <= $3 THEN 1 ELSE a.tries + 1 END,
         window_started_at = CASE WHEN a.window_started_at <= $3 THEN $2 ELSE a.window_started_at END
       RETURNING tries, window_started_at`,
      [keyOf(email, address), now, new Date(now.getTime() - sessionLimits.loginWindowMs)],
    );
    if (!row || row.tries <= sessionLimits.loginTries) return;
    const opensAt = row.window_started_at.getTime() + sessionLimits.loginWindowMs;
    throw new AppError('login.too_many', { retry_after: Math.ceil((opensAt - now.getTime()) / 1000) });
  }

  /** After a good password the count begins anew. */
  async forget(email: string, address: string): Promise<void> {
    await this.database.read('DELETE FROM login_attempt WHERE key = $1', [keyOf(email, address)]);
  }

  @Sweep({ everyMs: 3_600_000 })
  async dropOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - sessionLimits.loginWindowMs);
    await this.database.read('DELETE FROM login_attempt WHERE window_started_at <= $1', [before]);
  }
}
