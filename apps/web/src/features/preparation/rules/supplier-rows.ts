import type { OrderSupplier, Supplier, SupplierId } from '@mullion/contracts';

/** A row of the dialog as it is typed; a new one has no promise. */
export interface SupplierRowForm {
  readonly key: string;
  readonly promise: OrderSupplier | null;
  readonly supplier_id: SupplierId | null;
  readonly ordered_at: string | null;
  readonly order_number: string;
  readonly comment: string;
}
type Typed = Pick<SupplierRowForm, 'ordered_at' | 'order_number' | 'comment'>;

export const rowOf = (promise: OrderSupplier): SupplierRowForm => ({
  key: `present-${promise.id}`,
  promise,
  supplier_id: promise.supplier_id,
  ordered_at: promise.ordered_at,
  order_number: promise.order_number ?? '',
  comment: promise.comment ?? '',
});

const sent = ({ ordered_at, order_number, comment }: Typed) => ({
  ordered_at,
  order_number: order_number.trim() || null,
  comment: comment.trim() || null,
});

/** What saving the rows does: rows removed, rows changed, rows added, and new rows that name no supplier yet. */
export const changesOf = (before: readonly OrderSupplier[], rows: readonly SupplierRowForm[]) => ({
  removed: before.map(({ id }) => id).filter((id) => !rows.some(({ promise }) => promise?.id === id)),
  changed: rows.flatMap((row) => {
    if (!row.promise || JSON.stringify(sent(row)) === JSON.stringify(sent(rowOf(row.promise)))) return [];
    return [{ id: row.promise.id, version: row.promise.version, ...sent(row) }];
  }),
  added: rows.flatMap((row) => (row.promise === null && row.supplier_id !== null ? [{ supplier_id: row.supplier_id, ...sent(row) }] : [])),
  incomplete: rows.filter(({ supplier_id }) => supplier_id === null),
});

/** Suppliers that may be chosen in a row: those that no other row names. */
export const choicesOf = (suppliers: readonly Supplier[], rows: readonly SupplierRowForm[], row: SupplierRowForm): Supplier[] =>
  suppliers.filter(({ id }) => id === row.supplier_id || !rows.some(({ supplier_id }) => supplier_id === id));
