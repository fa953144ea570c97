import type { changePalletNumber as contract, InputOf, OutputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';
import { renumber } from '../renumber';

/** A number given by hand, or taken back. */
export const changeNumber = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const state = (await work.lock([params.id])).get(params.id);
    if (!state) throw new AppError('pallet.not_found', { pallet: params.id });
    const renumbered = await renumber(work, state, body, call.context);
    const written = renumbered === state ? [state] : await work.write([renumbered]);
    return palletDetailDto(written[0] as typeof state, call.context);
  });
};
