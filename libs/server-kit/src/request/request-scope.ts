import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

interface RequestScope {
  readonly requestId: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which every log line, event and call made inside then carries. */
export const withRequestId = <T>(requestId: string, work: () => T): T => scopes.run({ requestId }, work);

/** The id of the request being served, or null outside one. */
export const currentRequestId = (): string | null => scopes.getStore()?.requestId ?? null;

/** A fresh request id. */
export const newRequestId = (): string => randomUUID();
