/** What a list of shown suppliers asks for: null is not shown. */
interface Asked {
  readonly supplier_id: number;
  readonly order_number: number | null;
}

/**
 * Shown suppliers numbered from 0 in the order of their numbers; of equal numbers the one that stands first in the list
 * comes first.
 */
export const numberShown = (list: readonly Asked[]): { supplier_id: number; order_number: number }[] =>
  list
    .flatMap(({ supplier_id, order_number }) => (order_number === null ? [] : [{ supplier_id, order_number }]))
    .sort((a, b) => a.order_number - b.order_number)
    .map(({ supplier_id }, at) => ({ supplier_id, order_number: at }));
