import { operationStatus, type ListedWorkCenter, type WorkCenter } from '@mullion/contracts';
import { AppError, type Database, type Tx } from '@mullion/server-kit';
import { DependencyRepository } from './dependency.repository';
import { levelsOf } from './rules/work-center-graph';
import { toDependency, toWorkCenter } from './work-center.mapper';
import { WorkCenterRepository } from './work-center.repository';

/** Work centers by code, with what each waits for; deleted ones when asked for. */
export const workCentersOf = async (
  database: Database,
  companyId: number,
  { deleted }: { readonly deleted: boolean },
): Promise<ListedWorkCenter[]> => {
  const [rows, dependencies, open] = await Promise.all([
    new WorkCenterRepository(database, companyId).list(),
    new DependencyRepository(database, companyId).all(),
    database.read<{ id: number; count: number }>(
      `SELECT work_center_id AS id, count(*)::int AS count FROM operation
       WHERE company_id = $1 AND status NOT IN (${operationStatus.completed}, ${operationStatus.cancelled}) GROUP BY 1`,
      [companyId],
    ),
  ]);
  const own = (id: number) => dependencies.filter((dependency) => dependency.work_center_id === id);
  const levels = levelsOf(rows.map((row) => ({ ...row, depends_on: own(row.id).map(({ depends_on }) => depends_on) })));
  return rows
    .filter((row) => deleted || !row.deleted)
    .map((row) => ({
      ...toWorkCenter(row),
      dependencies: own(row.id).map(toDependency),
      level: levels.get(row.id) ?? null,
      open_operations: open.find(({ id }) => id === row.id)?.count ?? 0,
    }));
};

/** A work center of the company, a deleted one too. @throws AppError `not_found` */
export const workCenterById = async (database: Database, companyId: number, id: number): Promise<WorkCenter> => {
  const row = await new WorkCenterRepository(database, companyId).find(id);
  if (!row) throw new AppError('not_found');
  return toWorkCenter(row);
};

/** The same inside a transaction; null where there is none. */
export const workCenterInTx = async (tx: Tx, companyId: number, id: number): Promise<WorkCenter | null> => {
  const row = await new WorkCenterRepository(tx, companyId).find(id);
  return row && toWorkCenter(row);
};
