interface DatabaseError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly driverError?: DatabaseError;
}

const inner = (error: unknown): DatabaseError => {
  const outer = (error ?? {}) as DatabaseError;
  return outer.driverError ?? outer;
};

/** True for a broken unique index (23505), of that constraint or index when named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  inner(error).code === '23505' && (constraint === undefined || inner(error).constraint === constraint);

/** True for a broken foreign key (23503). */
export const isForeignKeyViolation = (error: unknown): boolean => inner(error).code === '23503';

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(inner(error).code ?? '');

/**
 * Too much at once, and no fault of what was asked: a lock (55P03) or a statement (57014) that took too long, a
 * deadlock that came again and again. Nothing was written, and the same may succeed later.
 */
export const isDatabaseBusy = (error: unknown): boolean =>
  isRetryable(error) || ['55P03', '57014'].includes(inner(error).code ?? '');

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
]);
// Class 08 connection, 53 resources (disk full, too many connections), 57P operator shutdown, 58 system, 25006
// read-only after a fail-over.
const sqlClasses = /^(08|53|57P|58|25006)/;
const clientTexts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Client was closed|Query read timeout|Cannot use a pool after/i;

/** The database is away, restarting or full: answer 503 and let the caller come again. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  const found = inner(error);
  if (
    found.code !== undefined &&
    (networkCodes.has(found.code) || (found.code.length === 5 && sqlClasses.test(found.code)))
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return found.code === undefined && clientTexts.test(found.message ?? '');
};
