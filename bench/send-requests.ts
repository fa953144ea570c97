import autocannon, { type Request } from 'autocannon';

/** Enough to keep both cores busy. */
export const CONNECTIONS = 24;

export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Sends one request after the other over every connection for some seconds.
 * @throws Error when a single one of them fails.
 */
export const sendRequests = async (name: string, url: string, seconds: number, next: () => Request): Promise<Rate> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} requests failed`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Each figure by itself in the middle of its rounds. */
export const middleRate = (rounds: readonly Rate[]): Rate => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
});

export const rateText = ({ perSecond, p50, p99 }: Rate): string =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms`;
