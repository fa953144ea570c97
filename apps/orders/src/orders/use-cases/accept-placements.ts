import type { EventOf, placementsChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { acceptPlacement } from '../../core/rules/product-facts';
import { groupByActor } from '../rules/group-by-actor';
import { acceptProductFacts } from './accept-product-facts';

type Changed = EventOf<typeof placementsChanged>;

/**
 * Places and scans, as packing published them: those of one person with different products at once, so that the history
 * keeps every move.
 */
export const acceptPlacements = async (tx: Tx, events: readonly Changed[]): Promise<void> => {
  for (const group of groupByActor(events)) {
    const orderIds = [...new Set(group.map(({ data }) => data.order_id))];
    const next = group.flatMap(({ data }) =>
      data.placements.map(
        (placement) => [placement.product_id, (product: StoredProduct) => acceptPlacement(product, placement)] as const,
      ),
    );
    const [{ company_id: companyId, data }] = group;
    await acceptProductFacts(tx, companyId, { orderIds, next: new Map(next), userId: data.user_id });
  }
};
