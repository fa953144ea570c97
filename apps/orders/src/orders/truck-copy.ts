import { truckRecords, type TruckRecord } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';
import { OrderRepository } from '../core/orders/order.repository';

/** Which orders stand on a truck; an order names its truck. */
export const truckCopy = defineCopy<TruckRecord, Pick<TruckRecord, 'id' | 'removed' | 'order_ids'>>({
  kind: truckRecords,
  table: 'orders.trucks',
  columns: ({ order_ids }) => ({ order_ids }),
  onApplied: async (tx, { companyId, rows }) => {
    const orders = new OrderRepository(tx, companyId);
    for (const { after } of rows) await orders.setTruck(after.id, after.removed ? [] : after.order_ids);
  },
});
