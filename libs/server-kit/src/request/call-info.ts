import type { Language, Occurrence, RequestContext, Stamp } from '@mullion/contracts';

/** What a handler knows about the request besides its input. */
export interface CallInfo {
  readonly context: RequestContext;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly stamps: readonly Stamp[];
  /** Aborted when the process is being stopped and its grace is over. */
  readonly signal?: AbortSignal;
  /** Subject without prefix; part of what an idempotency key belongs to. */
  readonly subject?: string;
  /** SHA-256 of the request's bytes; a key repeated with another body is refused. */
  readonly bodyHash?: () => string;
  /** When and at which terminal it was done, when it was done away from the server; absent: now. */
  readonly occurrence?: Occurrence | null;
}
