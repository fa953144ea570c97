import { hasOneDecimal } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { z } from 'zod';

/** A required whole number in a text field, spaces between thousands allowed. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text, context) => {
      const value = parseNumber(text);
      if (value !== null && Number.isInteger(value)) return value;
      context.addIssue({ code: 'custom', message: 'common:form.whole', input: text });
      return z.NEVER;
    })
    .pipe(z.number().min(min).max(max));

/** A required number with one decimal in a text field: kilograms. */
export const kilograms = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text, context) => {
      const value = parseNumber(text);
      if (value !== null && hasOneDecimal(value)) return value;
      context.addIssue({
        code: 'custom',
        message: value === null ? 'common:form.number' : 'common:form.one_decimal',
        input: text,
      });
      return z.NEVER;
    })
    .pipe(z.number().min(min).max(max));
