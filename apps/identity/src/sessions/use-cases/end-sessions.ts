import { judgeUser, sessionRevoked } from '@mullion/contracts';
import { AppError, auditedBy, Clock, Database, type CallInfo, type Committed, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { SessionRepository, type RevokeReason } from '../session.repository';
import { SessionsQueries } from '../sessions.queries';

@Injectable()
export class EndSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionsQueries,
  ) {}

  /** Ends all sessions of a user but one, and tells everybody; in the caller's transaction. */
  async ofUser(
    tx: Tx,
    user: { readonly id: number; readonly company_id: number },
    reason: RevokeReason,
    except: string | null = null,
  ): Promise<void> {
    const ended = await new SessionRepository(tx, this.clock.now()).revokeOfUser(user.id, reason, except);
    for (const session_id of ended) await tx.record(sessionRevoked, user.company_id, { session_id });
  }

  /**
   * Ends one session: an own one, or that of somebody whom the caller manages. A second time does nothing.
   * @throws AppError `not_found`, also for another company's; `user.not_managed`
   */
  async one(sessionId: string, call: CallInfo): Promise<Committed<{ ok: true }>> {
    const { context } = call;
    const owner = await this.sessions.owner(context.home_company_id, sessionId);
    if (!owner) throw new AppError('not_found');
    if (!judgeUser(context, owner).edit) throw new AppError('user.not_managed');
    return this.database.transaction(call, async (tx) => {
      const ended = await new SessionRepository(tx, this.clock.now()).revoke(sessionId, 'ended');
      if (ended) {
        await tx.record(sessionRevoked, context.home_company_id, { session_id: sessionId });
        await tx.audit({
          ...auditedBy(context),
          company_id: context.home_company_id,
          action: 'session.ended',
          table_name: 'sessions',
          row_id: sessionId,
          before: { user_id: owner.id },
        });
      }
      return { ok: true as const };
    });
  }
}
