import { isFailure, outcomeOf, type Problem } from '@mullion/contracts';

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

const TOO_MANY = 429;

/**
 * Nobody answered, or what answered could not: asking again is right. A failure of the product is told to who runs the
 * program, and waits for nothing.
 */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true;
  const problem = { code: '', ...error.problem, status: error.status };
  return outcomeOf(problem) === 'transient' && !isFailure(problem) && error.status !== TOO_MANY;
};
