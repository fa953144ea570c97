import type { EventOf, stopDelivered } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { acceptDelivery } from '../../core/rules/product-facts';
import { TruckCopyRepository } from '../truck-copy.repository';
import { acceptProductFacts } from './accept-product-facts';

/**
 * Products were unloaded at a stop of their truck, whether or not its departure has been heard of; of one that has been
 * recalled it is dropped.
 */
export const acceptStopDelivery = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof stopDelivered>,
): Promise<void> => {
  if (!(await new TruckCopyRepository(tx, companyId).acceptDeparture(data.truck_id, data.departure))) return;
  const fact = { truckId: data.truck_id, departure: data.departure, at: data.delivered_at };
  const ids = data.orders.flatMap((part) => part.product_ids);
  await acceptProductFacts(tx, companyId, {
    orderIds: data.orders.map((part) => part.order_id),
    next: new Map(ids.map((id) => [id, (product: StoredProduct) => acceptDelivery(product, fact)])),
    userId: null,
  });
};
