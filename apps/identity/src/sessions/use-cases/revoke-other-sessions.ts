import { sessionRevoked } from '@mullion/contracts';
import { auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { SessionRepository } from '../session.repository';

/** Ends every session of the caller but the one that asks. A second time ends none. */
export const revokeOtherSessions = async ({ database, clock }: ServiceTools, call: CallInfo): Promise<Committed<{ ended: number }>> => {
  const { context } = call;
  const { user_id: userId, home_company_id: companyId, session_id: own } = context;
  return database.transaction(call, async (tx) => {
    // without a session of its own (a program) there are no others
    const isPerson = userId !== null && own !== null;
    const ended = isPerson ? await new SessionRepository(tx, clock.now()).revokeOfUser(userId, 'ended', own) : [];
    for (const session_id of ended) {
      await tx.record(sessionRevoked, companyId, { session_id });
      await tx.audit({
        ...auditedBy(context),
        company_id: companyId,
        action: 'session.ended',
        table_name: 'sessions',
        row_id: session_id,
        before: { user_id: userId },
      });
    }
    return { ended: ended.length };
  });
};
