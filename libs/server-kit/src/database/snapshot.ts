import type { Pool } from 'pg';
import { isStalePlan } from './stale-plan';

/** Rows of queries. */
export interface Reads {
  read<T>(sql: string, params?: readonly unknown[], options?: { readonly name?: string }): Promise<T[]>;
}

/**
 * Reads on one connection that all see the same moment. A migration that changed a table under a prepared statement
 * makes them all be read again.
 */
export const inSnapshot = async <T>(pool: Pool, work: (reads: Reads) => Promise<T>, isNamed = true): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    let before: Promise<unknown> = Promise.resolve();
    const read: Reads['read'] = <Row>(
      sql: string,
      params: readonly unknown[] = [],
      options: { readonly name?: string } = {},
    ) => {
      const query = async () =>
        (await client.query({ text: sql, values: params as unknown[], ...(isNamed ? options : {}) })).rows as Row[];
      const rows = before.then(query);
      // After a failed read those that wait behind it fail with it: by then the connection may serve another request.
      before = rows;
      return rows;
    };
    const result = await work({ read });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (!isNamed || !isStalePlan(error)) throw error;
  } finally {
    client.release();
  }
  return inSnapshot(pool, work, false);
};
