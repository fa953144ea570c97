import type { Database } from '../database/database';
import { log } from '../logging/log';
import { deleteInBatches, type Retention } from './retention';
import type { SweepJob } from './sweep-runner';

const HOUR_MS = 3_600_000;

/**
 * How long rows are kept that nobody needs any more. Large tables have an index by age, so that a batch is quick
 * whatever they hold.
 */
const retentions: readonly Retention[] = [
  { table: 'idempotency', key: 'ctid', oldest: 'created_at', days: 7 },
  { table: 'saga', key: 'id', oldest: 'done_at', days: 14 },
  { table: 'dead_letter', key: 'id', oldest: 'resolved_at', days: 90 },
];
const EVENT_DAYS = 14;
const BATCH = 5_000;

/** Drops rows nobody needs any more, table by table; what goes wrong with one does not keep the others. */
export const housekeeping = (database: Database): SweepJob => ({
  name: 'kit.housekeeping',
  everyMs: HOUR_MS,
  run: async () => {
    const { schema } = database;
    for (const retention of retentions) await attempt(retention.table, () => deleteInBatches(database, retention));
    await attempt('outbox', () => purgeSent(database));
    const owners = await database.read<{ owner: string }>(ownersOf(schema));
    for (const { owner } of owners) await attempt('inbox', () => purgeApplied(database, owner));
  },
});

const attempt = async (table: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log().error({ table, err: error }, 'old rows could not be dropped');
  }
};

/** The owners in the inbox, each found by one step in its key instead of by reading all rows. */
const ownersOf = (schema: string): string => `WITH RECURSIVE known AS (
    (SELECT owner FROM ${schema}.inbox ORDER BY owner LIMIT 1)
    UNION ALL
    SELECT (SELECT owner FROM ${schema}.inbox WHERE owner > known.owner ORDER BY owner LIMIT 1) FROM known WHERE known.owner IS NOT NULL)
  SELECT owner FROM known WHERE owner IS NOT NULL`;

/** Positions grow with time, so the lowest are the oldest; what could not be published among them stays. */
const purgeSent = async (database: Database): Promise<void> => {
  const { schema } = database;
  for (;;) {
    const rows = await database.read(
      `DELETE FROM ${schema}.outbox o USING (SELECT id, published_at FROM ${schema}.outbox ORDER BY id LIMIT $1) oldest
       WHERE o.id = oldest.id AND oldest.published_at < now() - $2 * interval '1 day' RETURNING 1`,
      [BATCH, EVENT_DAYS],
    );
    if (rows.length === 0) return;
  }
};

/** Positions grow with time, so the lowest are the oldest; no index by time is needed for that. */
const purgeApplied = async (database: Database, owner: string): Promise<void> => {
  const { schema } = database;
  for (;;) {
    const rows = await database.read(
      `DELETE FROM ${schema}.inbox i USING (SELECT position, received_at FROM ${schema}.inbox WHERE owner = $1 ORDER BY position LIMIT $2) oldest
       WHERE i.owner = $1 AND i.position = oldest.position AND oldest.received_at < now() - $3 * interval '1 day' RETURNING 1`,
      [owner, BATCH, EVENT_DAYS],
    );
    if (rows.length < BATCH) return;
  }
};
