import type { InputOf, OutputOf, swapProducts as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';
import { swapWithin } from '../swap-within';

/** Two loads of different pallets exchange places; the same swap again takes it back. */
export const swapProducts = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  ends: InputOf<typeof contract>['body'],
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock([ends.first.pallet_id, ends.second.pallet_id]);
    const written = await swapWithin(work, states, ends, 'body.second');
    await work.recordPlacements();
    return { pallets: written.map((state) => palletDetailDto(state, call.context)) };
  });
};
