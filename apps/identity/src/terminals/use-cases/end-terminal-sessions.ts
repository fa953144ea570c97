import type { Tx } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { revokeSessionsAtTerminal } from '../../sessions/sessions.module';

interface EndedTerminal {
  readonly id: string;
  readonly company_id: number;
  readonly enrolment_id: string | null;
}

/** Whoever works at a terminal is signed out, and its display shows nothing more. */
export const endTerminalSessions = async (
  tx: Tx,
  now: Date,
  { id, company_id, enrolment_id }: EndedTerminal,
): Promise<void> => {
  await revokeSessionsAtTerminal(tx, now, { id, company_id }, 'terminal');
  if (enrolment_id !== null) await recordRevokedSessions(tx, company_id, [enrolment_id]);
};
