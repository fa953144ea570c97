import { type RequestContext, userTypes } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { statusRightsCopy } from '../../copies/copies.queries';
import { mayChangeStatus } from '../truck.policy';

/** @throws AppError `status.*` when the matrix or TP_STATUSBACK forbids the change; types 2 to 5 change nothing without a matrix */
export const checkStatusChange = async (tx: Tx, before: number, after: number, who: RequestContext): Promise<void> => {
  const matrix = await statusRightsCopy(tx, who.company_id);
  if (matrix === null && who.type > userTypes.administrator) throw new AppError('status.change_not_allowed', { before, after });
  mayChangeStatus(before, after, who, matrix ?? []);
};
