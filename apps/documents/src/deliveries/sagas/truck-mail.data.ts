import type { OrderId, ProductId, TruckId } from '@mullion/contracts';

/** A departure that is written about. */
export interface TruckMailData {
  readonly truck_id: TruckId;
  readonly truck: string;
  readonly departure: number;
  readonly departed_at: string;
  readonly orders: readonly { readonly order_id: OrderId; readonly product_ids: readonly ProductId[] }[];
}
