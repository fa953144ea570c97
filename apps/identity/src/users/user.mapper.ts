import type { Company, CompanyId, RightCode, User, UserId } from '@mullion/contracts';
import type { UserRow } from './user.entity';

/** A user with the company and rights that go with the session. */
export const toUser = (row: UserRow, company: Company, rights: readonly RightCode[]): User => ({
  id: row.id as UserId,
  name: row.name,
  email: row.email,
  type: row.type,
  company_id: row.company_id as CompanyId,
  company,
  rights: [...rights],
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
