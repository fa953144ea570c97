import { userRemoved } from '@mullion/contracts';
import { AppError, Clock, Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { EndSessions } from '../../sessions/sessions.module';
import { judgeRemoval } from '../rules/judge-update';
import { toUserRecord } from '../user.mapper';
import { UserRepository } from '../user.repository';
import { auditUser } from './audit-user';

@Injectable()
export class RemoveUser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: EndSessions,
  ) {}

  /** Deletes a user and ends the sessions. @throws AppError `not_found`, `user.not_yourself`, `user.not_managed` */
  run(id: number, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.database.transaction(call, async (tx) => {
      const users = new UserRepository(tx, call.context.home_company_id);
      const before = await users.lock(id);
      const refusal = judgeRemoval(call.context, before);
      if (refusal) throw new AppError(refusal);
      await users.remove(id, this.clock.now());
      await this.sessions.ofUser(tx, before, 'removed');
      await tx.record(userRemoved, users.companyId, { user_id: id });
      await auditUser(tx, call, { action: 'user.removed', user: id, name: before.name, before: toUserRecord(before) });
      return { ok: true as const };
    });
  }
}
