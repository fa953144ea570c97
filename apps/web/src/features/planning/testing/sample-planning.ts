import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import type { PlanningData } from '../commands/planning-data';

/** The planning page of one order with these products, some of them on these pallets. */
export const samplePlanning = (
  pallets: readonly PalletDetail[],
  unplaced: readonly PlacedProductDto[],
): PlanningData => {
  const products = [...pallets.flatMap((pallet) => pallet.products), ...unplaced];
  return {
    orders: [
      {
        id: 1,
        number: '26-0001',
        customer: 'Nordlys',
        address: 'Hamar',
        delivery_date: null,
        week: null,
        status: 8,
        pal_status: 1,
        products_count: products.length,
        placed_count: products.length - unplaced.length,
        products,
      },
    ],
    pallets,
    trucks: [],
    stale: false,
    more: false,
    left_out: [],
    runs: [],
    taken: [],
  } as unknown as PlanningData;
};
