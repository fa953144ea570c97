import { randomUUID } from 'node:crypto';
import type { Tx } from '@mullion/server-kit';
import { SessionRepository } from '../session.repository';

interface NewSession {
  readonly user: { readonly id: number; readonly company_id: number };
  readonly address: string;
  readonly agent: string;
  /** Null: by password. */
  readonly terminalId: string | null;
}

interface OpenedSession {
  readonly session_id: string;
  readonly refresh_token: string;
  readonly refresh_expires_at: string;
}

/** A session with its first refresh token, for somebody who was checked and is held. */
export const openSessionInTx = async (
  tx: Tx,
  now: Date,
  { user, address, agent, terminalId }: NewSession,
): Promise<OpenedSession> => {
  const sessions = new SessionRepository(tx, now);
  const session = {
    id: randomUUID(),
    user_id: user.id,
    company_id: user.company_id,
    address,
    agent,
    terminal_id: terminalId,
  };
  await sessions.open(session);
  const { token, expiresAt } = await sessions.issueToken(session);
  return { session_id: session.id, refresh_token: token, refresh_expires_at: expiresAt.toISOString() };
};
