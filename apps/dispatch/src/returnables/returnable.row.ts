import type { MovementAct } from '@mullion/contracts';

export interface HolderRow {
  readonly id: number;
  readonly company_id: number;
  readonly customer_id: number;
  readonly customer: string;
  readonly address_key: string;
  readonly address: string;
}
export type NewHolder = Pick<HolderRow, 'customer_id' | 'customer' | 'address_key' | 'address'>;

export interface MovementRow {
  readonly id: number;
  readonly company_id: number;
  readonly holder_id: number;
  readonly kind_id: number;
  readonly act: MovementAct;
  readonly count: number;
  readonly moved_on: string;
  readonly truck_id: number | null;
  readonly truck: string;
  readonly departure: number | null;
  readonly stop_id: number | null;
  readonly reason: string;
  readonly corrects_id: number | null;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
export type NewMovement = Omit<MovementRow, 'id' | 'company_id' | 'created_at'>;
