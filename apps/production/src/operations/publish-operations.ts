import type { CompanyId } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';

/**
 * Sends browsers which work centers' operations changed, after the commit; whoever misses it reads again within the
 * page's own time.
 */
export const publishOperations = (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  companyId: number,
  workCenterIds: readonly number[],
): void =>
  tx.afterCommit(() =>
    bus.live({ company_id: companyId as CompanyId, entity: 'operation', ids: [...new Set(workCenterIds)] }),
  );
