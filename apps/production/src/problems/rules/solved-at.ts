import { problemStatus } from '@mullion/contracts';

/**
 * When a problem was solved: now when it becomes solved, as before while it is solved or rejected afterwards, unknown
 * again when somebody takes it up once more.
 */
export const solvedAt = (
  before: { readonly status: number; readonly solved_at: Date | null } | null,
  status: number,
  now: Date,
): Date | null => {
  if (status === problemStatus.solved) return before?.status === problemStatus.solved ? (before.solved_at ?? now) : now;
  return status > problemStatus.solved ? (before?.solved_at ?? null) : null;
};
