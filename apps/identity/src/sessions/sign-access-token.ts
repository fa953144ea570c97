import { SignJWT } from 'jose';
import type { IdentityConfig } from '../config';
import { sessionLimits } from './session-limits';

export interface AccessTokenOwner {
  readonly sessionId: string;
  readonly userId: number;
  readonly companyId: number;
  readonly type: number;
}

/** An access token: HS256, 15 minutes, claims sub, sid, company, type. */
export const signAccessToken = (
  { MULLION_TOKEN_KEY: key }: Pick<IdentityConfig, 'MULLION_TOKEN_KEY'>,
  owner: AccessTokenOwner,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: owner.sessionId, company: owner.companyId, type: owner.type })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(owner.userId))
    .setAudience('mullion.api')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + sessionLimits.accessSeconds)
    .sign(new TextEncoder().encode(key));
};
