import type { InputOf, listStatuses, RequestContext, StatusName } from '@mullion/contracts';
import { AppError, isSystem, type Database } from '@mullion/server-kit';
import type { StatusNameRow } from './status-name.entity';
import { toStatusName } from './status-name.mapper';

/** Status names of a company in the order of their numbers; of one table and language when given. */
export const statusNames = async (
  database: Database,
  companyId: number,
  { language, table_name: table }: InputOf<typeof listStatuses>['query'],
): Promise<StatusName[]> => {
  const rows = await database.read<StatusNameRow>(
    `SELECT * FROM status_name WHERE company_id = $1 AND ($2::text IS NULL OR language = $2) AND ($3::text IS NULL OR table_name = $3)
     ORDER BY table_name, language, status`,
    [companyId, language ?? null, table ?? null],
  );
  return rows.map(toStatusName);
};

/** All names of a company, for those who act in it and for services. @throws AppError `not_found` */
export const statusNamesFor = async (
  database: Database,
  context: RequestContext,
  companyId: number,
): Promise<StatusName[]> => {
  if (context.company_id !== companyId && !isSystem(context)) throw new AppError('not_found');
  return statusNames(database, companyId, {});
};
