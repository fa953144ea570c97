/**
 * The header of a document about these customers' goods: that of the only customer where there is one, else the
 * company's.
 */
export const chooseHeader = <H extends { readonly customer_id: number | null }>(
  customers: readonly (number | null)[],
  headers: readonly H[],
): H | null => {
  const distinct = new Set(customers);
  const [only] = distinct;
  const own = distinct.size === 1 && only !== null ? headers.find((header) => header.customer_id === only) : undefined;
  return own ?? headers.find((header) => header.customer_id === null) ?? null;
};
