import type { RequestContext } from '@mullion/contracts';
import { Injectable } from '@nestjs/common';
import { AccessTokenStrategy, type VerifiedToken } from './sessions/access-token.strategy';
import { SessionContexts } from './session-contexts';

type Bearer = Parameters<AccessTokenStrategy['check']>[0];

/** Who asks: token, then session. Answers without waiting where both are remembered, so that a hot request costs no turn of the loop. */
@Injectable()
export class SessionGate {
  constructor(
    private readonly tokens: AccessTokenStrategy,
    private readonly contexts: SessionContexts,
  ) {}

  /** @throws AppError `session.required`, `session.expired`, `session.revoked`, `unavailable` */
  context(request: Bearer): RequestContext | Promise<RequestContext> {
    const token = this.tokens.check(request);
    return token instanceof Promise ? token.then((one) => this.contexts.of(one.sessionId)) : this.contexts.of(token.sessionId);
  }

  /** The token itself, for what lasts as long as it does. */
  async token(request: Bearer): Promise<VerifiedToken> {
    return this.tokens.check(request);
  }
}
