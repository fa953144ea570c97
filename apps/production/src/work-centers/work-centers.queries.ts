import type { WorkCenter } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import type { WorkCenterRow } from './work-center.entity';
import { toWorkCenter } from './work-center.mapper';

/** A work center of the company, a deleted one too. @throws AppError `not_found` */
export const workCenterById = async (database: Database, companyId: number, id: number): Promise<WorkCenter> => {
  const [row] = await database.read<WorkCenterRow>('SELECT * FROM work_center WHERE company_id = $1 AND id = $2', [companyId, id]);
  if (!row) throw new AppError('not_found');
  return toWorkCenter(row);
};
