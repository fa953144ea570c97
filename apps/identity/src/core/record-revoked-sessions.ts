import { sessionRevoked } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Publishes that sessions have ended, those of keys and displays too: gateways forget them. */
export const recordRevokedSessions = async (tx: Tx, companyId: number, ids: readonly string[]): Promise<void> => {
  for (const session_id of ids) await tx.record(sessionRevoked, companyId, { session_id });
};
