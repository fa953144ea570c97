import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { revokeSessionsOfUser } from '../../sessions/sessions.module';
import { auditUser } from '../audit-user';
import { recordRemovedUser } from '../record-user';
import { judgeRemoval } from '../rules/judge-update';
import { toUserRecord } from '../user.mapper';
import { staffCompanyOf } from '../users.queries';
import { UserRepository } from '../user.repository';

/** Deletes a user and ends the sessions. @throws AppError `not_found`, `user.not_yourself`, `user.not_managed` */
export const removeUser = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const companyId = await staffCompanyOf(database, call.context, id);
  return database.transaction(call, async (tx) => {
    const now = clock.now();
    const users = new UserRepository(tx, companyId);
    const before = await users.lock(id);
    const refusal = judgeRemoval(call.context, before);
    if (refusal) throw new AppError(refusal);
    await users.remove(id, now);
    await revokeSessionsOfUser(tx, now, before, { reason: 'removed' });
    await recordRemovedUser(tx, users.companyId, id);
    await auditUser(tx, call, { action: 'user.removed', user: id, name: before.name, before: toUserRecord(before) });
    return { ok: true as const };
  });
};
