import type { EventOf, placementsChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { takePlacement } from '../../core/rules/product-facts';
import { groupByActor } from '../rules/group-by-actor';
import { takeProductFacts } from './take-product-facts';

type Changed = EventOf<typeof placementsChanged>;

/** Places and scans, as packing published them: those of one person with different products at once, so that the history keeps every move. */
export const takePlacements = async (tx: Tx, events: readonly Changed[]): Promise<void> => {
  for (const group of groupByActor(events)) {
    const orderIds = [...new Set(group.map(({ data }) => data.order_id))];
    const next = group.flatMap(({ data }) =>
      data.placements.map((placement) => [placement.product_id, (product: StoredProduct) => takePlacement(product, placement)] as const),
    );
    const [{ company_id: companyId, data }] = group;
    await takeProductFacts(tx, companyId, { orderIds, next: new Map(next), userId: data.user_id });
  }
};
