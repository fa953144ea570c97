import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletWork } from '../../core/pallets/pallet-work';
import { removePallets } from '../remove-pallets';

/** The products of a deleted pallet become unplaced. */
export const deletePallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    await removePallets(work, await work.lock([id]), [{ pallet_id: id }], call.context);
    await work.recordPlacements();
    return { ok: true as const };
  });
};
