import type { RequestContext } from '@mullion/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiKeys } from './api-keys';
import { AccessTokenStrategy, type VerifiedToken } from './sessions/access-token.strategy';
import { bearerOf } from './sessions/token-strategy';
import { SessionContexts } from './session-contexts';

type Asking = Pick<FastifyRequest, 'headers' | 'ip'>;

/**
 * Who asks: a person by token and session, or a program by its API key. Answers without waiting where both of a person
 * are remembered, so that a hot request costs no turn of the loop.
 */
@Injectable()
export class SessionGate {
  constructor(
    private readonly tokens: AccessTokenStrategy,
    private readonly contexts: SessionContexts,
    private readonly keys: ApiKeys,
  ) {}

  /**
   * @throws AppError `session.required`, `session.expired`, `session.revoked`, `unavailable`; of a key
   * `api_key.invalid`, `too_many_requests`
   */
  context(request: Asking): RequestContext | Promise<RequestContext> {
    const bearer = bearerOf(request);
    if (bearer !== null && ApiKeys.isKey(bearer)) return this.keys.context(bearer, request.ip);
    const token = this.tokens.check(request);
    return token instanceof Promise
      ? token.then((one) => this.contexts.of(one.sessionId))
      : this.contexts.of(token.sessionId);
  }

  /** The token itself, for what lasts as long as it does: a key has none. */
  async token(request: Asking): Promise<VerifiedToken> {
    return this.tokens.check(request);
  }
}
