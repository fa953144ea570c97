import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a link, 256 bits. It follows from a secret of the server and what the link was made for, so that a
 * repeated request gives the same one although only its hash is stored; without the secret none can be guessed, nor
 * found from the hash.
 */
export const deriveToken = (secret: string, ...made: readonly (string | number)[]): string =>
  createHmac('sha256', `share-link:${secret}`).update(JSON.stringify(made)).digest('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
