import { userTypes, type RequestContext, type StatusRight } from '@mullion/contracts';
import { AppError, type Copies } from '@mullion/server-kit';
import { statusRightsCopy } from './status-rights-copy';

/**
 * The matrix that decides on a person's status changes, read before a transaction begins: a missing copy is asked of
 * identity and kept. Without a copy and without an answer every change of types 2 to 5 is refused.
 */
export const statusRightsFor = async (copies: Copies, context: RequestContext): Promise<readonly StatusRight[]> => {
  // types 0 and 1 may choose any status
  if (context.type <= userTypes.administrator) return [];
  try {
    return (await copies.row(statusRightsCopy, context.company_id, context.company_id)).rights;
  } catch (error) {
    if (error instanceof AppError && ['unavailable', 'not_found'].includes(error.code)) return [];
    throw error;
  }
};
