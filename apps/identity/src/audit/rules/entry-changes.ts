import { silentAuditFields, type AuditChange, type AuditVerb } from '@mullion/contracts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What an entry did: a row that was not there is created, one that is not there any more deleted. */
export const verbOf = (before: unknown, after: unknown): AuditVerb =>
  (before ?? null) === null ? 'created' : (after ?? null) === null ? 'deleted' : 'edited';

/** The fields of an entry that differ, in the order they were recorded. */
export const changesOf = (before: unknown, after: unknown): AuditChange[] => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !silentAuditFields.has(field) && !same(old[field], now[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }));
};
