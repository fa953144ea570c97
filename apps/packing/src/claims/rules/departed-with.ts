import type { departPallets as contract, OutputOf } from '@mullion/contracts';

type Departed = Extract<OutputOf<typeof contract>, { outcome: 'departed' }>;

interface WithProducts {
  readonly products: readonly { readonly id: number; readonly order_id: number }[];
}

/** The answer to a departure with these pallets: their products by order, both by id. */
export const departedWith = (states: readonly WithProducts[]): Departed => {
  const orders = new Map<number, number[]>();
  for (const product of states.flatMap((state) => state.products))
    orders.set(product.order_id, [...(orders.get(product.order_id) ?? []), product.id]);
  const byOrder = [...orders]
    .sort(([a], [b]) => a - b)
    .map(([order_id, ids]) => ({ order_id, product_ids: ids.sort((a, b) => a - b) }));
  return { outcome: 'departed', orders: byOrder as Departed['orders'] };
};
