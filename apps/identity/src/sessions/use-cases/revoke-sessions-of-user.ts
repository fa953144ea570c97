import type { Tx } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { SessionRepository, type RevokeReason } from '../session.repository';

interface Revocation {
  readonly reason: RevokeReason;
  /** The session that goes on. */
  readonly except?: string | null;
}

/** Ends all sessions of a user but one. */
export const revokeSessionsOfUser = async (
  tx: Tx,
  now: Date,
  user: { readonly id: number; readonly company_id: number },
  { reason, except = null }: Revocation,
): Promise<void> => {
  const ended = await new SessionRepository(tx, now).revokeOfUser(user.id, reason, except);
  await recordRevokedSessions(tx, user.company_id, ended);
};
