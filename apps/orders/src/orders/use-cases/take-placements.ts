import type { EventOf, placementsChanged } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { type StoredProduct, takePlacement } from '../../products/product-rows.module';
import { takeProductFacts } from './take-product-facts';

/** Places and scans, as packing published them. */
export const takePlacements = (tx: Tx, { company_id: companyId, data }: EventOf<typeof placementsChanged>): Promise<void> => {
  const next = data.placements.map(
    (placement) => [placement.product_id, (product: StoredProduct) => takePlacement(product, placement)] as const,
  );
  return takeProductFacts(tx, companyId, { orderIds: [data.order_id], next: new Map(next), userId: data.user_id });
};
