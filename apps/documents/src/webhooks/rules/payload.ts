/**
 * What a receiver gets: the event's own name with its version, when it happened, and its records as the API writes
 * them.
 */
export const payloadOf = (event: {
  readonly type: string;
  readonly occurredAt: string;
  readonly data: unknown;
}): string => JSON.stringify({ type: event.type, timestamp: event.occurredAt, data: withoutSessions(event.data) });

/** Which session somebody acted in concerns nobody outside. */
const withoutSessions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSessions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'session_id' ? [] : [[name, withoutSessions(part)]])),
  );
};
