import type { RemakeState, UserId } from '@mullion/contracts';

export interface RemakeRow {
  readonly id: number;
  readonly company_id: number;
  /** What orders knows it by. */
  readonly key: string;
  /** Null: the product was changed, nothing went wrong. */
  readonly problem_id: number | null;
  readonly order_id: number;
  readonly product_id: number;
  readonly barcode: string;
  readonly position: string;
  readonly work_center_id: number;
  readonly reason: string;
  readonly state: RemakeState;
  readonly refusal: string | null;
  readonly new_product_id: number | null;
  readonly new_barcode: string | null;
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly created_at: Date;
  readonly made_at: Date | null;
}
export type NewRemake = Omit<
  RemakeRow,
  'id' | 'company_id' | 'state' | 'refusal' | 'new_product_id' | 'new_barcode' | 'created_at' | 'made_at'
>;
