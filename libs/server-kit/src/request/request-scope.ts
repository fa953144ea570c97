import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Made } from '@mullion/contracts';

interface RequestScope {
  readonly requestId: string;
  readonly made: Made | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which every log line, event and call made inside then carries, and under when and where it was done. */
export const withRequestId = <T>(requestId: string, work: () => T, made: Made | null = null): T => scopes.run({ requestId, made }, work);

/** The id of the request being served, or null outside one. */
export const currentRequestId = (): string | null => scopes.getStore()?.requestId ?? null;

/** When and where the act being served was done, if that was earlier than now. */
export const currentMade = (): Made | null => scopes.getStore()?.made ?? null;

/** A fresh request id. */
export const newRequestId = (): string => randomUUID();
