import { createHash, randomInt } from 'node:crypto';
import { API_KEY_PREFIX } from '@mullion/contracts';

/** Letters and digits only: a double click takes the whole key. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 of 62 letters are 238 bits: nobody guesses one, and a plain SHA-256 of it cannot be turned back. */
const LENGTH = 40;
const TAIL = 4;

export const newKeyText = (): string =>
  `${API_KEY_PREFIX}${Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')}`;

export const hashOfKey = (text: string): Buffer => createHash('sha256').update(text).digest();
export const tailOfKey = (text: string): string => text.slice(-TAIL);
