const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 800;

/**
 * Waits for rows that somebody else finishes. What this process finishes itself wakes those who wait at once; what
 * another replica does is found by reading again, with growing pauses.
 */
export class RowWaiter {
  private readonly waiters = new Map<string, Set<() => void>>();

  /** Something about this key has changed. */
  notify(key: string): void {
    for (const wake of this.waiters.get(key) ?? []) wake();
  }

  /** Reads until the value is over or the time is up; gives the last value either way. */
  async until<T>(key: string, timeoutMs: number, read: () => Promise<T>, isOver: (value: T) => boolean): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      // listens before it reads: what is finished in between is not missed
      const waiter = this.listen(key);
      try {
        const value = await read();
        const left = deadline - Date.now();
        if (isOver(value) || left <= 0) return value;
        await waiter.woken(Math.min(pauseMs, left));
      } finally {
        waiter.end();
      }
    }
  }

  private listen(key: string): { woken: (ms: number) => Promise<void>; end: () => void } {
    let wake: () => void = () => undefined;
    const notified = new Promise<void>((resolve) => (wake = resolve));
    const waiters = this.waiters.get(key) ?? new Set();
    this.waiters.set(key, waiters.add(wake));
    let timer: NodeJS.Timeout | undefined;
    return {
      woken: (ms) => Promise.race([notified, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]),
      end: () => {
        clearTimeout(timer);
        waiters.delete(wake);
        if (waiters.size === 0) this.waiters.delete(key);
      },
    };
  }
}
