import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Occurrence } from '@mullion/contracts';

interface RequestScope {
  readonly requestId: string;
  readonly occurrence: Occurrence | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/**
 * Runs work under a request id, which every log line, event and call made inside then carries, and under when and where
 * it was done.
 */
export const withRequestId = <T>(requestId: string, work: () => T, occurrence: Occurrence | null = null): T =>
  scopes.run({ requestId, occurrence }, work);

/** The id of the request being served, or null outside one. */
export const currentRequestId = (): string | null => scopes.getStore()?.requestId ?? null;

/** When and where the act being served was done, if that was earlier than now. */
export const currentOccurrence = (): Occurrence | null => scopes.getStore()?.occurrence ?? null;

/** A fresh request id. */
export const newRequestId = (): string => randomUUID();
