import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { SessionRepository } from '../session.repository';

/** Ends the caller's own session; a second time does nothing. @throws AppError `not_found` for somebody else's */
export const endSession = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  sessionId: string,
): Promise<{ ok: true }> => {
  if (call.context.session_id !== sessionId) throw new AppError('not_found');
  await database.transaction(call, async (tx) => {
    const isEnded = await new SessionRepository(tx, clock.now()).revoke(sessionId, 'logout');
    if (isEnded) await recordRevokedSessions(tx, call.context.home_company_id, [sessionId]);
  });
  return { ok: true };
};
