import type { EventOf, truckLeft } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { acceptDeparture } from '../../core/rules/product-facts';
import { TruckCopyRepository } from '../truck-copy.repository';
import { type AcceptedFacts, acceptProductFacts } from './accept-product-facts';

/** A truck has left with products; a departure that has been recalled already is dropped. */
export const acceptTruckDeparture = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof truckLeft>,
): Promise<void> => {
  const isRecalled = !(await new TruckCopyRepository(tx, companyId).acceptDeparture(data.truck_id, data.departure));
  if (isRecalled) return;
  await acceptProductFacts(tx, companyId, { ...departureFacts(data), userId: data.user_id });
};

type Left = Pick<EventOf<typeof truckLeft>['data'], 'truck_id' | 'departure' | 'departed_at' | 'orders'>;

/** What a departure says of products. */
export const departureFacts = ({
  truck_id: truckId,
  departure,
  departed_at: at,
  orders,
}: Left): Omit<AcceptedFacts, 'userId'> => ({
  orderIds: orders.map((part) => part.order_id),
  next: new Map(
    orders
      .flatMap((part) => part.product_ids)
      .map((id) => [id, (product: StoredProduct) => acceptDeparture(product, { truckId, departure, at })]),
  ),
});
