import type { EventOf, truckLeft } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { type StoredProduct, takeDeparture } from '../../products/product-rows.module';
import { TruckCopyRepository } from '../truck-copy.repository';
import { takeProductFacts } from './take-product-facts';

/** A truck has left with products; a departure that has been recalled already is dropped. */
export const takeTruckDeparture = async (tx: Tx, { company_id: companyId, data }: EventOf<typeof truckLeft>): Promise<void> => {
  const isRecalled = !(await new TruckCopyRepository(tx, companyId).takeDeparture(data.truck_id, data.departure));
  if (isRecalled) return;
  const departure = { truckId: data.truck_id, departure: data.departure, at: data.departed_at };
  const productIds = data.orders.flatMap((part) => part.product_ids);
  await takeProductFacts(tx, companyId, {
    orderIds: data.orders.map((part) => part.order_id),
    next: new Map(productIds.map((id) => [id, (product: StoredProduct) => takeDeparture(product, departure)])),
    userId: data.user_id,
  });
};
