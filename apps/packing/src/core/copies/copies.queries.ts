import type { Company, StatusRight } from '@mullion/contracts';
import { AppError, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyCopy, statusRightsCopy } from './copies';

interface Tools {
  readonly copies: Pick<ServiceTools['copies'], 'row'>;
}

/**
 * The company's settings; identity is asked only while the copy has not arrived. Inside a transaction give it: when
 * every open transaction waits for a second connection, the pool has none left.
 * @throws AppError `unavailable` when there is no copy and identity does not answer, or inside a transaction was not
 * asked.
 */
export const companyOf = async ({ copies }: Tools, companyId: number, tx?: Tx): Promise<Company> =>
  (await copies.row(companyCopy, companyId, companyId, tx)).data;

/** Rows of the matrix about pallets. Without a copy and without identity the answer is a refusal. */
export const palletRights = async ({ copies }: Tools, companyId: number): Promise<StatusRight[]> => {
  try {
    const { rights } = await copies.row(statusRightsCopy, companyId, companyId);
    return rights.filter((right) => right.table_name === 'pallets');
  } catch (error) {
    throw new AppError('status.change_not_allowed', {}, { cause: error });
  }
};
