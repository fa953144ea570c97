import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { refuseRemoval } from '../../core/pallets/pallet.policy';
import { PalletWork } from '../../core/pallets/pallet-work';

/** The products of a deleted pallet become unplaced. */
export const deletePallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const state = (await work.lock([id])).get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    refuseRemoval(state.row);
    await work.unplace(state.products);
    await work.remove([state]);
    await work.recordPlacements();
    return { ok: true as const };
  });
};
