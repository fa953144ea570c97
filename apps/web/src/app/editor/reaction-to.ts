import type { Problem } from '@mullion/contracts';

const CONFLICT = 409;
const FIRST_SERVER_ERROR = 500;
/** Signed out, too slow, too many at once: the same request may succeed later. */
const LATER: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether a failed request is kept for later, tried again on the newest document, or given up. */
export const reactionTo = ({ status }: Pick<Problem, 'status'>): 'keep' | 'conflict' | 'refuse' => {
  // 0: the browser got no answer at all
  if (status === 0 || status >= FIRST_SERVER_ERROR || LATER.has(status)) return 'keep';
  return status === CONFLICT ? 'conflict' : 'refuse';
};
