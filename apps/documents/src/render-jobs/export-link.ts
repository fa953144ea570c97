import { createHmac, timingSafeEqual } from 'node:crypto';

/** An export link opens without a bearer, so it ends soon (users-and-safety.md, trap 6). */
export const LINK_SECONDS = 300;

export interface LinkClaims {
  readonly jobId: string;
  readonly companyId: number;
  readonly userId: number | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

const signatureOf = (body: string, key: string): Buffer => createHmac('sha256', `export-link:${key}`).update(body).digest();

/** A token for one file, one user, one company, five minutes. */
export const signLink = (claims: LinkClaims, key: string): string => {
  const body = Buffer.from(JSON.stringify([claims.jobId, claims.companyId, claims.userId, claims.expiresAt])).toString('base64url');
  return `${body}.${signatureOf(body, key).toString('base64url')}`;
};

/** The claims of a token; null when it was not signed by this key. Its time is not looked at here. */
export const readLink = (token: string, key: string): LinkClaims | null => {
  const [body, signature] = token.split('.');
  if (!body || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(body, key);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [jobId, companyId, userId, expiresAt] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    number,
    number | null,
    number,
  ];
  return { jobId, companyId, userId, expiresAt };
};
