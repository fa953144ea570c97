import type { InputOf, openSession as contract, OutputOf } from '@mullion/contracts';
import { AppError, log, type ServiceTools } from '@mullion/server-kit';
import type { IdentityConfig } from '../../config';
import type { Passwords } from '../../core/passwords';
import { SessionRepository } from '../session.repository';
import { userByEmail } from '../sessions.queries';
import { countAttempt, purgeAttempts } from './count-attempt';
import { openSessionInTx } from './open-session-in-tx';
import { tokenOfSession } from './token-of-session';

/**
 * Signs in. The try is counted before the password is looked at.
 * @throws AppError `login.too_many`; `login.wrong`, the same for an unknown e-mail and a wrong password
 */
export const openSession = async (
  tools: ServiceTools<IdentityConfig>,
  passwords: Passwords,
  { email, password, address, agent }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const { database, clock } = tools;
  await countAttempt(tools, { email, address });
  const user = await userByEmail(database, email);
  const isGood = await passwords.matches(password, user?.password_hash ?? null);
  if (!user || !isGood) {
    log().info({ user: user?.id ?? null, address }, 'sign-in refused');
    throw new AppError('login.wrong');
  }
  await purgeAttempts(tools, { email, address });
  const now = clock.now();
  const { data: opened } = await database.transaction(null, async (tx) => {
    if (!(await new SessionRepository(tx, now).lockUser(user.id, user.password_hash)))
      throw new AppError('login.wrong');
    return openSessionInTx(tx, now, { user, address, agent, terminalId: null });
  });
  const { session_id, ...refresh } = opened;
  log().info({ user: user.id, session: session_id, address }, 'signed in');
  return { token: await tokenOfSession(tools, session_id, user), ...refresh };
};
