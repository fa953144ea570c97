import { randomUUID } from 'node:crypto';
import type { InputOf, openSession as contract, OutputOf } from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import type { IdentityConfig } from '../../config';
import type { Passwords } from '../../passwords';
import { SessionRepository } from '../session.repository';
import { userByEmail } from '../sessions.queries';
import { signAccessToken } from '../sign-access-token';
import { countAttempt, forgetAttempts } from './count-attempt';

/**
 * Signs in. The try is counted before the password is looked at.
 * @throws AppError `login.too_many`; `login.wrong`, the same for an unknown e-mail and a wrong password
 */
export const openSession = async (
  tools: ServiceTools<IdentityConfig>,
  passwords: Passwords,
  { email, password, address, agent }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const { database, clock, config } = tools;
  await countAttempt(tools, { email, address });
  const user = await userByEmail(database, email);
  const isGood = await passwords.matches(password, user?.password_hash ?? null);
  if (!user || !isGood) {
    log().info({ user: user?.id ?? null, address }, 'sign-in refused');
    throw new AppError('login.wrong');
  }
  await forgetAttempts(tools, { email, address });
  const now = clock.now();
  const session = { id: randomUUID(), user_id: user.id, company_id: user.company_id, address, agent };
  const { data: refresh } = await database.transaction(null, async (tx) => {
    const sessions = new SessionRepository(tx, now);
    if (!(await sessions.holdUser(user.id, user.password_hash))) throw new AppError('login.wrong');
    await sessions.open(session);
    return sessions.issueToken(session.id);
  });
  const token = await signAccessToken(config, { sessionId: session.id, userId: user.id, companyId: user.company_id, type: user.type }, now);
  log().info({ user: user.id, session: session.id, address }, 'signed in');
  return { token, refresh_token: refresh.token, refresh_expires_at: refresh.expiresAt.toISOString() };
};
