import { palletStatus, type InputOf, type OutputOf, type releasePallets as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletWork } from '../../core/pallets/pallet-work';
import { statusOffTruck } from '../../core/rules/status-off-truck';
import type { PalletState } from '../../core/pallets/pallet.row';
import { ClaimRepository } from '../claim.repository';

/** Takes pallets off a truck and remembers the claim, so that one that comes late cannot lock a pallet. */
export const releasePallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(null, async (tx) => {
    const claims = new ClaimRepository(tx, company.id);
    await claims.lock(input.claim_id, input.truck_id);
    await claims.release(input.claim_id);
    const work = new PalletWork(tx, company, call.context);
    const states = [...(await work.lock(input.pallet_ids)).values()];
    // Only what this claim holds: an old release that comes again must not take a pallet from the claim that followed.
    const claimed = states.filter(({ row }) => row.claim_id === input.claim_id && row.status < palletStatus.dispatched);
    const free: PalletState[] = [];
    for (const state of claimed) {
      const back = await work.setStatus(state.row, statusOffTruck(state.row));
      free.push({ ...state, row: { ...back, truck_id: null, claim_id: null } });
    }
    await work.write(free);
    return { released: claimed.map((state) => state.row.id) as OutputOf<typeof contract>['released'] };
  });
};
