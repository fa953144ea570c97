import { type Database, Tx } from '@mullion/server-kit';

/** Where a query reads: in a transaction, or on a connection of the pool. */
export type Source = Tx | Database;

export const rowsOf = <T>(
  source: Source,
  sql: string,
  params: readonly unknown[],
  options: { name?: string } = {},
): Promise<T[]> =>
  source instanceof Tx ? source.query<T>(sql, params, options) : source.read<T>(sql, params, options);
