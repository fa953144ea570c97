import type { InputOf, OutputOf, moveProduct as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { preferredTypeOf } from '../../packing-types/packing-types.queries';
import { palletDetailDto, placedProductDto } from '../../core/pallets/pallet.mapper';
import { PalletWork } from '../../core/pallets/pallet-work';
import { lockProductsAsSeen } from '../lock-product';
import { moveProducts, type MoveTarget } from '../move-products';

type Body = InputOf<typeof contract>['body'];
type Answer = OutputOf<typeof contract>;

/** Moves one product between pallets, onto a new pallet, or off; one winner when two people move it at once. */
export const moveProduct = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const company = await companyOf(tools, call.context.company_id);
  const type = body.temporary ? await preferredTypeOf(tools.database, company) : null;
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock([body.moved_from, body.moved_to].filter((id) => id !== null));
    const products = await lockProductsAsSeen(work, [
      { id: params.id, palletId: body.moved_from, version: body.version },
    ]);
    const moved = await moveProducts({ work, type, path: 'body.moved_to' }, states, products, targetOf(body));
    await work.recordPlacements();
    const product = [...moved.unplaced, ...moved.pallets.flatMap((state) => state.products)].find(
      (row) => row.id === params.id,
    );
    if (!product) throw new Error(`product ${params.id} was lost in a move`);
    return {
      product: placedProductDto(product),
      pallets: moved.pallets.map((state) => palletDetailDto(state, call.context)),
      deleted: [...moved.emptied] as Answer['deleted'],
    };
  });
};

const targetOf = ({ moved_to: palletId, temporary, place }: Body): MoveTarget => {
  if (palletId !== null) return { kind: 'pallet', palletId, place };
  return temporary ? { kind: 'new', like: temporary, place } : { kind: 'unplaced' };
};
