/**
 * Doubt means the server may have taken it: such a mail is shown and never resent by itself (docs/architecture.md, rule
 * 12).
 */
export type Outcome = 'sent' | 'refused' | 'doubtful';

export const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 600;

/**
 * What a delivery becomes after the worker's answer to attempt number `attempt` (from 1), and when it is tried again.
 */
export const afterAttempt = (
  outcome: Outcome,
  attempt: number,
): { state: 'sent' | 'pending' | 'failed' | 'unknown'; retrySeconds: number } => {
  if (outcome === 'sent') return { state: 'sent', retrySeconds: 0 };
  if (outcome === 'doubtful') return { state: 'unknown', retrySeconds: 0 };
  const retrySeconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempt - 1), LONGEST_PAUSE_SECONDS);
  return { state: attempt >= MAX_ATTEMPTS ? 'failed' : 'pending', retrySeconds };
};
