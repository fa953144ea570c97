import { z } from 'zod';

/**
 * text@text, and nothing that a mail server could read as more than one address: no brackets, quotes, commas, colons,
 * no percent signs (decoded somewhere they would be anything), no dots or hyphens at the ends, no letters that cannot
 * be seen, at most 64 before the @ (RFC 5321, 4.5.3.1.1). What is written here is where the mail goes.
 */
export const emailPattern =
  /^(?![^@]{65})(?!.*(?:\u00ad|\u034f|\u061c|[\u115f\u1160]|\u17b4|\u17b5|[\u180b-\u180f]))[\w!#$&'*+/=?^`{|}~\u00a1-\u1fff-]+(?:\.[\w!#$&'*+/=?^`{|}~\u00a1-\u1fff-]+)*@(?!-)[A-Za-z0-9\u00a1-\u1fff-]+(?:\.[A-Za-z0-9\u00a1-\u1fff-]+)*$/;

/** An e-mail address; refused as `form.email`. A letter with a mark is one sign however it was typed. */
export const email = z.string().trim().normalize('NFC').max(320).regex(emailPattern, 'form.email');

/** Letters of one alphabet: a Latin and a Cyrillic a look the same and would sign in two people. */
export const hasOneAlphabet = (text: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((alphabet) => alphabet.test(text)).length <=
  1;

/** The e-mail address that somebody signs in with; refused as `form.email` or `form.emailAlphabet`. */
export const accountEmail = email.refine(hasOneAlphabet, 'form.emailAlphabet');

/** An e-mail address or none; an empty text is none. */
export const optionalEmail = z
  .string()
  .trim()
  .normalize('NFC')
  .max(320)
  .refine((text) => text === '' || emailPattern.test(text), 'form.email')
  .nullish();
