import type { CompanyId } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';
import type { RemakeRow } from './remake';

/** Sends browsers that a problem's remake changed, after the commit. */
export const publishRemake = (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  { company_id, problem_id }: Pick<RemakeRow, 'company_id' | 'problem_id'>,
): void => {
  if (problem_id !== null)
    tx.afterCommit(() => bus.live({ company_id: company_id as CompanyId, entity: 'problem', ids: [problem_id] }));
};
