import type { QueryRunner } from 'typeorm';
import { takeTurn } from './run-migrations';
import { untilUnlocked } from './wait-for-locks';

/** What stands before the smallest key; table and column names are written by programmers, never by people. */
const BEFORE_ALL = '-9223372036854775808';
const FIRST_BATCH = 500;
const BATCHES = { smallest: 50, largest: 5_000 } as const;
/** Whoever writes one of the rows waits as long as a batch takes. */
const BATCH_MS = 100;

export interface IndexToMake {
  readonly name: string;
  /** What follows ON: `orders.orders (company_id, name)`. */
  readonly on: string;
  readonly isUnique?: boolean;
  /** Takes the place of an index of the same name, which is used until this one is ready. */
  readonly isReplacement?: boolean;
}

/**
 * One after the other: two of them would wait for each other's snapshots. Nobody waits for them, they wait for
 * everybody.
 */
const concurrently = async (runner: QueryRunner, work: () => Promise<void>): Promise<void> => {
  const turn = 'concurrent-index';
  await takeTurn(runner, turn);
  await runner.query('SET lock_timeout = 0');
  try {
    await work();
  } finally {
    await runner.query('RESET lock_timeout');
    await runner.query('SELECT pg_advisory_unlock(hashtext($1))', [turn]);
  }
};

/**
 * Makes an index while others write to the table; for migrations with `transaction = false`. May be called again after
 * it was interrupted.
 */
export const concurrentIndex = async (
  runner: QueryRunner,
  { name, on, isUnique = false, isReplacement = false }: IndexToMake,
): Promise<void> => {
  const table = /^[^\s(]+/.exec(on)?.[0] ?? '';
  const schema = table.includes('.') ? `${table.split('.')[0]}.` : '';
  const made = isReplacement ? `${name}_made` : name;
  await concurrently(runner, async () => {
    const [known] = (await runner.query('SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)', [
      `${schema}${made}`,
    ])) as { valid: boolean }[];
    // what an interrupted attempt has left behind
    if (known && !known.valid) await runner.query(`DROP INDEX CONCURRENTLY ${schema}${made}`);
    if (!known?.valid) await runner.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${made} ON ${on}`);
    if (!isReplacement) return;
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${schema}${name}`);
    await runner.query(`ALTER INDEX ${schema}${made} RENAME TO ${name}`);
  });
};

/**
 * `concurrentIndex` for a table in partitions, which PostgreSQL does not make so: one of its own for each partition,
 * all of them below one that
 * partitions to come get theirs by.
 * @param on the table with its schema, and what follows it: `identity.audit_entry`, `USING gin (…)`
 */
export const concurrentPartitionedIndex = async (
  runner: QueryRunner,
  { name, table, using }: { readonly name: string; readonly table: string; readonly using: string },
): Promise<void> => {
  const [schema] = table.split('.');
  const partitions = (await runner.query(
    'SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass',
    [table],
  )) as { name: string }[];
  await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ONLY ${table} ${using}`);
  for (const partition of partitions) {
    const bare = partition.name.split('.').at(-1) ?? '';
    await concurrentIndex(runner, { name: `${bare}_${name}`, on: `${schema}.${bare} ${using}` });
    // attached already by an attempt that was interrupted: this does nothing
    await runner.query(`ALTER INDEX ${schema}.${name} ATTACH PARTITION ${schema}.${bare}_${name}`);
  }
};

/**
 * Drops indexes, named with their schema, while others use the table; for migrations with `transaction = false`. May be
 * called again.
 */
export const dropIndexes = (runner: QueryRunner, names: readonly string[]): Promise<void> =>
  concurrently(runner, async () => {
    for (const name of names) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  });

interface Batches {
  readonly table: string;
  /** An integer that no two rows share. */
  readonly key?: string;
}

export type Backfill = Batches &
  (
    | {
        /** SQL after SET. */
        readonly set: string;
        /** Rows that need it; so that a second call has nothing left to do. */
        readonly where: string;
      }
    /** A function that takes the keys of a batch and writes what they need. */
    | { readonly call: string }
  );

/**
 * Fills rows that are there in small transactions, as many rows in each as take about 100 ms, so that nobody waits long
 * for one of them; for migrations with `transaction = false`.
 */
export const backfill = async (runner: QueryRunner, given: Backfill): Promise<void> => {
  const { table, key = 'id' } = given;
  const next = (after: string, limit: number) => {
    const keys = `batch AS (SELECT ${key} AS key FROM ${table} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${limit})`;
    const statement =
      'call' in given
        ? `WITH ${keys} SELECT max(key)::text AS last, ${given.call}(array_agg(key)) FROM batch`
        : `WITH ${keys}, filled AS (UPDATE ${table} SET ${given.set} FROM batch WHERE ${table}.${key} = batch.key AND (${given.where}))
           SELECT max(key)::text AS last FROM batch`;
    return runner.query(statement) as Promise<{ last: string | null }[]>;
  };
  let limit: number = FIRST_BATCH;
  for (let after: string | null = BEFORE_ALL; after !== null;) {
    const from: string = after;
    const startedAt = performance.now();
    const [row] = await untilUnlocked(() => next(from, limit));
    after = row?.last ?? null;
    limit = nextBatch(limit, performance.now() - startedAt);
  }
};

/** At most twice as many rows as before. */
const nextBatch = (limit: number, tookMs: number): number => {
  const wanted = Math.round(limit * Math.min(2, BATCH_MS / Math.max(tookMs, 1)));
  return Math.min(BATCHES.largest, Math.max(BATCHES.smallest, wanted));
};
