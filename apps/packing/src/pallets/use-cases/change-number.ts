import { palletStatus, type changePalletNumber as contract, type InputOf, type OutputOf } from '@mullion/contracts';
import { isValidNumber } from '@mullion/packing-model';
import { AppError, current, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { refuseDeparted } from '../../core/pallets/pallet.policy';
import { PalletWork } from '../../core/pallets/pallet-work';

/** A number given by hand, or taken back; what was printed with the old one is out of date. */
export const changeNumber = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  const number = body.number?.toUpperCase() ?? null;
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const state = (await work.lock([params.id])).get(params.id);
    if (!state) throw new AppError('pallet.not_found', { pallet: params.id });
    if (!company.features.includes('pallet_number_change')) throw new AppError('pallet.number_fixed');
    if (number === null ? state.row.status >= palletStatus.prepared : !isValidNumber(number))
      throw new AppError('pallet.number_malformed', { number: number ?? '' });
    if (state.row.number === number) return palletDetailDto(state, call.context);
    if (body.version !== undefined && body.version !== state.row.version)
      throw new AppError('conflict', {}, current(palletDetailDto(state, call.context)));
    refuseDeparted(state.row);
    await work.repository.setNumber(params.id, number);
    const [written] = await work.write([PalletWork.outdated({ ...state, row: { ...state.row, number } })]);
    if (!written) throw new AppError('internal');
    return palletDetailDto(written, call.context);
  });
};
