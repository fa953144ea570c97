import type { Tx } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { SessionRepository, type RevokeReason } from '../session.repository';

/** Ends whatever session is open at a terminal. */
export const revokeSessionsAtTerminal = async (
  tx: Tx,
  now: Date,
  terminal: { readonly id: string; readonly company_id: number },
  reason: RevokeReason,
): Promise<void> => {
  const ended = await new SessionRepository(tx, now).revokeAtTerminal(terminal.id, reason);
  await recordRevokedSessions(tx, terminal.company_id, ended);
};

/** Ends the sessions of somebody at all terminals; those by password go on. */
export const revokeSessionsAtTerminals = async (
  tx: Tx,
  now: Date,
  user: { readonly id: number; readonly company_id: number },
  reason: RevokeReason,
): Promise<void> => {
  const ended = await new SessionRepository(tx, now).revokeOfUserAtTerminals(user.id, reason);
  await recordRevokedSessions(tx, user.company_id, ended);
};
