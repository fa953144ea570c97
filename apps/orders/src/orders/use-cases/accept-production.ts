import type { EventOf, productionProgressed } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { acceptProduction } from '../../core/rules/product-facts';
import { OrderRepository } from '../../core/orders/order.repository';
import { acceptProductFacts } from './accept-product-facts';

/** Operations started and completed, as production published them. */
export const acceptProductionProgress = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof productionProgressed>,
): Promise<void> => {
  const orders = new OrderRepository(tx, companyId);
  if (data.order !== null) {
    await orders.lockMany([data.order_id]);
    await orders.acceptPreparation(data.order_id, data.order);
  }
  const next = data.products.map(
    (fact) => [fact.product_id, (product: StoredProduct) => acceptProduction(product, fact)] as const,
  );
  await acceptProductFacts(tx, companyId, { orderIds: [data.order_id], next: new Map(next), userId: data.user_id });
};
