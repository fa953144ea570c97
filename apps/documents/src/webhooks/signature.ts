import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0: what secrets begin with. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as receivers get it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** What is signed, and when (seconds since 1970). */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** `v1,` and the HMAC-SHA256 of id, timestamp and body, by the bytes that the secret stands for. */
export const signatureOf = ({ id, timestamp, body }: SignedMessage, secret: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/**
 * The headers of the standard; with several secrets a signature of each, so that receivers may change theirs in peace.
 */
export const signedHeaders = (message: SignedMessage, secrets: readonly string[]): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Mullion-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(message, secret)).join(' '),
});
