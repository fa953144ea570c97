import { DataSource, MigrationExecutor, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { sleepMs, untilUnlocked } from './wait-for-locks';

/**
 * A statement of a migration that waits for a lock makes everybody wait who comes after it: so it gives up soon, lets
 * them pass and tries again. A migration may wait for several tables and a scan for each of them: together they stay
 * under a second.
 */
const LOCK_TIMEOUT_MS = 150;
const TURN_MS = 200;

/**
 * Applies what is pending, each migration in a transaction of its own unless it says `transaction = false`; safe beside
 * a factory that works and beside other replicas that migrate too. Gives how many were applied.
 */
export const runMigrations = async (options: DataSourceOptions): Promise<number> => {
  const { schema, extra } = options as { schema?: string; extra?: object };
  const dataSource = await new DataSource({
    ...options,
    poolSize: 3,
    extra: { ...extra, lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
  } as DataSourceOptions).initialize();
  const turn = dataSource.createQueryRunner();
  try {
    await takeTurn(turn, `migrate-${schema ?? ''}`);
    const executed = async () => (await new MigrationExecutor(dataSource).getExecutedMigrations()).length;
    const before = await executed();
    // those that were applied are not applied again
    await untilUnlocked(() => dataSource.runMigrations({ transaction: 'each' }));
    return (await executed()) - before;
  } finally {
    await turn.release();
    await dataSource.destroy();
  }
};

/**
 * Waits for an advisory lock of the session by asking again and again: a statement that waits holds a snapshot, and an
 * index that is being made concurrently would wait for it in turn.
 */
export const takeTurn = async (runner: QueryRunner, key: string): Promise<void> => {
  for (;;) {
    const [row] = (await runner.query('SELECT pg_try_advisory_lock(hashtext($1)) AS mine', [key])) as {
      mine: boolean;
    }[];
    if (row?.mine) return;
    await sleepMs(TURN_MS);
  }
};
