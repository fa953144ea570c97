import type { OrderFacts } from '../rules/follow-products';

/** An order as it is stored; lengths in mm, areas in m². */
export interface StoredOrder extends OrderFacts {
  readonly id: number;
  readonly company_id: number;
  readonly offer_id: string | null;
  readonly production_id: string | null;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
  readonly contact_id: number | null;
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly delivery_address_id: number | null;
  readonly address_line: string | null;
  readonly customer_order_number: string | null;
  readonly manager_email: string | null;
  /** Derived from the facts (docs/statuses.md). */
  readonly status: number;
  readonly user_id: number | null;
  readonly truck_id: number | null;
  readonly serial_number: string | null;
  readonly area_m2: number;
  readonly product_count: number;
  readonly checked: boolean;
  readonly completion_date: string | null;
  readonly additional_products_count: number;
  readonly product_type: string | null;
  readonly wood_type: string | null;
  readonly paint_type: string | null;
  readonly element_count: number | null;
  readonly spross_count: number | null;
  /** A saga is deleting it; nothing else may change it. */
  readonly removing: boolean;
  /** What people's edits are checked against; only edits by people raise it. */
  readonly version: number;
  /** Of the record as other services keep it; rises whenever that changes. */
  readonly record_version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}
