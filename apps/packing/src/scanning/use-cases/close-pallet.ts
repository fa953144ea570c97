import { palletStatus, type Pallet } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDto, shownNumberOf } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';

/**
 * Every product is scanned and the packer accepts "close". Closing what is closed answers it again.
 * @throws AppError pallet.not_found, chosen_pallets_not_prepared, pallet.not_all_scanned, pallet.products_changing
 */
export const closePallet = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  id: number,
): Promise<Committed<Pallet>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context, { audits: false });
    const state = (await work.lock([id])).get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    if (state.row.status >= palletStatus.closed) return palletDto(state.row, call.context);
    if (state.row.status < palletStatus.prepared)
      throw new AppError('chosen_pallets_not_prepared', { pallet: shownNumberOf(state.row) });
    const missing = state.products.filter((product) => product.loaded_at === null);
    if (missing.length > 0 || state.products.length === 0)
      throw new AppError('pallet.not_all_scanned', {
        pallet: shownNumberOf(state.row),
        products: missing.map((product) => product.barcode),
      });
    const [closed] = await work.write([{ ...state, row: await work.setStatus(state.row, palletStatus.closed) }]);
    return palletDto(closed?.row ?? state.row, call.context);
  });
};
