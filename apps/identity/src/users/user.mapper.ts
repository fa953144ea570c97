import {
  judgeUser,
  type Company,
  type CompanyId,
  type ListedUser,
  type RequestContext,
  type User,
  type UserId,
  type UserRecord,
} from '@mullion/contracts';
import type { UserRow } from './user.entity';

/** A user as the event carries it. */
export const toUserRecord = (row: UserRow): UserRecord => ({
  id: row.id as UserId,
  name: row.name,
  email: row.email,
  type: row.type,
  company_id: row.company_id as CompanyId,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** A user with what the asking person may do to it. */
export const toListedUser = (
  row: UserRow & { readonly supplier?: string | null },
  who: Pick<RequestContext, 'user_id' | 'type'>,
): ListedUser => {
  const { edit, remove } = judgeUser(who, row);
  return { ...toUserRecord(row), supplier: row.supplier ?? null, can: { edit, remove } };
};

/** A user with the company and rights that go with the session. */
export const toUser = (
  row: UserRow,
  company: Company,
  { rights, terminal }: Pick<RequestContext, 'rights' | 'terminal'>,
): User => ({
  id: row.id as UserId,
  name: row.name,
  email: row.email,
  type: row.type,
  company_id: row.company_id as CompanyId,
  company,
  rights: [...rights],
  start_page: row.start_page,
  terminal: terminal ? { ...terminal, idle_minutes: company.terminal_idle_minutes } : null,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
