const CHEAP_MS = 5;
const FRESH_MS = 2_000;
const USABLE_MS = 30_000;
const MOST = 500;

interface Entry {
  readonly total: number;
  readonly at: number;
  readonly tookMs: number;
  refreshing: boolean;
}

/**
 * Totals of filters, remembered for a short time: an exact count is many times dearer than a page (stack.md). Cheap counts are made
 * anew each time; dear ones are at most 2 s old, or up to 30 s while a newer one is being counted.
 */
export class OrderCounts {
  private readonly known = new Map<string, Entry>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  async total(key: string, count: () => Promise<number>): Promise<number> {
    const entry = this.known.get(key);
    if (!entry || entry.tookMs < CHEAP_MS) return this.count(key, count);
    const age = this.now() - entry.at;
    if (age >= USABLE_MS) return this.count(key, count);
    if (age >= FRESH_MS && !entry.refreshing) {
      entry.refreshing = true;
      // The answer at hand is still usable; a failed refresh leaves it to the next reader.
      void this.count(key, count).catch(() => (entry.refreshing = false));
    }
    return entry.total;
  }

  private async count(key: string, count: () => Promise<number>): Promise<number> {
    const startedAt = this.now();
    const total = await count();
    const at = this.now();
    this.known.delete(key);
    this.known.set(key, { total, at, tookMs: at - startedAt, refreshing: false });
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value as string);
    return total;
  }
}
