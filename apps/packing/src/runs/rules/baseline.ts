import type { Standing } from '@mullion/contracts';

interface Pallet {
  readonly length: number;
  readonly width: number;
  readonly max_height: number;
  readonly pallet_height: number;
  readonly weight: number;
}
interface Product {
  readonly order_id: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/**
 * How products of a run stand on their pallets before it: what its plans are compared with. `unplaced`: how many are on
 * none.
 */
export const baselineOf = (
  states: readonly { readonly row: Pallet; readonly products: readonly Product[] }[],
  unplaced: number,
): Standing => {
  const on = new Map<number, number>();
  for (const { products } of states)
    for (const order of new Set(products.map((product) => product.order_id))) on.set(order, (on.get(order) ?? 0) + 1);
  const sum = (of: (row: Pallet) => number): number => states.reduce((total, { row }) => total + of(row), 0);
  const volume = states
    .flatMap(({ products }) => products)
    .reduce((total, p) => total + p.width * p.height * p.depth, 0);
  const room = sum((row) => row.length * row.width * (row.max_height - row.pallet_height));
  return {
    pallets: states.length,
    split_orders: [...on.values()].filter((pallets) => pallets > 1).length,
    deck_m2: Math.round(sum((row) => (row.length * row.width) / 1e6) * 10_000) / 10_000,
    weight: Math.round(sum((row) => row.weight) * 10) / 10,
    fill: room > 0 ? Math.round((volume / room) * 1000) / 1000 : 0,
    unplaced,
    floor_length: null,
  };
};
