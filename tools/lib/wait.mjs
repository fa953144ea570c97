/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Asks again and again until the answer is truthy.
 * @template T
 * @param {() => Promise<T> | T} ask
 * @param {{ timeoutMs: number, everyMs?: number, what: string, giveUp?: () => string | undefined }} options giveUp ends
 * the wait early with a reason
 * @returns {Promise<T>}
 */
export async function until(ask, { timeoutMs, everyMs = 25, what, giveUp }) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    const reason = giveUp?.();
    if (reason) throw new Error(`${what}: ${reason}`);
    if (Date.now() > end) throw new Error(`${what}: not within ${Math.round(timeoutMs / 1000)} s`);
    await sleep(everyMs);
  }
}
