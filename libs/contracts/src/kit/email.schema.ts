import { z } from 'zod';

/**
 * text@text, and nothing that a mail server could read as more than one address: no brackets, quotes, commas, colons, no percent
 * signs (decoded somewhere they would be anything), no dots or hyphens at the ends. What is written here is where the mail goes.
 */
export const emailPattern =
  /^[\w!#$&'*+/=?^`{|}~\u00a1-\u1fff-]+(?:\.[\w!#$&'*+/=?^`{|}~\u00a1-\u1fff-]+)*@(?!-)[A-Za-z0-9\u00a1-\u1fff-]+(?:\.[A-Za-z0-9\u00a1-\u1fff-]+)*$/;

/** An e-mail address; refused as `form.email`. */
export const email = z.string().trim().max(320).regex(emailPattern, 'form.email');

/** An e-mail address or none; an empty text is none. */
export const optionalEmail = z
  .string()
  .trim()
  .max(320)
  .refine((text) => text === '' || emailPattern.test(text), 'form.email')
  .nullish();
