import { palletStatus, type InputOf, type recallPallets as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../copies/copies.queries';
import { PalletWork, type PalletState } from '../../pallets/pallets.module';
import { ClaimRepository } from '../claim.repository';
import { departedWith } from '../rules/departed-with';

/**
 * Pallets of this departure back from 4 to 3; a recall that comes again, or after the next departure, changes nothing. A truck may be recalled
 * long after its answer was dropped.
 */
export const recallPallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<{ ok: true }>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(null, async (tx) => {
    const claims = new ClaimRepository(tx, company.id);
    const known = await claims.departure(input.truck_id, input.departure);
    if (known && known.recalled_at !== null) return { ok: true as const };
    const work = new PalletWork(tx, company, call.context);
    const states = [...(await work.lock(input.pallet_ids)).values()];
    const gone = states.filter(({ row }) => row.truck_id === input.truck_id && row.status === palletStatus.dispatched);
    const back: PalletState[] = [];
    for (const state of gone) back.push({ ...state, row: await work.setStatus(state.row, palletStatus.loaded) });
    await work.write(back);
    await claims.keepRecall(input.truck_id, input.departure, departedWith(gone));
    return { ok: true as const };
  });
};
