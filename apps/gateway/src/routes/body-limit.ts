import type { AnyRoute } from '@mullion/contracts';
import { z } from 'zod';

const KIB = 1_024;
/** A body travels on in one NATS message of at most 8 MiB. */
export const MOST_BYTES = 4 * KIB * KIB;
/** Below this a limit saves nothing. */
export const LEAST_BYTES = 64 * KIB;
/** White space, and signs written longer than need be. */
const SLACK = 2;
/** The longest way to write one UTF-16 unit in JSON: `\\u017e`. */
const BYTES_A_LETTER = 6;
const SCALAR_BYTES = 32;
/** Dates, moments, UUIDs. */
const FORMAT_LETTERS = 64;

type Schema = z.core.JSONSchema.BaseSchema;
type Part = Schema | boolean;

const most = (parts: readonly Part[]): number => Math.max(...parts.map(longest));

const longestObject = ({ additionalProperties, properties = {} }: Schema): number =>
  additionalProperties === false
    ? Object.entries(properties).reduce((sum, [name, part]) => sum + name.length + 4 + longest(part as Part), 2)
    : Infinity;

/** Bytes of the longest JSON that a schema could accept. */
const longest = (schema: Part): number => {
  if (typeof schema === 'boolean') return Infinity;
  const {
    anyOf,
    oneOf,
    enum: choices,
    type,
    format,
    maxLength = format ? FORMAT_LETTERS : Infinity,
    maxItems = Infinity,
  } = schema;
  const union = anyOf ?? oneOf;
  if (union) return most(union as Part[]);
  const values = choices ?? ('const' in schema ? [schema.const] : []);
  if (values.length > 0) return Math.max(...values.map((value) => JSON.stringify(value).length * BYTES_A_LETTER));
  if (type === 'string') return maxLength * BYTES_A_LETTER + 2;
  if (type === 'array') return maxItems * (longest((schema.items ?? true) as Part) + 1) + 2;
  if (type === 'object') return longestObject(schema);
  return type === undefined ? Infinity : SCALAR_BYTES;
};

/**
 * Bytes that a route's body may have: a longer one could not be what its contract says, and need not be understood to
 * be refused.
 */
export const bodyLimitOf = (route: Pick<AnyRoute, 'body'>): number => {
  const bytes = longest(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, bytes * SLACK));
};
