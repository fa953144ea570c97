import type { ServiceName } from '@mullion/contracts';
import { metrics } from '../metrics/metrics';
import { formatStamp, type Stamp } from '../request/stamps';

const WAIT_MS = 1_000;
const POLL_MS = 20;
const REMEMBERED = 5_000;

/** Which events of other owners have been applied here: remembered in the process, else looked up in the inbox. */
export class StampBoard {
  private readonly seen = new Set<string>();
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly read: (sql: string, params: unknown[]) => Promise<unknown[]>,
    private readonly schema: string,
  ) {}

  /** Remembers an applied event and wakes those who wait. */
  applied(owner: ServiceName, position: number): void {
    this.remember(formatStamp({ owner, position }));
    for (const wake of this.waiting) wake();
  }

  /** 'fresh' as soon as all are applied, 'stale' after one second. */
  async wait(stamps: readonly Stamp[]): Promise<'fresh' | 'stale'> {
    const deadline = Date.now() + WAIT_MS;
    let missing = stamps.filter((stamp) => !this.seen.has(formatStamp(stamp)));
    for (;;) {
      missing = await this.stillMissing(missing);
      if (missing.length === 0) return 'fresh';
      if (Date.now() >= deadline) break;
      await this.pause(Math.min(POLL_MS, deadline - Date.now()));
    }
    metrics.staleReads.inc();
    return 'stale';
  }

  private async stillMissing(stamps: readonly Stamp[]): Promise<Stamp[]> {
    const unknown = stamps.filter((stamp) => !this.seen.has(formatStamp(stamp)));
    if (unknown.length === 0) return [];
    // Rows are dropped after 14 days: what is older than all that is left was applied long ago.
    const found = (await this.read(
      `SELECT s.owner, s.position FROM unnest($1::text[], $2::bigint[]) AS s(owner, position)
       WHERE EXISTS (SELECT 1 FROM ${this.schema}.inbox i WHERE i.owner = s.owner AND i.position = s.position)
          OR s.position < (SELECT i.position FROM ${this.schema}.inbox i WHERE i.owner = s.owner AND i.received_at < now() - interval '10 minutes'
                           ORDER BY i.position LIMIT 1)`,
      [unknown.map((stamp) => stamp.owner), unknown.map((stamp) => stamp.position)],
    )) as Stamp[];
    for (const stamp of found) this.remember(formatStamp(stamp));
    return unknown.filter((stamp) => !this.seen.has(formatStamp(stamp)));
  }

  private remember(stamp: string): void {
    if (this.seen.size >= REMEMBERED) this.seen.delete(this.seen.values().next().value as string);
    this.seen.add(stamp);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }
}
