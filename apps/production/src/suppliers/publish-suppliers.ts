import type { CompanyId } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';

/** Sends browsers that suppliers, their order or what orders wait for changed, after the commit. */
export const publishSuppliers = (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): void =>
  tx.afterCommit(() => bus.live({ company_id: companyId as CompanyId, entity: 'supplier', ids: [...new Set(ids)] }));
