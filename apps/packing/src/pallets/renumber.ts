import { palletStatus, type RequestContext } from '@mullion/contracts';
import { isValidNumber } from '@mullion/packing-model';
import { AppError, current } from '@mullion/server-kit';
import { palletDetailDto } from '../core/pallets/pallet.mapper';
import { refuseDeparted } from '../core/pallets/pallet.policy';
import type { PalletState } from '../core/pallets/pallet.row';
import { PalletWork } from '../core/pallets/pallet-work';

interface Asked {
  readonly number: string | null;
  readonly version?: number | undefined;
}

/**
 * A locked pallet with a number given by hand, or without one; what was printed with the old one is out of date. Whoever
 * asks writes it. The same state where it has that number already.
 * @throws AppError `pallet.number_fixed`, `pallet.number_malformed`, `pallet.number_taken`, `pallet.locked`, `conflict`
 */
export const renumber = async (
  work: PalletWork,
  state: PalletState,
  asked: Asked,
  context: RequestContext,
): Promise<PalletState> => {
  const number = asked.number?.toUpperCase() ?? null;
  if (!work.company.features.includes('pallet_number_change')) throw new AppError('pallet.number_fixed');
  if (number === null ? state.row.status >= palletStatus.prepared : !isValidNumber(number))
    throw new AppError('pallet.number_malformed', { number: number ?? '' });
  if (state.row.number === number) return state;
  if (asked.version !== undefined && asked.version !== state.row.version)
    throw new AppError('conflict', {}, current(palletDetailDto(state, context)));
  refuseDeparted(state.row);
  await work.repository.setNumber(state.row.id, number);
  return PalletWork.outdated({ ...state, row: { ...state.row, number } });
};
