import type { Problem } from '@mullion/contracts';

/** One pull of the trigger. Its id is the idempotency key of its request, so a repeated attempt has one effect. */
export interface Scan {
  readonly id: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type Attempt<Answer> = { readonly data: Answer } | { readonly problem: Problem };

interface ScanQueueOptions<Answer> {
  readonly send: (scan: Scan) => Promise<Attempt<Answer>>;
  readonly settled: (scan: Scan, attempt: Attempt<Answer>) => void;
  /** No answer came: these are held back and tried again by themselves. */
  readonly waiting: (scans: readonly Scan[], attempts: number) => void;
  /** What is still to be sent changed. */
  readonly changed?: (waiting: readonly Scan[]) => void;
  readonly later?: (act: () => void, ms: number) => () => void;
}

const RETRY_MS = [500, 1_000, 2_000, 4_000] as const;
const setTimer = (act: () => void, ms: number): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Refusals that say nothing about the scan: the network, a service that is just starting, too many at once. */
export const isPassing = (problem: Problem): boolean => [0, 429, 502, 503, 504].includes(problem.status);

/** Sends scans one after another in their order; what gets no answer is sent again under the same id until it gets one. */
export const createScanQueue = <Answer>(options: ScanQueueOptions<Answer>) => {
  const later = options.later ?? setTimer;
  let waiting: Scan[] = [];
  let busy = false;
  let attempts = 0;
  let stopped = false;
  let cancelTimer: (() => void) | null = null;

  const next = async (): Promise<void> => {
    const scan = waiting[0];
    if (busy || stopped || !scan) return;
    busy = true;
    cancelTimer?.();
    cancelTimer = null;
    const attempt = await options.send(scan);
    busy = false;
    if (stopped) return;
    if ('problem' in attempt && isPassing(attempt.problem)) {
      options.waiting(waiting, ++attempts);
      cancelTimer = later(() => void next(), RETRY_MS[Math.min(attempts - 1, RETRY_MS.length - 1)] ?? RETRY_MS[3]);
      return;
    }
    attempts = 0;
    waiting = waiting.slice(1);
    options.changed?.(waiting);
    options.settled(scan, attempt);
    void next();
  };
  return {
    add: (scan: Scan): void => {
      waiting = [...waiting, scan];
      options.changed?.(waiting);
      void next();
    },
    /** The network is back: do not wait for the timer. */
    retryNow: (): void => void next(),
    stop: (): void => {
      stopped = true;
      cancelTimer?.();
    },
  };
};
