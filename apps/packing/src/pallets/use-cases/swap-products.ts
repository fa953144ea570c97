import type { InputOf, OutputOf, swapProducts as contract } from '@mullion/contracts';
import { swapBetween } from '@mullion/packing-model';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { withLoad } from '../../core/pallets/derive-pallet';
import { lockProductsAsSeen } from '../lock-product';
import { palletWholeDto, toLoad } from '../../core/pallets/pallet.mapper';
import { refuseLocked } from '../../core/pallets/pallet.policy';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { lengthRuleOf } from '../../core/rules/resize';

/** Two loads of different pallets exchange places; the same swap again takes it back. */
export const swapProducts = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { first, second }: InputOf<typeof contract>['body'],
): Promise<Committed<OutputOf<typeof contract>>> => {
  if (first.pallet_id === second.pallet_id) throw new AppError('pallet.swap_refused');
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock([first.pallet_id, second.pallet_id]);
    const [a, b] = [first, second].map((end) => openPallet(states, end.pallet_id)) as [PalletState, PalletState];
    await lockProductsAsSeen(
      work,
      [first, second].map((end) => ({ id: end.product_id, palletId: end.pallet_id, version: end.version })),
    );
    const rules = { a: lengthRuleOf(company, a.row.longest_length), b: lengthRuleOf(company, b.row.longest_length) };
    const swapped = swapBetween(toLoad(a, company), first.product_id, toLoad(b, company), second.product_id, rules);
    if ('violations' in swapped) {
      const errors = swapped.violations.map(({ code, params }) => ({ path: 'body.second', code, params: { ...params } }));
      throw new AppError('pallet.swap_refused', {}, { errors });
    }
    const after = [withLoad(a, swapped.a, work.known), withLoad(b, swapped.b, work.known)];
    const written = await work.write(after.map((state) => PalletWork.outdated(state)));
    await work.recordPlacements();
    return { pallets: written.map((state) => palletWholeDto(state, call.context)) };
  });
};

const openPallet = (states: ReadonlyMap<number, PalletState>, id: number): PalletState => {
  const state = states.get(id);
  if (!state) throw new AppError('pallet.not_found', { pallet: id });
  refuseLocked(state.row);
  return state;
};
