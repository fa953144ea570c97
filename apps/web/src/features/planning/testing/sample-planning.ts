import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import type { PlanningData } from '../rules/planning-data';

/** A product for tests: a window of 1000 × 1400, 100 deep, 50 kg, unplaced. */
export const sampleProduct = (id: number, over: Partial<PlacedProductDto> = {}): PlacedProductDto =>
  ({
    id,
    barcode: `B${id}`,
    status: 8,
    position: String(id),
    pallet_id: null,
    x: 0,
    y: 0,
    z: 0,
    width: 1000,
    height: 1400,
    depth: 100,
    weight: 50,
    category: 1,
    comment: null,
    is_flipped: false,
    can_be_flipped: true,
    part_of: null,
    order: '26-0001',
    order_id: 1,
    address_key: 'a',
    type: null,
    image: null,
    checked: false,
    loaded_at: null,
    version: 1,
    ...over,
  }) as PlacedProductDto;

/** An open pallet of 2400 × 1200 for tests. */
export const samplePallet = (id: number, products: readonly PlacedProductDto[] = [], over: Partial<PalletWhole> = {}): PalletWhole =>
  ({
    id,
    number: null,
    shown_number: `#${id}`,
    order_number: '26-0001',
    order_ids: [1],
    customer_name: 'Nordlys',
    address: 'Hamar',
    length: 2400,
    width: 1200,
    height: 1520,
    weight: 100,
    pallet_height: 120,
    spacing_between: 0,
    spacing_ends: 0,
    spacing_sides: 0,
    max_weight: 2000,
    max_height: 2520,
    status: 0,
    truck_id: null,
    truck_status: null,
    description: null,
    temporary: false,
    owned: true,
    fictive: false,
    printable: true,
    auto_update: true,
    makes_legs: true,
    dispatch_priority: null,
    comment: null,
    products_count: products.length,
    loaded_count: 0,
    outdated: false,
    errors: [],
    version: 1,
    can: { edit: true, move: true, put_away: true, flip: true, remove: true, load: true },
    pallet_structure: { id, pallet_id: id, layer_1: '1 70 0 2330', layer_2: '2 70 0 1130', layer_3: '3 70 0 2330' },
    products: products.map((product) => ({ ...product, pallet_id: id })),
    ...over,
  }) as PalletWhole;

/** The planning page of one order with these products, some of them on these pallets. */
export const samplePlanning = (pallets: readonly PalletWhole[], unplaced: readonly PlacedProductDto[]): PlanningData => {
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
    runs: [],
  } as unknown as PlanningData;
};
