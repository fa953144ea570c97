import type { SupplierId } from '@mullion/contracts';

/** A supplier in the order of the list: those that are shown first. */
interface Listed {
  readonly id: SupplierId;
  readonly order_number: number | null;
}
export type ShownList = readonly { readonly supplier_id: SupplierId; readonly order_number: number }[];

const numbered = (ids: readonly SupplierId[]): ShownList =>
  ids.map((supplier_id, order_number) => ({ supplier_id, order_number }));
const shownIds = (list: readonly Listed[]): SupplierId[] =>
  list.flatMap(({ id, order_number }) => (order_number === null ? [] : [id]));

/**
 * Shows a hidden supplier, which then comes in the place it has in the list, or hides a shown one; all shown are
 * numbered from 0.
 */
export const toggleShown = (list: readonly Listed[], id: SupplierId): ShownList =>
  numbered(
    shownIds(list.map((one) => (one.id === id ? { ...one, order_number: one.order_number === null ? 0 : null } : one))),
  );

/** Swaps a shown supplier with the one before or after it; null when there is none, or it is not shown. */
export const moveShown = (list: readonly Listed[], id: SupplierId, by: -1 | 1): ShownList | null => {
  const ids = shownIds(list);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return null;
  return numbered(ids.map((one, place) => (place === at ? other : place === at + by ? id : one)));
};
