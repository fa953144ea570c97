import { skipToken } from '@reduxjs/toolkit/query';
import { progressOf, type Order, type Product, type Way } from '@mullion/contracts';
import { truckArgs, useTruckQuery } from '../../../entities/truck/trucks-api';

/**
 * How far an order is, null while it is not read. Its truck is asked what is loaded, as long as that decides the next
 * step.
 */
export const useOrderSteps = (order: (Order & { readonly products: readonly Product[] }) | undefined): Way | null => {
  const way = order ? progressOf({ kind: 'order', ...order }) : null;
  const truckId = way?.next === 'scan' || way?.next === 'load' ? order?.truck_id : null;
  const { currentData: truck } = useTruckQuery(truckId ? truckArgs(truckId) : skipToken);
  return order && truck ? progressOf({ kind: 'order', ...order, loads: truck.pallets }) : way;
};
