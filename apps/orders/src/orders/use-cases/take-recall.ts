import type { EventOf, truckRecalled } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { type StoredProduct, takeRecall } from '../../products/product-rows.module';
import { TruckCopyRepository } from '../truck-copy.repository';
import { takeProductFacts } from './take-product-facts';

/** A departure has been recalled: products get the facts they had before it. */
export const takeTruckRecall = async (tx: Tx, { company_id: companyId, data }: EventOf<typeof truckRecalled>): Promise<void> => {
  await new TruckCopyRepository(tx, companyId).takeRecall(data.truck_id, data.departure);
  const recall = { truckId: data.truck_id, departure: data.departure };
  const productIds = data.orders.flatMap((part) => part.product_ids);
  await takeProductFacts(tx, companyId, {
    orderIds: data.orders.map((part) => part.order_id),
    next: new Map(productIds.map((id) => [id, (product: StoredProduct) => takeRecall(product, recall)])),
    userId: data.user_id,
  });
};
