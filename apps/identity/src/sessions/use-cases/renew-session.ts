import type { InputOf, OutputOf, renewSession as contract } from '@mullion/contracts';
import { AppError, log, type ServiceTools, type Tx } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import type { IdentityConfig } from '../../config';
import { sessionLimits } from '../session-limits';
import { SessionRepository, type TokenSession } from '../session.repository';
import { sessionContext } from '../sessions.queries';
import { signAccessToken } from '../sign-access-token';

type Renewed = { readonly session: TokenSession; readonly token: string; readonly expiresAt: Date };

/**
 * Exchanges a refresh token for the next one. A used token stays good for 20 s; later it means that somebody copied it,
 * and the session ends.
 * @throws AppError `session.expired` for an unknown token or an idle session; `session.revoked`
 */
export const renewSession = async (
  tools: ServiceTools<IdentityConfig>,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const now = tools.clock.now();
  const { data: renewed } = await tools.database.transaction(null, (tx) => exchange(tx, input.refresh_token, now));
  if (!renewed) throw new AppError('session.revoked');
  const { session, token, expiresAt } = renewed;
  const { type } = await sessionContext(tools, session.id);
  const owner = { sessionId: session.id, userId: session.user_id, companyId: session.company_id, type };
  const access = await signAccessToken(tools.config, owner, now);
  return { token: access, refresh_token: token, refresh_expires_at: expiresAt.toISOString() };
};

/** Null when the session has been revoked, which must be committed and so cannot be an error in here. */
const exchange = async (tx: Tx, token: string, now: Date): Promise<Renewed | null> => {
  const sessions = new SessionRepository(tx, now);
  const session = await sessions.lockByToken(token);
  if (!session || session.expires_at <= now) throw new AppError('session.expired');
  if (session.revoked_at) return null;
  if (session.superseded_at && now.getTime() - session.superseded_at.getTime() > sessionLimits.graceMs) {
    log().warn({ user: session.user_id, session: session.id }, 'a used refresh token came back, the session ends');
    await sessions.revoke(session.id, 'reuse');
    await recordRevokedSessions(tx, session.company_id, [session.id]);
    return null;
  }
  await sessions.supersede(token, session);
  return { session, ...(await sessions.issueToken(session)) };
};
