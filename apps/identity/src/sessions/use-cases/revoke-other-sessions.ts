import { auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { SessionRepository } from '../session.repository';

/** Ends every session of the caller but the one that asks. A second time ends none. */
export const revokeOtherSessions = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
): Promise<Committed<{ ended: number }>> => {
  const { context } = call;
  const { user_id: userId, home_company_id: companyId, session_id: own } = context;
  return database.transaction(call, async (tx) => {
    // without a session of its own (a program) there are no others
    const isPerson = userId !== null && own !== null;
    const ended = isPerson ? await new SessionRepository(tx, clock.now()).revokeOfUser(userId, 'ended', own) : [];
    await recordRevokedSessions(tx, companyId, ended);
    for (const session_id of ended)
      await tx.audit({
        ...auditedBy(context),
        company_id: companyId,
        action: 'session.ended',
        table_name: 'sessions',
        row_id: session_id,
        before: { user_id: userId },
      });
    return { ended: ended.length };
  });
};
