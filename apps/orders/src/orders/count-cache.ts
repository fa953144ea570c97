const CHEAP_MS = 5;
const FRESH_MS = 2_000;
const USABLE_MS = 30_000;
const MOST = 500;

interface Entry<T> {
  readonly answer: T;
  readonly at: number;
  readonly tookMs: number;
  refreshing: boolean;
}

/**
 * Counts remembered for a short time: an exact count costs many times what a page does. Cheap ones are counted each
 * time; expensive ones are at most 2 s old, or up to 30 s while they are counted again. A count that runs longer than a
 * cheap one is shared by all who ask.
 */
export class CountCache<T> {
  private readonly known = new Map<string, Entry<T>>();
  private readonly running = new Map<string, { readonly since: number; readonly answer: Promise<T> }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  async of(key: string, count: () => Promise<T>): Promise<T> {
    const entry = this.known.get(key);
    if (!entry || entry.tookMs < CHEAP_MS) return this.count(key, count);
    const age = this.now() - entry.at;
    if (age >= USABLE_MS) return this.count(key, count);
    if (age >= FRESH_MS && !entry.refreshing) {
      entry.refreshing = true;
      // a failed refresh is tried again by the next reader
      void this.count(key, count).catch(() => (entry.refreshing = false));
    }
    return entry.answer;
  }

  private async count(key: string, count: () => Promise<T>): Promise<T> {
    const startedAt = this.now();
    const running = this.running.get(key);
    if (running && startedAt - running.since >= CHEAP_MS) return running.answer;
    const mine = { since: startedAt, answer: count() };
    this.running.set(key, mine);
    try {
      const answer = await mine.answer;
      const at = this.now();
      this.known.delete(key);
      this.known.set(key, { answer, at, tookMs: at - startedAt, refreshing: false });
      if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as string);
      return answer;
    } finally {
      if (this.running.get(key) === mine) this.running.delete(key);
    }
  }
}
