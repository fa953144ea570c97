import { Injectable, Inject } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import passport from 'passport';
import { z } from 'zod';
import type { GatewayConfig } from '../config';
import { bearerOf, TokenStrategy } from './token-strategy';

const REMEMBERED = 5_000;

const claims = z.object({ sub: z.string(), sid: z.uuid(), exp: z.number() });
/** What the gateway takes from a token; everything else about the session is asked from identity. */
export interface VerifiedToken {
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Checks access tokens: HS256 with our key, for this API, not past its time. A good one is remembered by its text. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(TokenStrategy<VerifiedToken>) {
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: REMEMBERED });
  private readonly key: Uint8Array;

  constructor(@Inject(KIT_CONFIG) config: GatewayConfig) {
    super();
    this.key = new TextEncoder().encode(config.MULLION_TOKEN_KEY);
  }

  /** Called by passport for tokens that are not remembered; null refuses. */
  async validate(token: string): Promise<VerifiedToken | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], audience: 'mullion.api' });
      const { sid, exp } = claims.parse(payload);
      const found = { sessionId: sid, expiresAt: exp * 1_000 };
      this.verified.set(token, found);
      return found;
    } catch {
      return null;
    }
  }

  /**
   * The token of a request.
   * @throws AppError `session.required` without one, `session.expired` with a bad or old one
   */
  check(request: {
    readonly headers: { readonly authorization?: string | undefined };
  }): VerifiedToken | Promise<VerifiedToken> {
    const token = bearerOf(request);
    if (token === null) throw new AppError('session.required');
    const known = this.verified.get(token);
    if (!known) return this.authenticateByPassport(request);
    if (known.expiresAt <= Date.now()) throw new AppError('session.expired');
    return known;
  }

  private authenticateByPassport({ headers }: { readonly headers: object }): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, user: VerifiedToken | false | null): void => {
        if (error) reject(error as Error);
        else if (user) resolve(user);
        else reject(new AppError('session.expired'));
      };
      // passport puts the outcome's callbacks on the strategy, so each request needs one of its own
      const strategy = Object.create(this) as this;
      passport.authenticate(strategy, { session: false }, answer)({ headers }, {}, reject);
    });
  }
}
