import { userChanged, type InputOf, type ListedUser, type updateUser } from '@mullion/contracts';
import { AppError, Clock, Database, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../passwords';
import { EndSessions, LoginAttemptsRepository } from '../../sessions/sessions.module';
import { judgeUpdate } from '../rules/judge-update';
import { toListedUser, toUserRecord } from '../user.mapper';
import { UserRepository } from '../user.repository';
import { auditUser } from './audit-user';

type Fields = InputOf<typeof updateUser>['body'];

@Injectable()
export class UpdateUser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: EndSessions,
    private readonly attempts: LoginAttemptsRepository,
  ) {}

  /**
   * Changes somebody, or the own account, which needs the current password: ten tries a quarter of an hour, as when signing in.
   * A new password ends the user's other sessions.
   * @throws AppError `not_found`, `user.not_managed`, `user.type_not_allowed`, `user.weak_password`, `user.wrong_password`,
   * `login.too_many`, `conflict` with the current user
   */
  async run(id: number, fields: Fields, call: CallInfo): Promise<Committed<ListedUser>> {
    const self = call.context.user_id === id;
    if (self) await this.attempts.count(`account ${id}`, 'password');
    const done = await this.database.transaction(call, (tx) => this.change(tx, id, fields, call));
    if (self) await this.attempts.forget(`account ${id}`, 'password');
    return done;
  }

  private async change(tx: Tx, id: number, fields: Fields, call: CallInfo): Promise<ListedUser> {
    const { context } = call;
    const { name, type, password } = fields;
    const self = context.user_id === id;
    const users = new UserRepository(tx, context.home_company_id);
    const before = await users.lock(id);
    const refusal = judgeUpdate(context, before, fields);
    if (refusal) throw new AppError(refusal);
    if (self && !(await this.passwords.matches(fields.current_password ?? '', before.password_hash)))
      throw new AppError('user.wrong_password');
    const password_hash = password === undefined ? undefined : await this.passwords.hash(password);
    const row = await users.update(id, fields.version, { name, type, password_hash }, this.clock.now());
    if (password_hash) await this.sessions.ofUser(tx, row, 'password', self ? context.session_id : null);
    const user = toUserRecord(row);
    await tx.record(userChanged, users.companyId, { user });
    const after = password_hash ? { ...user, password: 'changed' } : user;
    await auditUser(tx, call, { action: 'user.changed', user: id, name: row.name, before: toUserRecord(before), after });
    return toListedUser(row, context);
  }
}
