import { sessionRevoked } from '@mullion/contracts';
import { AppError, Clock, Database, type CallInfo } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../session.repository';

@Injectable()
export class CloseSession {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the caller's own session; a second time does nothing.
   * @throws AppError `not_found` for somebody else's.
   */
  async run(sessionId: string, call: CallInfo): Promise<void> {
    if (call.context.session_id !== sessionId) throw new AppError('not_found');
    await this.database.transaction(call, async (tx) => {
      const ended = await new SessionRepository(tx, this.clock.now()).revoke(sessionId, 'logout');
      if (ended) await tx.record(sessionRevoked, call.context.home_company_id, { session_id: sessionId });
    });
  }
}
