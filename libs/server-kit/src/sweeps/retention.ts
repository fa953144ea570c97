import type { Database } from '../database/database';

/** Rows of a table that are older than so many days. */
export interface Retention {
  readonly table: string;
  /** Names a row. */
  readonly key: string;
  /** The column, or the expression of columns, that decides; null: the row stays. */
  readonly oldest: string;
  readonly days: number;
  /** A condition on the row; others stay. */
  readonly where?: string;
}

const BATCH = 5_000;

/** Deletes old rows so many at a time, oldest first: no statement lasts long or holds many locks. */
export const deleteInBatches = async (
  database: Database,
  { table, key, oldest, days, where = 'true' }: Retention,
  batch = BATCH,
): Promise<void> => {
  const { schema } = database;
  for (;;) {
    const rows = await database.read(
      `DELETE FROM ${schema}.${table} WHERE ${key} = ANY(ARRAY(
         SELECT ${key} FROM ${schema}.${table} WHERE ${oldest} < now() - $1 * interval '1 day' AND ${where} ORDER BY ${oldest} LIMIT $2)) RETURNING 1`,
      [days, batch],
    );
    if (rows.length < batch) return;
  }
};
