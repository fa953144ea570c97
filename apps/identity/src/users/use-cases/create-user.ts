import type { createUser as contract, InputOf, ListedUser } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { Passwords } from '../../core/passwords';
import { auditUser } from '../audit-user';
import { recordUser } from '../record-user';
import { judgeNew } from '../rules/judge-update';
import { toListedUser, toUserRecord } from '../user.mapper';
import { mustBeStaffCompany } from '../users.queries';
import { UserRepository } from '../user.repository';

/**
 * @throws AppError `user.type_not_allowed`, `user.weak_password`, `user.email_taken`; `not_found` for another company
 */
export const createUser = async (
  { database }: ServiceTools,
  passwords: Passwords,
  call: CallInfo,
  { company_id, password, ...fields }: InputOf<typeof contract>['body'],
): Promise<Committed<ListedUser>> => {
  const { context } = call;
  const companyId = company_id ?? context.home_company_id;
  await mustBeStaffCompany(database, context, companyId);
  const refusal = judgeNew(context, { type: fields.type, password });
  if (refusal) throw new AppError(refusal);
  return database.transaction(call, async (tx) => {
    const users = new UserRepository(tx, companyId);
    const row = await users.create({ ...fields, password_hash: await passwords.hash(password) });
    const user = toUserRecord(row);
    await recordUser(tx, users.companyId, user);
    await auditUser(tx, call, { action: 'user.created', user: row.id, name: row.name, after: user });
    return toListedUser(row, context);
  });
};
