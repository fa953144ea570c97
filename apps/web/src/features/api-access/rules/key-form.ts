import { apiKeyFields, apiScope, isoDate, type MadeApiKey } from '@mullion/contracts';
import { z } from 'zod';

/** The fields of a new key; an empty day is no end. */
export const keyFormFields = z.object({
  name: apiKeyFields.shape.name,
  scopes: z.array(apiScope).min(1),
  expires_on: z.union([z.literal(''), isoDate]).transform((day) => (day === '' ? null : day)),
});

const YEAR_MS = 365 * 86_400_000;

/** A new key ends in a year unless a person wants otherwise. */
export const emptyKeyForm = (
  _row: MadeApiKey | null = null,
  now: number = Date.now(),
): z.input<typeof keyFormFields> => ({
  name: '',
  scopes: [],
  expires_on: new Date(now + YEAR_MS).toISOString().slice(0, 10),
});
