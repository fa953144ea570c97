import { KIT_CONFIG } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import type { IdentityConfig } from '../config';
import { sessionLimits } from './session-limits';

export interface AccessTokenOwner {
  readonly sessionId: string;
  readonly userId: number;
  readonly companyId: number;
  readonly type: number;
}

/** Makes access tokens: HS256, 15 minutes, claims sub, sid, company, type. */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;

  constructor(@Inject(KIT_CONFIG) config: IdentityConfig) {
    this.key = new TextEncoder().encode(config.MULLION_TOKEN_KEY);
  }

  sign(owner: AccessTokenOwner, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT({ sid: owner.sessionId, company: owner.companyId, type: owner.type })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(owner.userId))
      .setAudience('mullion.api')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + sessionLimits.accessSeconds)
      .sign(this.key);
  }
}
