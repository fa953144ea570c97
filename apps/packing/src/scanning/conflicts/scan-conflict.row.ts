import type { OrderId, PalletId, ProductId, ScanConflict, Settlement, TruckId, UserId } from '@mullion/contracts';

/** A conflict as it is kept. */
export interface ScanConflictRow {
  readonly id: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly terminal: string | null;
  readonly body_hash: string;
  readonly kind: ScanConflict['kind'];
  readonly code: string;
  readonly target_code: string;
  /** The pallet a product was scanned onto, or the pallet that was scanned. */
  readonly pallet_id: number | null;
  readonly truck_id: number | null;
  readonly problem: string;
  readonly params: Record<string, unknown>;
  readonly made_at: Date;
  readonly received_at: Date;
  readonly seen_here_at: Date | null;
  readonly seen_here_by: string | null;
  readonly settled_at: Date | null;
  readonly settled_by_name: string | null;
  readonly settled_how: Settlement | null;
  readonly settled_reason: string | null;
  readonly version: number;
}

/** With what is true of it now. */
export interface ScanConflictView extends ScanConflictRow {
  readonly product_id: ProductId | null;
  readonly position: string;
  readonly order: string;
  readonly order_id: OrderId;
  readonly width: number;
  readonly height: number;
  readonly target_number: string | null;
  readonly target_truck: string | null;
  readonly now_pallet_id: PalletId | null;
  readonly now_number: string | null;
  readonly now_status: number;
  readonly now_truck_id: TruckId | null;
  readonly now_truck: string | null;
  readonly loaded_at: Date | null;
  readonly loaded_by: string | null;
}

/** A scan that was refused when nobody looked at the screen any more. */
export interface RefusedScan {
  readonly userId: UserId | null;
  readonly userName: string;
  readonly terminal: string | null;
  readonly key: string;
  readonly bodyHash: string;
  readonly kind: ScanConflict['kind'];
  readonly code: string;
  readonly targetCode: string;
  readonly palletId: number | null;
  readonly truckId: number | null;
  readonly problem: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
}
