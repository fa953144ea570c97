import type { WebhookError } from '@mullion/contracts';

const MINUTE = 60;
const HOUR = 3_600;
/** Seconds between the tries of a delivery: eleven in 24 hours. */
export const PAUSES_SECONDS = [
  5,
  30,
  5 * MINUTE,
  15 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
] as const;
export const MAX_TRIES = PAUSES_SECONDS.length + 1;
/** Deliveries that failed together are not tried again together. */
const SPREAD = 0.1;
const LONGEST_PAUSE = 24 * HOUR;
/** An address that takes longer waits among those that fail. */
const SLOW_MS = 2_000;
const GONE = 410;

export interface Tried {
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  readonly error: WebhookError | null;
  readonly ms: number;
  /** Seconds that the receiver asked for. */
  readonly retry_after: number | null;
}

export interface AfterTry {
  readonly state: 'delivered' | 'pending' | 'failed';
  readonly pauseSeconds: number;
  /** The receiver wants nothing any more. */
  readonly isGone: boolean;
  readonly isSlow: boolean;
}

/**
 * What becomes of a delivery after try number `attempt` (from 1). Only 2xx is a success: a redirect is followed by
 * nobody.
 * @param random from 0 to 1
 */
export const afterTry = ({ status, error, ms, retry_after }: Tried, attempt: number, random: number): AfterTry => {
  if (error === null && status !== null && status >= 200 && status < 300)
    return { state: 'delivered', pauseSeconds: 0, isGone: false, isSlow: ms > SLOW_MS };
  if (status === GONE) return { state: 'failed', pauseSeconds: 0, isGone: true, isSlow: true };
  const pause = PAUSES_SECONDS[attempt - 1];
  if (pause === undefined) return { state: 'failed', pauseSeconds: 0, isGone: false, isSlow: true };
  const spread = Math.round(pause * (1 + SPREAD * random));
  return {
    state: 'pending',
    pauseSeconds: Math.min(Math.max(spread, retry_after ?? 0), LONGEST_PAUSE),
    isGone: false,
    isSlow: true,
  };
};
