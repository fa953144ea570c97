import type { RequestContext } from '@mullion/contracts';
import { AppError, current } from '@mullion/server-kit';
import { palletDetailDto } from '../core/pallets/pallet.mapper';
import { refuseRemoval } from '../core/pallets/pallet.policy';
import type { PalletState } from '../core/pallets/pallet.row';
import type { PalletWork } from '../core/pallets/pallet-work';

/** A pallet as somebody has seen it. */
interface SeenPallet {
  readonly pallet_id: number;
  readonly version?: number | undefined;
}

/**
 * Deletes locked pallets; their products become unplaced.
 * @throws AppError `pallet.not_found`, `pallet.locked`, `conflict` with the pallet as it is when it was seen in another
 * version
 */
export const removePallets = async (
  work: PalletWork,
  states: ReadonlyMap<number, PalletState>,
  seen: readonly SeenPallet[],
  context: RequestContext,
): Promise<void> => {
  const gone = seen.map(({ pallet_id: id, version }) => {
    const state = states.get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    refuseRemoval(state.row);
    if (version !== undefined && version !== state.row.version)
      throw new AppError('conflict', {}, current(palletDetailDto(state, context)));
    return state;
  });
  await work.unplace(gone.flatMap((state) => state.products));
  await work.remove(gone);
};
