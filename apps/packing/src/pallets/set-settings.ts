import type { PlanningActInput, RequestContext } from '@mullion/contracts';
import type { PalletState } from '../core/pallets/pallet.row';
import type { PalletWork } from '../core/pallets/pallet-work';
import { changedFields } from './rules/changed-fields';
import { editPallet, stateToEdit, type PalletChange } from './use-cases/edit-pallet';

type Asked = Extract<PlanningActInput, { kind: 'settings' }>;

/**
 * Sizes, limits and spacings of locked pallets. Gives those that have changed.
 * @throws AppError `pallet.not_found`, `pallet.locked`, `pallet.too_small`, `conflict`
 */
export const setSettings = async (
  work: PalletWork,
  states: ReadonlyMap<number, PalletState>,
  { pallets, ignore_length: ignoreLength }: Pick<Asked, 'pallets' | 'ignore_length'>,
  context: RequestContext,
): Promise<PalletState[]> => {
  const edited = pallets.flatMap(({ pallet_id: id, version, to }) => {
    const change: PalletChange = { ...to, id, version };
    const state = stateToEdit(states, change, context);
    const isSame = Object.keys(changedFields(state.row, change).settings).length === 0;
    return isSame ? [] : [editPallet({ company: work.company, ignoreLength }, state, change)];
  });
  return work.write(edited);
};
