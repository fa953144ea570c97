import { AppError, auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { SessionRepository } from '../session.repository';
import { mayManage, sessionOwner } from '../sessions.queries';

/**
 * Ends one session: an own one, or that of somebody whom the caller manages. A second time does nothing.
 * @throws AppError `not_found`, also for another company's; `user.not_managed`
 */
export const revokeSession = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  sessionId: string,
): Promise<Committed<{ ok: true }>> => {
  const { context } = call;
  const owner = await sessionOwner(database, context, sessionId);
  if (!owner) throw new AppError('not_found');
  if (!mayManage(context, owner)) throw new AppError('user.not_managed');
  return database.transaction(call, async (tx) => {
    const isEnded = await new SessionRepository(tx, clock.now()).revoke(sessionId, 'ended');
    if (!isEnded) return { ok: true as const };
    await recordRevokedSessions(tx, owner.company_id, [sessionId]);
    await tx.audit({
      ...auditedBy(context),
      company_id: context.home_company_id,
      action: 'session.ended',
      table_name: 'sessions',
      row_id: sessionId,
      before: { user_id: owner.id },
    });
    return { ok: true as const };
  });
};
