import type { Database } from '../database/database';
import type { SweepJob } from './sweep-runner';

const HOUR_MS = 3_600_000;

/** Drops rows nobody needs any more (docs/architecture.md, rules 4 and 14). */
export const housekeeping = (database: Database): SweepJob => ({
  name: 'kit.housekeeping',
  everyMs: HOUR_MS,
  run: async () => {
    const { schema } = database;
    await database.read(`DELETE FROM ${schema}.outbox WHERE published_at < now() - interval '14 days'`);
    await database.read(`DELETE FROM ${schema}.inbox WHERE received_at < now() - interval '14 days'`);
    await database.read(`DELETE FROM ${schema}.inbox_failure WHERE updated_at < now() - interval '14 days'`);
    await database.read(`DELETE FROM ${schema}.idempotency WHERE created_at < now() - interval '7 days'`);
    await database.read(`DELETE FROM ${schema}.saga WHERE done_at < now() - interval '14 days'`);
    await database.read(`DELETE FROM ${schema}.dead_letter WHERE resolved_at < now() - interval '90 days'`);
  },
});
