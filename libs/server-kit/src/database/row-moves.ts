import type { Database } from './database';

/** A change of a status as it is kept. */
export interface RowMove {
  readonly row_id: number;
  readonly before: number | null;
  readonly after: number;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly at: Date;
}

/** Changes of status of some rows of one table of this service, oldest first. */
export const movesOfRows = (
  database: Database,
  { companyId, table, ids }: { readonly companyId: number; readonly table: string; readonly ids: readonly number[] },
): Promise<RowMove[]> =>
  database.read(
    `SELECT row_id, before, after, user_id, user_name, coalesce(made_at, created_at) AS at FROM ${database.schema}.status_change
     WHERE company_id = $1 AND table_name = $2 AND row_id = ANY($3) ORDER BY id LIMIT 2000`,
    [companyId, table, ids],
  );
