import { Agent, request } from 'node:http';

/** Times from the moment a request was due until its answer is complete, ms. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Numbers from 0 to 1, the same in each run. */
const random = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
};

const get = (agent: Agent, url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    })
      .on('error', reject)
      .end();
  });

/**
 * Requests as independent people make them: so many a second in the middle, some at once, then none for a while
 * (exponential gaps), none waiting for the answer to another. A generator that sends a second's share in one go
 * measures its own crowd.
 * @throws Error when any is answered with anything but 200
 */
export const arrive = async (
  seconds: number,
  rate: number,
  token: string,
  urlOf: (n: number) => string,
): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const next = random(7);
  const took: number[] = [];
  const bad: string[] = [];
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const ask = async (n: number, dueAt: number): Promise<void> => {
    const url = urlOf(n);
    const status = await get(agent, url, token).catch((error: unknown) => String(error));
    took.push(performance.now() - dueAt);
    if (status !== 200) bad.push(`${status} ${url}`);
  };
  let dueAt = startedAt;
  for (let n = 1; ; n += 1) {
    dueAt += (-Math.log(next()) * 1_000) / rate;
    if (dueAt - startedAt > seconds * 1_000) break;
    while (performance.now() < dueAt)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())));
    asked.push(ask(n, dueAt));
  }
  await Promise.all(asked);
  agent.destroy();
  if (bad.length > 0) throw new Error(`${bad.length} of ${took.length} requests failed: ${bad[0]}`);
  took.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10;
  return { perSecond: Math.round(took.length / seconds), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
};
