import { createHmac, timingSafeEqual } from 'node:crypto';

/** An export link opens without a bearer, so it ends soon. */
export const LINK_SECONDS = 300;

export interface LinkClaims {
  readonly jobId: string;
  readonly companyId: number;
  /** The link ends with the session that made it; null opens nothing. */
  readonly sessionId: string | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

const signed = (body: string, key: string): string =>
  `${body}.${createHmac('sha256', `export-link:${key}`).update(body).digest('base64url')}`;

/** A token for one file, one company, one session, five minutes. */
export const signLink = (claims: LinkClaims, key: string): string =>
  signed(
    Buffer.from(JSON.stringify([claims.jobId, claims.companyId, claims.sessionId, claims.expiresAt])).toString(
      'base64url',
    ),
    key,
  );

/**
 * The claims of a token; null when it was not signed by this key. Its time is not looked at here. Texts are compared,
 * not what they decode to: one signature can be spelled in several ways.
 */
export const readLink = (token: string, key: string): LinkClaims | null => {
  const body = token.slice(0, Math.max(0, token.indexOf('.')));
  const given = Buffer.from(token);
  const wanted = Buffer.from(signed(body, key));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [jobId, companyId, sessionId, expiresAt] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    number,
    string | null,
    number,
  ];
  return { jobId, companyId, sessionId, expiresAt };
};
