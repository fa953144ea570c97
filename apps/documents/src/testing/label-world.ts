import {
  getCompany,
  getLastChange,
  getOrdersByIds,
  getPalletsToPrint,
  getProductsToPrint,
  getRacksToPrint,
  getTrucksToPrint,
  type Order,
  type PalletDetail,
  type Product,
  type Rack,
  type RequestContext,
  type Truck,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';

const TIMBER = { layer_1: 'A', layer_2: 'B', layer_3: 'C' };
const LIMITS = {
  spacing_between: 20,
  spacing_ends: 20,
  spacing_sides: 20,
  pallet_height: 120,
  max_weight: 2000,
  max_height: 2700,
  max_offset_across: 10,
  max_offset_along: 10,
};

/** A product with its place on pallet 1. */
export const placed = (id: number, x: number, y: number) => ({
  id,
  position: `0${id}`,
  barcode: `26-0411.99900${id}`,
  x,
  y,
  z: 0,
  width: 1100,
  height: 1390,
  depth: 114,
  weight: 80,
  category: 1,
  is_flipped: false,
  can_be_flipped: true,
  part_of: null,
  order: '26-0411',
  order_id: 3,
  address_key: 'a',
  pallet_id: 1,
  type: 'Langas',
});

/** What the owners of the facts say; a test changes it. */
interface Facts {
  pallets: PalletDetail[];
  trucks: Truck[];
  products: Product[];
  orders: Order[];
  racks: Rack[];
  lastChange: { name: string; at: string } | null;
}

const pallet = (id: number, over: object = {}) =>
  ({
    id,
    number: `0DEMO1P26014${id}`,
    shown_number: `P26014${id}`,
    order_number: '26-0411, 26-0412',
    order_ids: [3],
    customer_name: 'UAB Šviesūs Žąslių langai',
    address: 'Žvejų g. 5, Klaipėda',
    length: 2400,
    width: 1200,
    height: 1510,
    weight: 240,
    status: 1,
    truck_id: null,
    description: null,
    makes_legs: true,
    comment: null,
    products_count: 2,
    pallet_structure: TIMBER,
    products: [placed(1, 20, 20), placed(2, 1200, 20)],
    ...LIMITS,
    ...over,
  }) as unknown as PalletDetail;
const load = (pallet_id: number, x: number, group: number) => ({
  pallet_id,
  number: `N${pallet_id}`,
  shown_number: `P26014${pallet_id}`,
  x,
  y: 0,
  is_turned: false,
  length: 2400,
  width: 1200,
  height: 1510,
  weight: 240,
  status: 1,
  dispatch_priority: group + 1,
  group,
  group_label: 'Klaipėda',
  state: 'placed',
});

/**
 * Pallet 1 of company 1 with two products, on truck 5 as one of two; pallet 9 without a number; product 1 of order 3.
 */
const factsOfOwners = (): Facts => ({
  pallets: [pallet(1, { truck_id: 5 }), pallet(2, { truck_id: 5 }), pallet(9, { number: null })],
  trucks: [
    {
      id: 5,
      number: 'T26-118',
      description: 'T26-118',
      delivery_date: '2026-11-27',
      vehicle: null,
      length: 13_600,
      width: 2450,
      height: 2700,
      max_pallet_weight: 24_000,
      between_pallets: 0,
      max_king_pin: 12_000,
      max_axles: 24_000,
      allow_turn: true,
      pallets: [load(1, 0, 1), load(2, 2400, 0)],
    } as unknown as Truck,
  ],
  products: [
    {
      id: 1,
      order_id: 3,
      order: '26-0411',
      position: '01',
      barcode: '26-0411.999001',
      type: 'Langas',
      category: 1,
      width: 1100,
      height: 1390,
      depth: 114,
      weight: 80,
      pallet_id: 1,
    } as unknown as Product,
  ],
  orders: [
    {
      id: 3,
      customer: 'UAB Šviesūs',
      address: 'Žvejų g. 5, Klaipėda',
      wood_type: 'Pušis',
      paint_type: 'RAL 7016',
    } as unknown as Order,
  ],
  racks: [{ id: 6, code: 'A-05', barcode: 'A-05', zone: 'A', place: '1 eilė', walking_order: 5, version: 1 } as Rack],
  lastChange: null,
});

export interface LabelWorld extends Facts {
  /** As it was in the beginning. */
  reset(): void;
}

/** Answers for the owners of what stands on labels. */
export const labelWorld = (documents: TestService): LabelWorld => {
  const world: LabelWorld = { ...factsOfOwners(), reset: () => void Object.assign(world, factsOfOwners()) };
  const company = {
    id: 1,
    name: 'UAB Langų gamykla',
    features: [],
    time_zone: 'Europe/Vilnius',
    template_language: 'lt',
  };
  documents.world.answer(getCompany, () => company as never);
  const own = <T>(context: RequestContext | null, rows: readonly T[]): T[] =>
    context?.company_id === 1 ? [...rows] : [];
  documents.world.answer(getPalletsToPrint, ({ pallet_ids }, context) =>
    own(
      context,
      world.pallets.filter(({ id }) => pallet_ids.includes(id)),
    ),
  );
  documents.world.answer(getTrucksToPrint, ({ truck_ids }, context) =>
    own(
      context,
      world.trucks.filter(({ id }) => truck_ids.includes(id)),
    ),
  );
  documents.world.answer(getProductsToPrint, ({ product_ids }, context) => ({
    products: own(
      context,
      world.products.filter(({ id }) => product_ids.includes(id)),
    ),
    images: {},
  }));
  documents.world.answer(getOrdersByIds, ({ ids }, context) =>
    own(
      context,
      world.orders.filter(({ id }) => ids.includes(id)),
    ),
  );
  documents.world.answer(getRacksToPrint, ({ rack_ids }, context) =>
    own(
      context,
      world.racks.filter(({ id }) => rack_ids.includes(id)),
    ),
  );
  documents.world.answer(getLastChange, () => ({ change: world.lastChange }));
  return world;
};

/** A print agent: an API key with the one scope that lets it in. */
export const agentKey = () => ({
  ...people.planner(),
  user_name: 'Etikečių agentas',
  rights: [],
  scopes: ['printing:write' as const],
});
