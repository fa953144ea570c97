import { returnableForm, type ReturnableKind } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { z } from 'zod';
import { wholeNumber } from '../../../kits/forms/whole-number';

const MAX_MM = 20_000;
const MAX_OWNED = 1_000_000;
const MAX_WORTH = 100_000;
const CENTS = 100;

/** Euros as they are typed, with a comma or a point; cents at most. */
const worth = z
  .string()
  .trim()
  .min(1)
  .transform((text, context) => {
    const value = parseNumber(text);
    if (value !== null && Number.isInteger(Math.round(value * CENTS * CENTS) / CENTS)) return value;
    context.addIssue({ code: 'custom', message: 'common:form.number', input: text });
    return z.NEVER;
  })
  .pipe(z.number().min(0).max(MAX_WORTH));

/** What may be typed of a kind of returnables. */
export const kindFormSchema = z.object({
  name: z.string().trim().min(1).max(80),
  code: z.string().trim().min(1).max(16),
  form: returnableForm,
  length: wholeNumber(1, MAX_MM),
  width: wholeNumber(1, MAX_MM),
  owned: wholeNumber(0, MAX_OWNED),
  deposit: worth,
  for_pallets: z.boolean(),
});

/** A kind as its fields show it; a new one is a pallet of the usual size. */
export const formOfKind = (kind: ReturnableKind | null): z.input<typeof kindFormSchema> => ({
  name: kind?.name ?? '',
  code: kind?.code ?? '',
  form: kind?.form ?? 'pallet',
  length: String(kind?.length ?? 1200),
  width: String(kind?.width ?? 800),
  owned: String(kind?.owned ?? 0),
  deposit: String(kind?.deposit ?? 0),
  for_pallets: kind?.for_pallets ?? false,
});
