import { userChanged, type createUser, type InputOf, type ListedUser } from '@mullion/contracts';
import { AppError, Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../passwords';
import { judgeNew } from '../rules/judge-update';
import { toListedUser, toUserRecord } from '../user.mapper';
import { UserRepository } from '../user.repository';
import { auditUser } from './audit-user';

@Injectable()
export class CreateUser {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** @throws AppError `user.type_not_allowed`, `user.weak_password`, `user.email_taken`; `not_found` for another company */
  async run({ company_id, password, ...fields }: InputOf<typeof createUser>['body'], call: CallInfo): Promise<Committed<ListedUser>> {
    const { context } = call;
    if (company_id !== undefined && company_id !== context.home_company_id) throw new AppError('not_found');
    const refusal = judgeNew(context, { type: fields.type, password });
    if (refusal) throw new AppError(refusal);
    return this.database.transaction(call, async (tx) => {
      const users = new UserRepository(tx, context.home_company_id);
      const row = await users.create({ ...fields, password_hash: await this.passwords.hash(password) });
      const user = toUserRecord(row);
      await tx.record(userChanged, users.companyId, { user });
      await auditUser(tx, call, { action: 'user.created', user: row.id, name: row.name, after: user });
      return toListedUser(row, context);
    });
  }
}
