import type { OutputOf, routes } from '@mullion/contracts';
import type { ChangedOrder, SentProduct, Turned } from './rules/turned';

export type BulkChange =
  | {
      readonly kind: 'update';
      readonly orders: readonly Turned<ChangedOrder>[];
      readonly products: readonly (Turned<SentProduct> & { readonly order_id: number })[];
    }
  | { readonly kind: 'delete'; readonly orders: readonly number[] };

export type UndoneChange = OutputOf<typeof routes.undoBulkChange>;

export interface StoredBulkChange {
  readonly company_id: number;
  readonly id: string;
  /** Whose it is (`askerOf`). */
  readonly asker: string;
  readonly made_at: Date;
  readonly change: BulkChange;
  /** What came of taking it back; null: nobody has. */
  readonly undone: UndoneChange | null;
}
