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
export const deleteInBatches = (database: Database, retention: Retention, batch = BATCH): Promise<void> =>
  inBatches(database, retention, `DELETE FROM ${database.schema}.${retention.table}`, batch);

/** The same for what is large in old rows that stay: `set` empties it, and `where` must hold no longer then. */
export const clearInBatches = (
  database: Database,
  { set, ...retention }: Retention & { readonly set: string; readonly where: string },
  batch = BATCH,
): Promise<void> => inBatches(database, retention, `UPDATE ${database.schema}.${retention.table} SET ${set}`, batch);

const inBatches = async (
  database: Database,
  { table, key, oldest, days, where = 'true' }: Retention,
  statement: string,
  batch: number,
): Promise<void> => {
  for (;;) {
    const rows = await database.read(
      `${statement} WHERE ${key} = ANY(ARRAY(
         SELECT ${key} FROM ${database.schema}.${table} WHERE ${oldest} < now() - $1 * interval '1 day' AND ${where} ORDER BY ${oldest} LIMIT $2)) RETURNING 1`,
      [days, batch],
    );
    if (rows.length < batch) return;
  }
};
