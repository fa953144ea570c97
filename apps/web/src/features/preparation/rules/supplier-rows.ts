import type { OrderSupplier, Supplier, SupplierId } from '@mullion/contracts';

/** A row of the dialog as it is typed; a new one has no promise. */
export interface SupplierRowForm {
  readonly key: string;
  readonly promise: OrderSupplier | null;
  readonly supplier_id: SupplierId | null;
  readonly ordered_at: string | null;
  readonly confirmed_delivery_date: string | null;
  readonly order_number: string;
  readonly comment: string;
}
type Typed = Pick<SupplierRowForm, 'ordered_at' | 'confirmed_delivery_date' | 'order_number' | 'comment'>;

export const rowOf = (promise: OrderSupplier): SupplierRowForm => ({
  key: `present-${promise.id}`,
  promise,
  supplier_id: promise.supplier_id,
  ordered_at: promise.ordered_at,
  confirmed_delivery_date: promise.confirmed_delivery_date,
  order_number: promise.order_number ?? '',
  comment: promise.comment ?? '',
});

const sent = ({ ordered_at, confirmed_delivery_date, order_number, comment }: Typed) => ({
  ordered_at,
  confirmed_delivery_date,
  order_number: order_number.trim() || null,
  comment: comment.trim() || null,
});

/** What saving the rows does: rows removed, rows changed, rows added, and new rows that name no supplier yet. */
export const changesOf = (before: readonly OrderSupplier[], rows: readonly SupplierRowForm[]) => {
  const removed = before.map(({ id }) => id).filter((id) => !rows.some(({ promise }) => promise?.id === id));
  const changed = rows.flatMap((row) => {
    if (!row.promise || JSON.stringify(sent(row)) === JSON.stringify(sent(rowOf(row.promise)))) return [];
    return [{ id: row.promise.id, version: row.promise.version, ...sent(row) }];
  });
  const added = rows.flatMap((row) =>
    row.promise === null && row.supplier_id !== null ? [{ supplier_id: row.supplier_id, ...sent(row) }] : [],
  );
  const incomplete = rows.filter(({ supplier_id }) => supplier_id === null);
  const typed = incomplete.filter(
    (row) => row.order_number.trim() + row.comment.trim() + (row.confirmed_delivery_date ?? '') !== '',
  );
  /** Is there anything that closing would lose? */
  const isDirty = [removed, changed, added, typed].some(({ length }) => length > 0);
  return { removed, changed, added, incomplete, isDirty };
};

/**
 * A row over what the server has by now: what was typed stays, what was not touched is as somebody else has left it.
 * Null: it was taken off meanwhile, so it is a new row.
 */
export const rowOver = (row: SupplierRowForm, current: OrderSupplier | null): SupplierRowForm => {
  if (current === null || row.promise === null) return { ...row, promise: null };
  const [base, theirs] = [rowOf(row.promise), rowOf(current)];
  const mineOr = <Key extends keyof Typed>(key: Key): Typed[Key] => (row[key] === base[key] ? theirs[key] : row[key]);
  return {
    ...{
      ...row,
      promise: current,
      ordered_at: mineOr('ordered_at'),
      confirmed_delivery_date: mineOr('confirmed_delivery_date'),
    },
    ...{ order_number: mineOr('order_number'), comment: mineOr('comment') },
  };
};

/**
 * All rows over what the server has by now; what somebody else has added stands below, or under the new row that names
 * the same supplier.
 */
export const rowsOver = (
  rows: readonly SupplierRowForm[],
  before: readonly OrderSupplier[],
  current: readonly OrderSupplier[],
): SupplierRowForm[] => {
  const added = current.filter(({ id }) => !before.some((one) => one.id === id));
  const theirsOf = (row: SupplierRowForm) => added.find(({ supplier_id }) => supplier_id === row.supplier_id);
  const kept = rows.map((row) => {
    const theirs = row.promise === null ? theirsOf(row) : undefined;
    if (theirs) return { ...row, promise: theirs };
    return row.promise === null ? row : rowOver(row, current.find(({ id }) => id === row.promise?.id) ?? null);
  });
  return [...kept, ...added.filter(({ id }) => !kept.some(({ promise }) => promise?.id === id)).map(rowOf)];
};

/** Suppliers that may be chosen in a row: those that no other row names. */
export const choicesOf = (
  suppliers: readonly Supplier[],
  rows: readonly SupplierRowForm[],
  row: SupplierRowForm,
): Supplier[] =>
  suppliers.filter(({ id }) => id === row.supplier_id || !rows.some(({ supplier_id }) => supplier_id === id));

/** What the rows say of their suppliers, as an order holds it; a row without a supplier says nothing yet. */
export const promisedBy = (rows: readonly SupplierRowForm[], suppliers: readonly Supplier[]) =>
  rows.flatMap(({ promise, supplier_id, ordered_at, confirmed_delivery_date }) => {
    if (supplier_id === null) return [];
    const title = promise?.title ?? suppliers.find(({ id }) => id === supplier_id)?.title ?? '';
    return [{ title, ordered_at, confirmed_delivery_date }];
  });

/** The row whose date is asked for: that of the date that was chosen, else the first one without a date. */
export const firstRow = (rows: readonly SupplierRowForm[], chosen: OrderSupplier | undefined): string | null =>
  (
    rows.find(({ promise }) => promise !== null && promise.id === chosen?.id) ??
    rows.find(({ confirmed_delivery_date: date }) => date === null) ??
    rows[0]
  )?.key ?? null;
