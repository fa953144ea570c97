import type { swapProducts as contract, InputOf } from '@mullion/contracts';
import { swapBetween } from '@mullion/packing-model';
import { AppError } from '@mullion/server-kit';
import { withLoad } from '../core/pallets/derive-pallet';
import { toLoad } from '../core/pallets/pallet.mapper';
import { refuseLocked } from '../core/pallets/pallet.policy';
import type { PalletState } from '../core/pallets/pallet.row';
import { PalletWork } from '../core/pallets/pallet-work';
import { lengthRuleOf } from '../core/rules/resize';
import { lockProductsAsSeen } from './lock-product';

type Ends = InputOf<typeof contract>['body'];

/**
 * Two loads of different locked pallets exchange places. `path`: where a refusal finds the second one in the body.
 * @throws AppError `pallet.swap_refused`, `pallet.not_found`, `pallet.locked`, `placement.moved`
 */
export const swapWithin = async (
  work: PalletWork,
  states: ReadonlyMap<number, PalletState>,
  { first, second }: Ends,
  path: string,
): Promise<PalletState[]> => {
  if (first.pallet_id === second.pallet_id) throw new AppError('pallet.swap_refused');
  const { company } = work;
  const [a, b] = [openPallet(states, first.pallet_id), openPallet(states, second.pallet_id)];
  await lockProductsAsSeen(
    work,
    [first, second].map((end) => ({ id: end.product_id, palletId: end.pallet_id, version: end.version })),
  );
  const rules = { a: lengthRuleOf(company, a.row.longest_length), b: lengthRuleOf(company, b.row.longest_length) };
  const swapped = swapBetween(toLoad(a, company), first.product_id, toLoad(b, company), second.product_id, rules);
  if ('violations' in swapped) {
    const errors = swapped.violations.map(({ code, params }) => ({ path, code, params: { ...params } }));
    throw new AppError('pallet.swap_refused', {}, { errors });
  }
  const after = [withLoad(a, swapped.a, work.known), withLoad(b, swapped.b, work.known)];
  return work.write(after.map((state) => PalletWork.outdated(state)));
};

const openPallet = (states: ReadonlyMap<number, PalletState>, id: number): PalletState => {
  const state = states.get(id);
  if (!state) throw new AppError('pallet.not_found', { pallet: id });
  refuseLocked(state.row);
  return state;
};
