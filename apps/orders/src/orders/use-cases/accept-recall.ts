import type { EventOf, truckRecalled } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { acceptRecall } from '../../core/rules/product-facts';
import { TruckCopyRepository } from '../truck-copy.repository';
import { type AcceptedFacts, acceptProductFacts } from './accept-product-facts';

/** A departure has been recalled: products get the facts they had before it. */
export const acceptTruckRecall = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof truckRecalled>,
): Promise<void> => {
  await new TruckCopyRepository(tx, companyId).acceptRecall(data.truck_id, data.departure);
  await acceptProductFacts(tx, companyId, { ...recallFacts(data), userId: data.user_id });
};

type Back = Pick<EventOf<typeof truckRecalled>['data'], 'truck_id' | 'departure' | 'orders'>;

/** What a recall says of products. */
export const recallFacts = ({ truck_id: truckId, departure, orders }: Back): Omit<AcceptedFacts, 'userId'> => ({
  orderIds: orders.map((part) => part.order_id),
  next: new Map(
    orders
      .flatMap((part) => part.product_ids)
      .map((id) => [id, (product: StoredProduct) => acceptRecall(product, { truckId, departure })]),
  ),
});
