import type { SharedOrderPage } from '@mullion/contracts';

type Carried = Pick<SharedOrderPage, 'pallets' | 'trucks'>;

/**
 * What is delivered is on its way no more: every truck of an order that is delivered as a whole, whoever said so, and
 * the pallets of trucks that are unloaded, which packing knows as dispatched only.
 */
export const asDelivered = ({
  order,
  pallets,
  trucks,
}: Carried & { readonly order: Pick<SharedOrderPage['order'], 'counts'> }): Carried => {
  const { all, delivered } = order.counts;
  const isAll = all > 0 && delivered === all;
  const shown =
    trucks?.map((truck) => (isAll && truck.state === 'left' ? { ...truck, state: 'delivered' as const } : truck)) ??
    null;
  const unloaded = new Set(
    shown?.filter(({ state }) => state === 'delivered').flatMap(({ loads }) => loads.map((load) => load.shown_number)),
  );
  const isThere = (number: string): boolean => isAll || unloaded.has(number);
  return {
    trucks: shown,
    pallets:
      pallets?.map((pallet) =>
        pallet.state === 'left' && isThere(pallet.shown_number) ? { ...pallet, state: 'delivered' as const } : pallet,
      ) ?? null,
  };
};
