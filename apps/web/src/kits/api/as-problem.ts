import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@mullion/contracts';

/** The error of a query or mutation as a problem; undefined stays undefined. */
export const asProblem = (error: Problem | SerializedError | undefined): Problem | undefined => {
  if (error === undefined || 'status' in error) return error;
  return { type: 'about:blank', title: error.message ?? '', status: 500, code: 'internal' };
};
