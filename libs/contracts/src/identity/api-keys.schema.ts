import { z } from 'zod';
import { apiScope, apiScopes } from '../kit/api-scope';
import { isoDate, isoMoment } from '../kit/route';
import { line } from '../kit/text.schema';

/** What every key begins with, so that people and scanners of leaked secrets recognise it. */
export const API_KEY_PREFIX = 'mul_';
/** Requests a minute of one key. */
export const API_KEY_PER_MINUTE = 60;
/** Keys of a company that are good at a time. */
export const MAX_API_KEYS = 100;

/** What a person says of a key. */
export const apiKeyFields = z.strictObject({
  name: line(100).min(1),
  scopes: z
    .array(apiScope)
    .min(1)
    .max(apiScopes.length)
    .transform((scopes) => [...new Set(scopes)]),
  /** The last day it is good on, in the company's time zone; null: until it is revoked. */
  expires_on: isoDate.nullable(),
});

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The prefix and the last four characters: enough to tell keys apart. */
  shown: z.string(),
  scopes: z.array(apiScope),
  expires_at: isoMoment.nullable(),
  /** To the minute; null: never used. */
  used_at: isoMoment.nullable(),
  created_at: isoMoment,
  created_by: z.string(),
});
export type ApiKey = z.infer<typeof apiKey>;

/**
 * The only answer that ever holds a key's text; null when the request is repeated, because the text is kept nowhere.
 */
export const madeApiKey = apiKey.extend({ key: z.string().nullable() });
export type MadeApiKey = z.infer<typeof madeApiKey>;
