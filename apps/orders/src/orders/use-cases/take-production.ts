import type { EventOf, productionProgressed } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { takeProduction } from '../../core/rules/product-facts';
import { OrderRepository } from '../../core/orders/order.repository';
import { takeProductFacts } from './take-product-facts';

/** Operations started and completed, as production published them. */
export const takeProductionProgress = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof productionProgressed>,
): Promise<void> => {
  const orders = new OrderRepository(tx, companyId);
  if (data.order !== null) {
    await orders.lockMany([data.order_id]);
    await orders.takePreparation(data.order_id, data.order);
  }
  const next = data.products.map((fact) => [fact.product_id, (product: StoredProduct) => takeProduction(product, fact)] as const);
  await takeProductFacts(tx, companyId, { orderIds: [data.order_id], next: new Map(next), userId: data.user_id });
};
