import { z } from 'zod';

/** §1.5: text@text. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** An e-mail address; refused as `form.email`. */
export const email = z.string().trim().max(320).regex(emailPattern, 'form.email');

/** An e-mail address or none; an empty text is none. */
export const optionalEmail = z
  .string()
  .trim()
  .max(320)
  .refine((text) => text === '' || emailPattern.test(text), 'form.email')
  .nullish();
