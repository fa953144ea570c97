import { errorStatus, type ErrorCode, type ErrorParams, type FieldError, type Problem } from '@mullion/contracts';

export interface AppErrorDetails {
  readonly errors?: readonly FieldError[];
  /** With 409: the current state of what was to be changed. */
  readonly current?: unknown;
  readonly cause?: unknown;
  /** Of a refusal that came over the wire: holds for a code that only its release knows. */
  readonly status?: number | undefined;
}

/** Every expected refusal: a code of the closed list, plain parameters, no sentence. */
export class AppError extends Error {
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  private readonly given: number | undefined;
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    details: AppErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.given = details.status;
    if (details.errors) this.errors = details.errors;
    if (details.current !== undefined) this.current = details.current;
  }
  /** HTTP status of the code. */
  get status(): number {
    return errorStatus[this.code] ?? this.given ?? 500;
  }
}

/** Details of a conflict: `throw new AppError('conflict', {}, current(row))`. */
export const current = (state: unknown): AppErrorDetails => ({ current: state });

/** The problem document of an error; anything that is not an AppError becomes `internal` without its text. */
export const toProblem = (error: AppError, requestId: string | null): Problem => ({
  type: `urn:mullion:error:${error.code}`,
  title: error.code,
  status: error.status,
  code: error.code,
  ...(Object.keys(error.params).length > 0 ? { params: error.params } : {}),
  ...(error.errors ? { errors: [...error.errors] } : {}),
  ...(error.current === undefined ? {} : { current: error.current }),
  ...(requestId ? { request_id: requestId } : {}),
});

/** The AppError a problem document came from, code, params, errors and current kept. */
export const fromProblem = (problem: Partial<Problem>): AppError =>
  new AppError((problem.code ?? 'internal') as ErrorCode, problem.params ?? {}, {
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    status: problem.status,
  });
