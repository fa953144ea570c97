import { createHmac, timingSafeEqual } from 'node:crypto';

interface Claims {
  readonly companyId: number;
  readonly email: string;
}
const signatureOf = (body: string, key: string): string =>
  createHmac('sha256', `unsubscribe:${key}`).update(body).digest('base64url');

/**
 * What stands in the link of a reminder: whose mails which address no longer wants. It does not end: the mail may be
 * read years later.
 */
export const signUnsubscribe = ({ companyId, email }: Claims, key: string): string => {
  const body = Buffer.from(JSON.stringify([companyId, email])).toString('base64url');
  return `${body}.${signatureOf(body, key)}`;
};

/** Null when it was not signed by this key. */
export const readUnsubscribe = (token: string, key: string): Claims | null => {
  const [body = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature);
  const wanted = Buffer.from(signatureOf(body, key));
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [companyId, email] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, string];
  return { companyId, email };
};
