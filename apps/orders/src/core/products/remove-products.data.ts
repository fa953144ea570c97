import type { AuditActor } from '@mullion/server-kit';

export const removeProductsSaga = 'remove-products';

export interface RemoveProductsData {
  readonly order_id: number;
  readonly product_ids: readonly number[];
  /** The person it was begun by. */
  readonly by: AuditActor;
  /** Set at the end when packing refused: its code. */
  readonly refused?: string;
}
