import type { CompanyId } from '@mullion/contracts';
import type { Bus, Tx } from '@mullion/server-kit';
import { GlassLinkRepository, type ChangedForGlass } from '../glass-link.repository';

/** Glass often comes before its order is entered: its units are given their products as these arrive. */
export const linkGlass = async (
  tx: Tx,
  bus: Pick<Bus, 'live'>,
  companyId: number,
  changed: ChangedForGlass,
): Promise<void> => {
  if (changed.orders.length === 0 && changed.products.length === 0) return;
  if (await new GlassLinkRepository(tx, companyId).linkChanged(changed))
    tx.afterCommit(() => bus.live({ company_id: companyId as CompanyId, entity: 'glass_unit', ids: [] }));
};
