import type {
  WireFixed,
  WireFloorPallet,
  WireInstance,
  WirePallets,
  WireProduct,
  WireSettings,
  WireTruck,
} from '../wire';
import { Draw } from './draw';
import { drawOrders, NARROW, STANDARD } from './draw-orders';
import { plantPallets, type PlantedItem } from './planted';

/** Lengths of the demo company (docs/packing-model.md). */
export const DEMO_LENGTHS_MM = [800, 1200, 1600, 2000, 2400, 2800, 3200];

const SOURCE = 'made by bench/packing/own, seeded';
const byAddress = { mix_addresses: false, cut_to_content: true } as const;

/**
 * Instances for what the given ones lack; the same on every machine. Written to bench/own by
 * `npm run bench:packing -- --write-own`.
 */
export function ownInstances(): WireInstance[] {
  return [
    drawn('SETS_M1', 11, STANDARD, { products: 200, addresses: 8, sets: 0.5 }),
    drawn('SETS_M2', 12, { ...NARROW, ...byAddress }, { products: 200, addresses: 6, sets: 0.5 }),
    drawn(
      'STD_M1',
      21,
      { ...STANDARD, ...byAddress, standard_lengths: DEMO_LENGTHS_MM },
      { products: 200, addresses: 10 },
    ),
    drawn(
      'STD_M2',
      22,
      { ...NARROW, ...byAddress, standard_lengths: [1150, 1900] },
      { products: 200, addresses: 7, sets: 0.3 },
    ),
    drawn('TIGHT_M1', 31, { ...STANDARD, max_weight: 820 }, { products: 200, addresses: 8 }),
    drawn(
      'TIGHT_M2',
      32,
      { ...NARROW, max_height: 2560, max_weight: 900 },
      { products: 200, addresses: 8, heavy: 1.5 },
    ),
    drawn(
      'ORDERS_M1',
      41,
      { ...STANDARD, ...byAddress, allow_different_orders: false },
      { products: 200, addresses: 8, sets: 0.2 },
    ),
    withMisfits('UNFIT_M1', 51),
    planted('LOCK_M1', 61, STANDARD, 8, (s) => Number(s.pallet) <= 5 && s.row < 4),
    planted(
      'LOCK_M2',
      62,
      { ...NARROW, ...byAddress },
      8,
      (s) => Number(s.pallet) <= 3 || (Number(s.pallet) <= 6 && s.row < 3),
    ),
    planted('PIN_M1', 71, STANDARD, 6, (s) => Number(s.pallet) <= 4 && s.row > 5),
    planted('PIN_M2', 72, STANDARD, 6, (s) => Number(s.pallet) <= 4 && s.z === 0 && s.row % 3 === 1),
    floor('STOPS_1', 81, { pallets: 40, stops: 12, truck: { length: null, width: 2480, between_pallets: 50 } }),
    floor('STOPS_2', 82, { pallets: 60, stops: 30, truck: { length: null, width: 2440, between_pallets: 0 } }),
    floor('STOPS_3', 83, {
      pallets: 45,
      stops: 20,
      truck: { length: 13600, width: 2480, between_pallets: 50, height: 2600, max_pallet_weight: 14000 },
    }),
  ];
}

function drawn(
  name: string,
  seed: number,
  settings: WireSettings,
  wanted: Parameters<typeof drawOrders>[1],
): WirePallets {
  return { name, kind: 'pallets', source: SOURCE, settings, products: drawOrders(new Draw(seed), wanted) };
}

/**
 * Pallets that are full by construction; what `stays` says is locked where it stands, the rest is to be packed again.
 */
function planted(
  name: string,
  seed: number,
  settings: WireSettings,
  pallets: number,
  stays: (s: PlantedItem) => boolean,
): WirePallets {
  const draw = new Draw(seed);
  const { products, planted } = plantPallets(draw, settings, pallets, (pallet) => `A${(pallet % 3) + 1}`);
  const fixed = planted.filter(stays).map(({ row: _, ...place }): WireFixed => place);
  const reference = { planted_optimum: pallets };
  return {
    name,
    kind: 'pallets',
    source: SOURCE,
    settings,
    products: shuffledIds(draw, products, fixed),
    fixed,
    reference,
  };
}

/** New ids in another order, so that the order of the file says nothing of the planted plan. */
function shuffledIds(draw: Draw, products: readonly WireProduct[], fixed: readonly WireFixed[]): WireProduct[] {
  const mixed = draw.shuffled(products);
  const ids = new Map(mixed.map((p, i) => [p.id, i + 1]));
  for (const place of fixed) place.id = ids.get(place.id)!;
  return mixed.map((p) => ({ ...p, id: ids.get(p.id)! }));
}

/** Products that no pallet holds, each with the rule that stops it. */
function withMisfits(name: string, seed: number): WirePallets {
  const settings: WireSettings = { ...STANDARD, ...byAddress };
  const products = drawOrders(new Draw(seed), { products: 180, addresses: 5 });
  const unplaced: Record<string, number[]> = {};
  const add = (rule: string | null, product: Partial<WireProduct>) => {
    const id = products.length + 1;
    const common = {
      id,
      order: 'X1',
      address: 'A1',
      category: 1,
      width: 900,
      height: 1200,
      depth: 70,
      weight: 40,
      can_be_flipped: false,
    };
    products.push({ ...common, ...product });
    if (rule) unplaced[rule] = [...(unplaced[rule] ?? []), id];
  };
  add('too_long', { width: 2341 });
  add('too_long', { width: 2600, height: 2500, can_be_flipped: true });
  add(null, { width: 2340 });
  add('too_high', { height: 2401 });
  add(null, { width: 2390, height: 1200, can_be_flipped: true });
  add('too_deep', { depth: 941 });
  add(null, { depth: 940 });
  add('too_heavy', { weight: 1990 });
  for (let part = 0; part < 6; part++) add('set_too_big', { width: 2000, height: 2300, depth: 180, part_of: 'SX' });
  for (const address of ['A1', 'A2']) add('set_mixes_addresses', { address, part_of: 'SY' });
  return { name, kind: 'pallets', source: SOURCE, settings, products, reference: { unplaced } };
}

interface FloorDraw {
  readonly pallets: number;
  readonly stops: number;
  readonly truck: WireTruck['truck'];
}

/** Pallets of many stops: lengths as a factory cuts them, two widths, some that may not be turned. */
function floor(name: string, seed: number, wanted: FloorDraw): WireTruck {
  const draw = new Draw(seed);
  const pallets = Array.from({ length: wanted.pallets }, (_, i): WireFloorPallet => {
    const length = draw.around(1700, 450, 10, 700, 2400);
    const width = draw.pick([
      [60, 1000],
      [30, 800],
      [10, 1200],
    ]);
    return {
      id: i + 1,
      length,
      width,
      height: draw.integer(1500, 2700),
      weight: Math.round((length * width * draw.integer(250, 420)) / 1e6),
      dispatch_priority: draw.integer(1, wanted.stops),
      allow_turn: draw.chance(0.8),
    };
  });
  return { name, kind: 'truck', source: SOURCE, truck: wanted.truck, pallets };
}
