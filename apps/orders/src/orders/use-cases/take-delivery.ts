import type { EventOf, stopDelivered } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import { takeDelivery } from '../../core/rules/product-facts';
import { TruckCopyRepository } from '../truck-copy.repository';
import { takeProductFacts } from './take-product-facts';

/** Products were unloaded at a stop of their truck, whether or not its departure has been heard of; of one that has been recalled it is dropped. */
export const takeStopDelivery = async (tx: Tx, { company_id: companyId, data }: EventOf<typeof stopDelivered>): Promise<void> => {
  if (!(await new TruckCopyRepository(tx, companyId).takeDeparture(data.truck_id, data.departure))) return;
  const fact = { truckId: data.truck_id, departure: data.departure, at: data.delivered_at };
  const ids = data.orders.flatMap((part) => part.product_ids);
  await takeProductFacts(tx, companyId, {
    orderIds: data.orders.map((part) => part.order_id),
    next: new Map(ids.map((id) => [id, (product: StoredProduct) => takeDelivery(product, fact)])),
    userId: null,
  });
};
