import type { Terminal, TerminalAccess, UserId } from '@mullion/contracts';
import type { TerminalAccessRow } from './terminal-access.entity';
import type { TerminalRow } from './terminal.entity';

/** A row with the names that go with it. */
export interface NamedTerminal extends Omit<TerminalRow, 'code_hash' | 'token_hash'> {
  readonly maker: string;
  readonly enroller: string | null;
  readonly person: string | null;
}

/** A terminal as the office sees it. */
export const toTerminal = (row: NamedTerminal, now: Date): Terminal => ({
  id: row.id,
  name: row.name,
  kinds: row.kinds,
  created_at: row.created_at.toISOString(),
  created_by: row.maker,
  enrolled_at: row.enrolled_at?.toISOString() ?? null,
  enrolled_by: row.enroller,
  seen_at: row.seen_at?.toISOString() ?? null,
  code_until: row.code_until !== null && row.code_until > now ? row.code_until.toISOString() : null,
  person: row.person,
  version: row.version,
});

/** What of a terminal the list of edits keeps. */
export const auditedTerminal = ({ name, kinds }: Pick<TerminalRow, 'name' | 'kinds'>): object => ({ name, kinds });

export interface AccessRow extends Pick<TerminalAccessRow, 'user_id' | 'pin_set_at' | 'badge_made_at'> {
  readonly locked_until: Date | null;
}

/** How somebody signs in at terminals; never a PIN nor its hash. */
export const toTerminalAccess = (row: AccessRow): TerminalAccess => ({
  user_id: row.user_id as UserId,
  pin_set_at: row.pin_set_at?.toISOString() ?? null,
  badge_made_at: row.badge_made_at?.toISOString() ?? null,
  locked_until: row.locked_until?.toISOString() ?? null,
});
