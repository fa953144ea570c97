interface Delivered {
  readonly address: string | null;
  readonly address_key: string;
}

/**
 * Which stop each delivery address of a run is, 1 is unloaded first: in the order of their addresses, as the truck
 * maker proposes it where a company has not unloaded them together before.
 */
export const stopsOf = (products: readonly Delivered[]): Record<string, number> => {
  const labels = new Map(products.map(({ address_key: key, address }) => [key, address ?? '']));
  const keys = [...labels]
    .sort(([a, one], [b, other]) => one.localeCompare(other, 'lt') || (a < b ? -1 : 1))
    .map(([key]) => key);
  return Object.fromEntries(keys.map((key, at) => [key, at + 1]));
};
