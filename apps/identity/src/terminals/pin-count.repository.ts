import type { Database, Tx } from '@mullion/server-kit';
import type { PinCountRow } from './pin-count.entity';
import { pinLimits, PIN_MEMORY_SECONDS, type PinScope } from './pin-limits';

/** Whose PIN is tried where. */
export interface PinTry {
  readonly companyId: number;
  readonly terminalId: string;
  readonly userId: number;
}

/** Always in this order, so that tries at the same time never wait for each other in a ring. */
const scopes: readonly PinScope[] = ['company', 'device', 'person', 'pair'];
const keysOf = ({ companyId, terminalId, userId }: PinTry): Readonly<Record<PinScope, string>> => ({
  company: `company ${companyId}`,
  device: `device ${terminalId}`,
  person: `person ${companyId} ${userId}`,
  pair: `pair ${terminalId} ${userId}`,
});
const ofPerson: ReadonlySet<PinScope> = new Set(['person', 'pair']);

/** How long after the last of so many wrong ones the next one waits; the limits are numbers of ours. */
export const pinWaitSql = (scope: PinScope, alias: string): string => {
  const { limit, firstWaitSeconds, longestWaitSeconds } = pinLimits[scope];
  return `make_interval(secs => least(${firstWaitSeconds} * power(2, least(${alias}.wrong - ${limit}, 20)), ${longestWaitSeconds}))`;
};

/** What a try becomes: the tries left before something closes, or which count holds it back and for how long. */
export type Counted = { readonly left: number } | { readonly blocked: PinScope; readonly waitMs: number };

/**
 * Counts tries before they are judged, each count in one statement, so that tries at the same time cannot slip through.
 */
export class PinCountRepository {
  constructor(
    private readonly tx: Tx,
    private readonly now: Date,
  ) {}

  /**
   * Counts in every scope; when one holds the try back, the transaction must be rolled back: such a try is not counted,
   * so that waiting always helps.
   */
  async count(tried: PinTry): Promise<Counted> {
    const keys = keysOf(tried);
    let left = Number.POSITIVE_INFINITY;
    for (const scope of scopes) {
      const wrong = await this.raise(scope, keys[scope], tried.userId);
      if (wrong === null) return { blocked: scope, waitMs: await this.waitMs(scope, keys[scope]) };
      left = Math.min(left, pinLimits[scope].limit - wrong);
    }
    return { left: Math.max(0, left) };
  }

  /** A good PIN or badge: what this person mistyped here weighs on nobody any more. */
  async purge(tried: PinTry): Promise<void> {
    const { company, device, person, pair } = keysOf(tried);
    const [row] = await this.tx.query<Pick<PinCountRow, 'wrong'>>('SELECT wrong FROM pin_count WHERE key = $1', [pair]);
    for (const key of [company, device])
      await this.tx.query('UPDATE pin_count SET wrong = greatest(0, wrong - $2) WHERE key = $1', [
        key,
        row?.wrong ?? 0,
      ]);
    for (const key of [person, pair]) await this.tx.query('DELETE FROM pin_count WHERE key = $1', [key]);
  }

  /** The wrong PINs before a new one no longer count, at any device. */
  async purgePerson(userId: number): Promise<void> {
    await this.tx.query('DELETE FROM pin_count WHERE user_id = $1', [userId]);
  }

  private async raise(scope: PinScope, key: string, userId: number): Promise<number | null> {
    const expiredBefore = new Date(this.now.getTime() - PIN_MEMORY_SECONDS * 1_000);
    const [row] = await this.tx.query<Pick<PinCountRow, 'wrong'>>(
      `INSERT INTO pin_count AS p (key, user_id, wrong, last_at) VALUES ($1, $2, 1, $3)
       ON CONFLICT (key) DO UPDATE SET wrong = CASE WHEN p.last_at <= $4 THEN 1 ELSE p.wrong + 1 END, last_at = greatest(p.last_at, $3)
       WHERE p.last_at <= $4 OR p.wrong < ${pinLimits[scope].limit} OR p.last_at + ${pinWaitSql(scope, 'p')} <= $3
       RETURNING wrong`,
      [key, ofPerson.has(scope) ? userId : null, this.now, expiredBefore],
    );
    return row?.wrong ?? null;
  }

  private async waitMs(scope: PinScope, key: string): Promise<number> {
    const [row] = await this.tx.query<{ opens_at: Date }>(
      `SELECT p.last_at + ${pinWaitSql(scope, 'p')} AS opens_at FROM pin_count p WHERE key = $1`,
      [key],
    );
    return Math.max(0, (row?.opens_at.getTime() ?? this.now.getTime()) - this.now.getTime());
  }
}

/** Rows that go in one statement. */
const DROPPED_AT_ONCE = 5_000;

/** Counts of the day before yesterday mean nothing any more. */
export const dropOldPinCounts = async (database: Database, now: Date): Promise<void> => {
  const sql = `DELETE FROM pin_count WHERE key = ANY(ARRAY(
    SELECT key FROM pin_count WHERE last_at <= $1 ORDER BY last_at LIMIT ${DROPPED_AT_ONCE})) RETURNING 1`;
  while ((await database.read(sql, [new Date(now.getTime() - PIN_MEMORY_SECONDS * 1_000)])).length === DROPPED_AT_ONCE);
};
