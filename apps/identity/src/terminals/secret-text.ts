import { createHash, randomBytes, randomInt } from 'node:crypto';
import { BADGE_PREFIX, ENROL_CODE_LENGTH } from '@mullion/contracts';

/** Without 0, O, 1, I and L, which people mistake for each other. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 16 of 32 letters are 80 bits: nobody guesses a badge. */
const badgeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BADGE_LENGTH = 16;
const TOKEN_BYTES = 32;

const textOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** The code that enrols a terminal: 40 bits, good for ten minutes and once. */
export const newEnrolCode = (): string => textOf(readable, ENROL_CODE_LENGTH);
/** As people type it: with hyphens, blanks and small letters. */
export const cleanEnrolCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

export const newBadgeCode = (): string => BADGE_PREFIX + textOf(badgeLetters, BADGE_LENGTH);
export const cleanBadgeCode = (scanned: string): string => scanned.trim().toUpperCase();

/** What the cookie of a device holds. */
export const newDeviceToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256: none of these texts can be guessed, so that a slow hash would add nothing. */
export const hashOfSecret = (text: string): Buffer => createHash('sha256').update(text).digest();
