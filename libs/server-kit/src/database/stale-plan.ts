const STALE_PLAN = '0A000';

/** A migration changed a table under a prepared statement: the plain statement knows the new columns. */
export const isStalePlan = (error: unknown): boolean => (error as { code?: string }).code === STALE_PLAN;
