import { type RequestContext, userTypes } from '@mullion/contracts';
import { AppError, type Database, type Tx } from '@mullion/server-kit';
import { statusRightsCopy } from '../../copies/copies.queries';
import { mayChangeStatus } from '../truck.policy';
import type { TruckRow } from '../truck.row';

/**
 * @throws AppError `truck.deleting`; `status.*` when the matrix or TP_STATUSBACK forbids the change; types 2 to 5
 * change nothing without a matrix
 */
export const checkStatusChange = async (
  source: Tx | Database,
  truck: Pick<TruckRow, 'status' | 'deleting'>,
  after: number,
  who: RequestContext,
): Promise<void> => {
  const before = truck.status;
  if (truck.deleting) throw new AppError('truck.deleting');
  const matrix = await statusRightsCopy(source, who.company_id);
  if (matrix === null && who.type > userTypes.administrator)
    throw new AppError('status.change_not_allowed', { before, after });
  mayChangeStatus(before, after, who, matrix ?? []);
};
