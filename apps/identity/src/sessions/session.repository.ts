import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '@mullion/server-kit';
import type { RefreshTokenRow } from './refresh-token.entity';
import { sessionLimits } from './session-limits';
import type { SessionRow } from './session.entity';

const TOKEN_BYTES = 32;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export type RevokeReason = NonNullable<SessionRow['revoke_reason']>;
/** Which session, and how long it lasts without use. */
type IdleOf = Pick<SessionRow, 'id' | 'company_id' | 'terminal_id'>;
export type TokenSession = Pick<RefreshTokenRow, 'superseded_at'> & SessionRow;

/** All writing of sessions and their refresh tokens, inside one transaction. */
export class SessionRepository {
  constructor(
    private readonly tx: Tx,
    private readonly now: Date,
  ) {}

  /**
   * Holds the user until the session is there; false when the user was deleted or the password changed since it was
   * checked.
   */
  async lockUser(userId: number, passwordHash: string): Promise<boolean> {
    const found = await this.tx.query(
      'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL FOR SHARE',
      [userId, passwordHash],
    );
    return found.length > 0;
  }

  /** A new session with the moment it ends without use. */
  async open(
    session: Pick<SessionRow, 'id' | 'user_id' | 'company_id' | 'address' | 'agent' | 'terminal_id'>,
  ): Promise<void> {
    await this.tx.query(
      `INSERT INTO session (id, user_id, company_id, address, agent, terminal_id, created_at, used_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
      [
        session.id,
        session.user_id,
        session.company_id,
        session.address,
        session.agent,
        session.terminal_id,
        this.now,
        await this.idleEnd(session),
      ],
    );
  }

  /** The session of a refresh token with its row locked; null for a token nobody was given. */
  async lockByToken(token: string): Promise<TokenSession | null> {
    const [found] = await this.tx.query<TokenSession>(
      `SELECT s.*, t.superseded_at FROM refresh_token t JOIN session s ON s.id = t.session_id WHERE t.hash = $1 FOR UPDATE`,
      [hashOf(token)],
    );
    return found ?? null;
  }

  /** Gives out a new token, of which only the hash is kept. */
  async issueToken(session: IdleOf): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.tx.query('INSERT INTO refresh_token (hash, session_id, issued_at) VALUES ($1, $2, $3)', [
      hashOf(token),
      session.id,
      this.now,
    ]);
    return { token, expiresAt: await this.idleEnd(session) };
  }

  /** Marks a token as used, prolongs its session and forgets tokens used long ago. */
  async supersede(token: string, session: IdleOf): Promise<void> {
    await this.tx.query('UPDATE refresh_token SET superseded_at = $2 WHERE hash = $1 AND superseded_at IS NULL', [
      hashOf(token),
      this.now,
    ]);
    await this.tx.query('UPDATE session SET used_at = $2, expires_at = $3 WHERE id = $1', [
      session.id,
      this.now,
      await this.idleEnd(session),
    ]);
    await this.tx.query('DELETE FROM refresh_token WHERE session_id = $1 AND superseded_at < $2', [
      session.id,
      new Date(this.now.getTime() - sessionLimits.rememberUsedMs),
    ]);
  }

  /** Ends a session; false when it had ended before. */
  async revoke(sessionId: string, reason: RevokeReason): Promise<boolean> {
    const ended = await this.tx.query(
      'UPDATE session SET revoked_at = $2, revoke_reason = $3 WHERE id = $1 AND revoked_at IS NULL RETURNING id',
      [sessionId, this.now, reason],
    );
    return ended.length > 0;
  }

  /** Ends every session of a user but one; gives those that had not ended before. */
  async revokeOfUser(userId: number, reason: RevokeReason, except: string | null): Promise<string[]> {
    const ended = await this.tx.query<{ id: string }>(
      `UPDATE session SET revoked_at = $2, revoke_reason = $3
       WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2 AND ($4::text IS NULL OR id::text <> $4) RETURNING id`,
      [userId, this.now, reason, except],
    );
    return ended.map(({ id }) => id);
  }

  /** Ends what is open at a terminal; gives the sessions that had not ended before. */
  async revokeAtTerminal(terminalId: string, reason: RevokeReason): Promise<string[]> {
    return this.revokeWhere('terminal_id = $1', terminalId, reason);
  }

  /** Ends what a user has open at terminals. */
  async revokeOfUserAtTerminals(userId: number, reason: RevokeReason): Promise<string[]> {
    return this.revokeWhere('user_id = $1 AND terminal_id IS NOT NULL', userId, reason);
  }

  private async revokeWhere(condition: string, value: string | number, reason: RevokeReason): Promise<string[]> {
    const ended = await this.tx.query<{ id: string }>(
      `UPDATE session SET revoked_at = $2, revoke_reason = $3 WHERE ${condition} AND revoked_at IS NULL AND expires_at > $2 RETURNING id`,
      [value, this.now, reason],
    );
    return ended.map(({ id }) => id);
  }

  /** At a terminal that nobody uses a session ends on the server too, whatever its browser still does. */
  private async idleEnd({ company_id, terminal_id }: Pick<IdleOf, 'company_id' | 'terminal_id'>): Promise<Date> {
    if (terminal_id === null) return new Date(this.now.getTime() + sessionLimits.idleMs);
    const [company] = await this.tx.query<{ minutes: number }>(
      'SELECT terminal_idle_minutes AS minutes FROM company WHERE id = $1',
      [company_id],
    );
    return new Date(this.now.getTime() + sessionLimits.terminalRenewMs + (company?.minutes ?? 0) * 60_000);
  }
}

/** Deleted in one go. */
const BATCH = 1_000;

/** Over all companies; their refresh tokens go with them. */
export const dropExpiredSessions = async (database: Database, now: Date): Promise<void> => {
  for (;;) {
    const gone = await database.read(
      'DELETE FROM session WHERE id = ANY(ARRAY(SELECT id FROM session WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2)) RETURNING 1',
      [now, BATCH],
    );
    if (gone.length < BATCH) return;
  }
};
