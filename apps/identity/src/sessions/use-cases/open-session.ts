import { randomUUID } from 'node:crypto';
import type { InputOf, openSession, OutputOf } from '@mullion/contracts';
import { AppError, Clock, Database, log } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from '../access-tokens';
import { LoginAttemptsRepository } from '../login-attempts.repository';
import { Passwords } from '../../passwords';
import { SessionRepository } from '../session.repository';
import { SessionsQueries } from '../sessions.queries';

@Injectable()
export class OpenSession {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: LoginAttemptsRepository,
    private readonly sessions: SessionsQueries,
    private readonly passwords: Passwords,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * Signs in. The try is counted before the password is looked at.
   * @throws AppError `login.too_many`; `login.wrong`, the same for an unknown e-mail and a wrong password.
   */
  async run(input: InputOf<typeof openSession>): Promise<OutputOf<typeof openSession>> {
    await this.attempts.count(input.email, input.address);
    const user = await this.sessions.userByEmail(input.email);
    const good = await this.passwords.matches(input.password, user?.password_hash ?? null);
    if (!user || !good) {
      log().info({ user: user?.id ?? null, address: input.address }, 'sign-in refused');
      throw new AppError('login.wrong');
    }
    await this.attempts.forget(input.email, input.address);
    const now = this.clock.now();
    const session = { id: randomUUID(), user_id: user.id, company_id: user.company_id, address: input.address, agent: input.agent };
    const { data: refresh } = await this.database.transaction(null, async (tx) => {
      const sessions = new SessionRepository(tx, now);
      if (!(await sessions.holdUser(user.id, user.password_hash))) throw new AppError('login.wrong');
      await sessions.open(session);
      return sessions.issueToken(session.id);
    });
    const token = await this.tokens.sign({ sessionId: session.id, userId: user.id, companyId: user.company_id, type: user.type }, now);
    log().info({ user: user.id, session: session.id, address: input.address }, 'signed in');
    return { token, refresh_token: refresh.token, refresh_expires_at: refresh.expiresAt.toISOString() };
  }
}
