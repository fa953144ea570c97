import { sessionRevoked } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { revokeSessionsAtTerminal } from '../../sessions/sessions.module';

interface EndedTerminal {
  readonly id: string;
  readonly company_id: number;
  readonly enrolment_id: string | null;
}

/** Whoever works at a terminal is signed out, and its display shows nothing more. */
export const endTerminalSessions = async (tx: Tx, now: Date, { id, company_id, enrolment_id }: EndedTerminal): Promise<void> => {
  await revokeSessionsAtTerminal(tx, now, { id, company_id }, 'terminal');
  if (enrolment_id !== null) await tx.record(sessionRevoked, company_id, { session_id: enrolment_id });
};
