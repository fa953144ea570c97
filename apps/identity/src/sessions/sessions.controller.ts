import {
  endSession as endContract,
  getSessionContext,
  listSessions,
  openSession as openContract,
  renewSession as renewContract,
  revokeOtherSessions as revokeOthersContract,
  revokeSession as revokeContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { IdentityConfig } from '../config';
import { Passwords } from '../core/passwords';
import { sessionContext, sessionsOf } from './sessions.queries';
import { endSession } from './use-cases/end-session';
import { openSession } from './use-cases/open-session';
import { renewSession } from './use-cases/renew-session';
import { revokeOtherSessions } from './use-cases/revoke-other-sessions';
import { revokeSession } from './use-cases/revoke-session';

@Controller()
export class SessionsController {
  constructor(
    private readonly tools: ServiceTools<IdentityConfig>,
    private readonly passwords: Passwords,
  ) {}

  @Handle(openContract)
  open(input: InputOf<typeof openContract>) {
    return openSession(this.tools, this.passwords, input);
  }

  @Handle(renewContract)
  renew(input: InputOf<typeof renewContract>) {
    return renewSession(this.tools, input);
  }

  @Handle(endContract)
  end(input: InputOf<typeof endContract>, call: CallInfo) {
    return endSession(this.tools, call, input.session_id);
  }

  @Handle(listSessions)
  list({ query }: InputOf<typeof listSessions>, { context }: CallInfo) {
    return sessionsOf(this.tools, context, query.user_id ?? context.user_id);
  }

  @Handle(revokeContract)
  revoke({ params }: InputOf<typeof revokeContract>, call: CallInfo) {
    return revokeSession(this.tools, call, params.id);
  }

  @Handle(revokeOthersContract)
  revokeOthers(_input: InputOf<typeof revokeOthersContract>, call: CallInfo) {
    return revokeOtherSessions(this.tools, call);
  }

  @Handle(getSessionContext)
  context(input: InputOf<typeof getSessionContext>) {
    return sessionContext(this.tools, input.session_id);
  }
}
