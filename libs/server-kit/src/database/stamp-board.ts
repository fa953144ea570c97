import type { ServiceName, Stamp } from '@mullion/contracts';
import { metrics } from '../metrics/metrics';
import { subjectOfStamp } from '../request/stamps';

const WAIT_MS = 1_000;
/** How long the notice of another replica is trusted to come before the table is asked again. */
const RECHECK_MS = 200;
const REMEMBERED = 5_000;

type Position = Pick<Stamp, 'owner' | 'position'>;

const keyOf = ({ owner, position }: Position): string => `${owner}:${position}`;

/**
 * Which events of other owners have been applied here: as this process and the other replicas say, else as the inbox
 * knows.
 */
export class StampBoard {
  private readonly seen = new Set<string>();
  private readonly waiting = new Set<() => void>();
  private handled: ReadonlySet<string> = new Set();

  constructor(
    private readonly read: (sql: string, params: unknown[], options: { name: string }) => Promise<unknown[]>,
    private readonly schema: string,
  ) {}

  /** The events that are handled here; for others nobody waits. */
  follow(subjects: Iterable<string>): void {
    this.handled = new Set(subjects);
  }

  /** Remembers applied events and resolves the waits they end. */
  applied(owner: ServiceName, positions: readonly number[]): void {
    for (const position of positions) this.remember({ owner, position });
    for (const wake of this.waiting) wake();
  }

  /** 'fresh' as soon as all are applied, 'stale' after one second. What is known here costs no query. */
  async wait(stamps: readonly Stamp[]): Promise<'fresh' | 'stale'> {
    const deadline = Date.now() + WAIT_MS;
    let missing = this.unseen(stamps.filter((stamp) => this.handled.has(subjectOfStamp(stamp))));
    while (missing.length > 0) {
      missing = await this.notInTable(missing);
      if (missing.length === 0 || Date.now() >= deadline) break;
      await this.untilSeen(missing, Math.min(RECHECK_MS, deadline - Date.now()));
      missing = this.unseen(missing);
    }
    if (missing.length === 0) return 'fresh';
    metrics.staleReads.inc();
    return 'stale';
  }

  private unseen<S extends Position>(stamps: readonly S[]): S[] {
    return stamps.filter((stamp) => !this.seen.has(keyOf(stamp)));
  }

  private async notInTable(stamps: readonly Stamp[]): Promise<Stamp[]> {
    // Rows are dropped after 14 days: what is older than all that is left was applied long ago.
    const found = (await this.read(
      `SELECT s.owner, s.position FROM unnest($1::text[], $2::bigint[]) AS s(owner, position)
       WHERE EXISTS (SELECT 1 FROM ${this.schema}.inbox i WHERE i.owner = s.owner AND i.position = s.position)
          OR EXISTS (SELECT 1 FROM (SELECT position, received_at FROM ${this.schema}.inbox WHERE owner = s.owner ORDER BY position LIMIT 1) oldest
                     WHERE oldest.position > s.position AND oldest.received_at < now() - interval '7 days')`,
      [stamps.map((stamp) => stamp.owner), stamps.map((stamp) => stamp.position)],
      { name: 'kit-stamps' },
    )) as Position[];
    for (const position of found) this.remember(position);
    return this.unseen(stamps);
  }

  private remember(position: Position): void {
    if (this.seen.size >= REMEMBERED) this.seen.delete(this.seen.values().next().value as string);
    this.seen.add(keyOf(position));
  }

  private untilSeen(stamps: readonly Stamp[], ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      const look = (): void => {
        if (this.unseen(stamps).length === 0) done();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(look);
    });
  }
}
