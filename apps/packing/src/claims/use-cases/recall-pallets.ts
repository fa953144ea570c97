import { palletStatus, type InputOf, type OutputOf, type recallPallets as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { EstimateRepository } from '../../core/estimates/estimate.repository';
import { PalletWork } from '../../core/pallets/pallet-work';
import type { PalletState } from '../../core/pallets/pallet.row';
import { ClaimRepository } from '../claim.repository';
import { departedWith } from '../rules/departed-with';

type Answer = OutputOf<typeof contract>;

/**
 * Pallets of the truck's last departure back from 4 to 3, also long after that departure's answer was dropped. A recall
 * that comes again changes nothing; one that was never recorded here is refused once the truck has left again: its
 * pallets are those of the later departure.
 */
export const recallPallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(null, async (tx): Promise<Answer> => {
    const claims = new ClaimRepository(tx, company.id);
    const known = await claims.departure(input.truck_id, input.departure);
    if (known && known.recalled_at !== null) return { outcome: 'recalled' };
    if (await claims.hasLaterDeparture(input.truck_id, input.departure))
      return { outcome: 'refused', code: 'truck.left_again' };
    const work = new PalletWork(tx, company, call.context);
    const states = [...(await work.lock(input.pallet_ids)).values()];
    const gone = states.filter((state) => comesBack(state, input.truck_id));
    const back: PalletState[] = [];
    for (const state of gone) back.push({ ...state, row: await work.setStatus(state.row, palletStatus.loaded) });
    await work.write(back);
    await new EstimateRepository(tx, company.id).dropDeparted(input.truck_id, input.departure);
    await claims.keepRecall(input.truck_id, input.departure, departedWith(gone));
    return { outcome: 'recalled' };
  });
};

/** A pallet that this truck has left with. */
export const comesBack = ({ row }: PalletState, truckId: number): boolean =>
  row.truck_id === truckId && row.status === palletStatus.dispatched;
