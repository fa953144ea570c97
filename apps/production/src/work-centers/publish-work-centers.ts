import type { CompanyId } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';

/** Sends browsers which work centers changed, after the commit. */
export const publishWorkCenters = (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): void => tx.afterCommit(() => bus.live({ company_id: companyId as CompanyId, entity: 'work_center', ids: [...ids] }));
