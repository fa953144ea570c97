import type { PlanningActResult, RequestContext } from '@mullion/contracts';
import { pinnedDetailDto, placedProductDto } from '../../core/pallets/pallet.mapper';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import type { Pins } from '../../core/pallets/pin.repository';
import { spotsOf, type KeptAct, type KeptPallet } from './kept-act';

interface Outcome {
  readonly from: readonly KeptPallet[];
  readonly to: readonly KeptPallet[];
  /** The pallets that have changed, what is pinned on them, and the products of the act, as they are now. */
  readonly states: ReadonlyMap<number, PalletState>;
  readonly pins: Pins;
  readonly products: readonly ProductRow[];
}

/** The answer to an act that was done, taken back or done again. */
export const actResult = (
  { id, kind, done }: Pick<KeptAct, 'id' | 'kind' | 'done'>,
  { from, to, states, pins, products }: Outcome,
  context: RequestContext,
): PlanningActResult => {
  const [before, after] = [spotsOf(from), spotsOf(to)];
  const moved = products.map((product) => ({
    product_id: product.id,
    from: before.get(product.id)?.pallet_id ?? null,
    to: after.get(product.id)?.pallet_id ?? null,
  }));
  return {
    id: id as PlanningActResult['id'],
    kind,
    done,
    moved: moved as PlanningActResult['moved'],
    products: products.map(placedProductDto),
    pallets: [...states.values()].map((state) => pinnedDetailDto(state, pins, context)),
    deleted: from
      .map((pallet) => pallet.id)
      .filter((palletId) => !states.has(palletId)) as PlanningActResult['deleted'],
  };
};
