/**
 * Longest wait for anything, ms. It only ends what hangs: the faults kill a process every few seconds, and on a busy
 * machine a document whose worker has died several times is made minutes later.
 */
export const WAIT_MS = 600_000;

/** Asks again until the answer is as wanted. @throws Error naming what was not reached in time. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T>,
  isDone: (value: T) => boolean,
  timeoutMs = WAIT_MS,
): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isDone(value)) return value;
    if (Date.now() > deadline) throw new Error(`not seen in ${timeoutMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Says what is wrong when something read back is not as it must be. */
export const verify = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(`not as it must be: ${what}`);
};
