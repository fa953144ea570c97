import type { Problem } from '@mullion/contracts';

/** A refusal of the product, with its problem document. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
    what: string,
    /** Seconds after which it may be asked again; null when nothing was said. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${what}: ${status} ${problem.code ?? ''} ${JSON.stringify(problem.params ?? problem.errors ?? '')}`);
    this.name = 'ApiError';
  }
}

/** Nobody answered, or what answered could not: asking again is right. */
export const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 503 || error.status === 502;
