import type { OrderId, PalletId, ProductId, TruckId } from '@mullion/contracts';

export interface DepartedOrder {
  readonly order_id: OrderId;
  readonly product_ids: readonly ProductId[];
}

/** Rows as PostgreSQL gives them; columns are the specification's names. */
export interface TruckRow {
  readonly id: TruckId;
  readonly company_id: number;
  /** Null: made by a service of the version before. */
  readonly number: string | null;
  readonly description: string;
  readonly delivery_date: string | null;
  /** By the company's clock; null: its usual time. */
  readonly departure_time: string | null;
  readonly gate: string;
  readonly status: number;
  readonly user_id: number | null;
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly max_pallet_weight: number;
  /** Most that the load may put on the king pin and on the axles, kg. */
  readonly max_king_pin: number;
  readonly max_axles: number;
  readonly between_pallets: number;
  readonly allow_turn: boolean;
  readonly vehicle_id: number | null;
  readonly lower_bound_length: number | null;
  readonly departure: number;
  readonly departed_at: Date | null;
  /** Saga that settles a departure. */
  readonly departing: string | null;
  /** What left with the last departure, for a recall. */
  readonly departed_orders: readonly DepartedOrder[] | null;
  readonly refusal: { code: string; params: Record<string, string | number> } | null;
  readonly locked_by: string | null;
  readonly locked_by_id: number | null;
  readonly locked_until: Date | null;
  /** The newest search of its floor after which no pallets were placed by hand; an older one's result is dropped. */
  readonly arrangement_id: string | null;
  readonly arrangement_failed: boolean;
  /** Its pallets are being released; it goes when they are. */
  readonly deleting: boolean;
  readonly version: number;
  /** Rises with what a person edits of the truck itself: not with its pallets, their places or its status. */
  readonly details_version: number;
}

export interface LoadRow {
  readonly pallet_id: PalletId;
  readonly truck_id: number;
  readonly claim_id: string;
  readonly state: 'pending' | 'placed' | 'leaving';
  readonly x: number;
  readonly y: number;
  readonly is_turned: boolean;
  readonly dispatch_priority: number | null;
}
