import {
  endSession,
  getSessionContext,
  listSessions,
  openSession,
  renewSession,
  revokeSession,
  type InputOf,
  type OutputOf,
  type RequestContext,
  type Session,
} from '@mullion/contracts';
import { Handle, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { SessionsQueries } from './sessions.queries';
import { CloseSession } from './use-cases/close-session';
import { EndSessions } from './use-cases/end-sessions';
import { OpenSession } from './use-cases/open-session';
import { RenewSession } from './use-cases/renew-session';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsQueries,
    private readonly openUseCase: OpenSession,
    private readonly renewUseCase: RenewSession,
    private readonly closeUseCase: CloseSession,
    private readonly ending: EndSessions,
  ) {}

  @Handle(openSession)
  open(input: InputOf<typeof openSession>): Promise<OutputOf<typeof openSession>> {
    return this.openUseCase.run(input);
  }

  @Handle(renewSession)
  renew(input: InputOf<typeof renewSession>): Promise<OutputOf<typeof renewSession>> {
    return this.renewUseCase.run(input);
  }

  @Handle(endSession)
  async close(input: InputOf<typeof endSession>, call: CallInfo): Promise<OutputOf<typeof endSession>> {
    await this.closeUseCase.run(input.session_id, call);
    return { ok: true };
  }

  @Handle(listSessions)
  list({ query }: InputOf<typeof listSessions>, { context }: CallInfo): Promise<Session[]> {
    return this.sessions.ofUser(context, query.user_id ?? context.user_id);
  }

  @Handle(revokeSession)
  revoke({ params }: InputOf<typeof revokeSession>, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.ending.one(params.id, call);
  }

  @Handle(getSessionContext)
  context(input: InputOf<typeof getSessionContext>): Promise<RequestContext> {
    return this.sessions.context(input.session_id);
  }
}
