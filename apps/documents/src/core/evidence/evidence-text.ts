import { createHash } from 'node:crypto';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
};

/**
 * The one way in which something attested is written: names in order, no spaces. The same content has the same text.
 */
export const evidenceText = (content: object): string => JSON.stringify(sorted(content));

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The beginning of a hash as people read it to each other: 7F4A-118C. */
export const codeOf = (hash: string): string => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase();
