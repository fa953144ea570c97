import type { Comment } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { OperationRepository } from '../operation.repository';
import { toRemark } from '../operation.mapper';
import { remarksOn } from '../work-center-page.queries';

/** What was said of an operation, oldest first. @throws AppError `not_found` */
export const readOperationComments = async (
  database: Database,
  companyId: number,
  operationId: number,
): Promise<Comment[]> => {
  if (!(await new OperationRepository(database, companyId).byId(operationId))) throw new AppError('not_found');
  return (await remarksOn(database, companyId, operationId)).map((row) => toRemark(operationId, row));
};
