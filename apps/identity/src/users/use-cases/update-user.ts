import type { InputOf, ListedUser, updateUser as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import type { Passwords } from '../../core/passwords';
import { countAttempt, purgeAttempts, ownPasswordOf, revokeSessionsOfUser } from '../../sessions/sessions.module';
import { auditUser } from '../audit-user';
import { recordUser } from '../record-user';
import { judgeUpdate } from '../rules/judge-update';
import { toListedUser, toUserRecord } from '../user.mapper';
import { staffCompanyOf } from '../users.queries';
import { UserRepository } from '../user.repository';

type Input = InputOf<typeof contract>;

/**
 * Changes somebody, or the own account, which needs the current password: ten tries a quarter of an hour, as when
 * signing in. A new password ends the user's other sessions.
 * @throws AppError `not_found`, `user.not_managed`, `user.type_not_allowed`, `user.weak_password`,
 * `user.wrong_password`,
 * `login.too_many`, `conflict` with the current user
 */
export const updateUser = async (
  tools: ServiceTools,
  passwords: Passwords,
  call: CallInfo,
  { params: { id }, body }: Input,
): Promise<Committed<ListedUser>> => {
  const isOwn = call.context.user_id === id;
  const companyId = await staffCompanyOf(tools.database, call.context, id);
  // people of a supplier are managed by whom it supplies
  if (!isOwn && call.context.kind !== 'manufacturer') throw new AppError('user.not_managed');
  const attempt = ownPasswordOf(id);
  if (isOwn) await countAttempt(tools, attempt);
  const done = await tools.database.transaction(call, (tx) =>
    write(tx, tools, passwords, { call, id, companyId, isOwn, fields: body }),
  );
  if (isOwn) await purgeAttempts(tools, attempt);
  return done;
};

interface Asked {
  readonly call: CallInfo;
  readonly id: number;
  readonly companyId: number;
  readonly isOwn: boolean;
  readonly fields: Input['body'];
}

const write = async (
  tx: Tx,
  { clock }: ServiceTools,
  passwords: Passwords,
  { call, id, companyId, isOwn, fields }: Asked,
): Promise<ListedUser> => {
  const { context } = call;
  const { name, type, password, version } = fields;
  const now = clock.now();
  const users = new UserRepository(tx, companyId);
  const before = await users.lock(id);
  const refusal = judgeUpdate(context, before, fields);
  if (refusal) throw new AppError(refusal);
  if (isOwn && !(await passwords.matches(fields.current_password ?? '', before.password_hash)))
    throw new AppError('user.wrong_password');
  if (version !== undefined && version !== before.version)
    throw new AppError('conflict', {}, { current: toUserRecord(before) });
  const password_hash = password === undefined ? undefined : await passwords.hash(password);
  const row = await users.update(id, { name, type, password_hash }, now);
  if (password_hash)
    await revokeSessionsOfUser(tx, now, row, { reason: 'password', except: isOwn ? context.session_id : null });
  const user = toUserRecord(row);
  await recordUser(tx, users.companyId, user);
  const after = password_hash ? { ...user, password: 'changed' } : user;
  await auditUser(tx, call, { action: 'user.changed', user: id, name: row.name, before: toUserRecord(before), after });
  return toListedUser(row, context);
};
