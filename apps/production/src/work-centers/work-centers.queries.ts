import type { WorkCenter } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { toWorkCenter } from './work-center.mapper';
import { WorkCenterRepository } from './work-center.repository';

/** Work centers that are not deleted, by code. */
export const workCentersOf = async (database: Database, companyId: number): Promise<WorkCenter[]> =>
  (await new WorkCenterRepository(database, companyId).list()).map(toWorkCenter);

/** A work center of the company, a deleted one too. @throws AppError `not_found` */
export const workCenterById = async (database: Database, companyId: number, id: number): Promise<WorkCenter> => {
  const row = await new WorkCenterRepository(database, companyId).find(id);
  if (!row) throw new AppError('not_found');
  return toWorkCenter(row);
};
