import type { Session, UserId } from '@mullion/contracts';
import type { SessionRow } from './session.entity';

/** A session as its user sees it. @param current the session that asks */
export const toSession = (row: SessionRow & { readonly terminal: string | null }, current: string | null): Session => ({
  id: row.id,
  user_id: row.user_id as UserId,
  agent: row.agent,
  address: row.address,
  terminal: row.terminal,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at.toISOString(),
  current: row.id === current,
});
