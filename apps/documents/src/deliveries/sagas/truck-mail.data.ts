import type { OrderId, ProductId, TruckId } from '@mullion/contracts';

/** A departure that is written about. */
export interface TruckMailData {
  readonly truck_id: TruckId;
  readonly truck: string;
  readonly departure: number;
  readonly departed_at: string;
  readonly orders: readonly { readonly order_id: OrderId; readonly product_ids: readonly ProductId[] }[];
}

/** A saga that an earlier version began knows its orders without what left of them. */
type StoredData = TruckMailData | (Omit<TruckMailData, 'orders'> & { readonly order_ids: readonly OrderId[] });

export const truckMailData = (stored: StoredData): TruckMailData =>
  'orders' in stored
    ? stored
    : { ...stored, orders: stored.order_ids.map((order_id) => ({ order_id, product_ids: [] })) };
