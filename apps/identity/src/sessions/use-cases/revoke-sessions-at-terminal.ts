import { sessionRevoked } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { SessionRepository, type RevokeReason } from '../session.repository';

/** Ends whatever session is open at a terminal. */
export const revokeSessionsAtTerminal = async (
  tx: Tx,
  now: Date,
  terminal: { readonly id: string; readonly company_id: number },
  reason: RevokeReason,
): Promise<void> => {
  const ended = await new SessionRepository(tx, now).revokeAtTerminal(terminal.id, reason);
  for (const session_id of ended) await tx.record(sessionRevoked, terminal.company_id, { session_id });
};

/** Ends the sessions of somebody at all terminals; those by password go on. */
export const revokeSessionsAtTerminals = async (
  tx: Tx,
  now: Date,
  user: { readonly id: number; readonly company_id: number },
  reason: RevokeReason,
): Promise<void> => {
  const ended = await new SessionRepository(tx, now).revokeOfUserAtTerminals(user.id, reason);
  for (const session_id of ended) await tx.record(sessionRevoked, user.company_id, { session_id });
};
