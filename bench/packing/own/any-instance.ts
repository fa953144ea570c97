import type { WireFixed, WireFloorPallet, WirePallets, WireProduct, WireTruck } from '../wire';
import { Draw } from './draw';
import { DEMO_LENGTHS_MM } from './own-instances';
import { drawOrders, STANDARD } from './draw-orders';
import { plantPallets } from './planted';

/**
 * A small instance of any kind at all: every setting, sets, locked and pinned placements, products that fit nowhere.
 */
export function anyPallets(seed: number): WirePallets {
  const draw = new Draw(seed * 7919 + 1);
  const settings = {
    ...STANDARD,
    pallet_length: draw.pick([
      [3, 2400],
      [2, 2000],
      [1, 3200],
      [1, 1400],
    ]),
    pallet_width: draw.pick([
      [3, 1000],
      [2, 800],
      [1, 400],
    ]),
    max_height: draw.integer(1900, 2900),
    max_weight: draw.pick([
      [3, 2000],
      [2, 700],
      [1, 300],
    ]),
    spacing_between: draw.pick([
      [3, 10],
      [1, 0],
      [1, 37],
    ]),
    spacing_ends: draw.pick([
      [2, 30],
      [1, 0],
    ]),
    spacing_sides: draw.pick([
      [2, 30],
      [1, 0],
    ]),
    allow_different_orders: draw.chance(0.7),
    mix_addresses: draw.chance(0.5),
    cut_to_content: draw.chance(0.6),
    ...(draw.chance(0.4) ? { standard_lengths: draw.chance(0.5) ? DEMO_LENGTHS_MM : [1010, 1930] } : {}),
  };
  // of its own draw, so that the rest does not change with it: some products near the limit by themselves
  const heavy = new Draw(seed).chance(0.2) ? 6 : 1;
  const fresh = drawOrders(draw, {
    products: draw.integer(0, 40),
    addresses: draw.integer(1, 4),
    sets: draw.chance(0.5) ? draw.next() : 0,
    heavy,
  });
  const { products, fixed } = draw.chance(0.5) ? lockedPallets(draw, settings) : { products: [], fixed: [] };
  const all = [...products, ...fresh.map((p) => ({ ...p, id: p.id + products.length }))];
  if (draw.chance(0.3)) joinSets(draw, all, new Map(fixed.map((f) => [f.id, f.pallet])));
  return { name: `ANY_${seed}`, kind: 'pallets', settings, products: all, fixed };
}

/** Open pallets with any part of their products fixed: one address and order each, or what the plant gives. */
function lockedPallets(draw: Draw, settings: WirePallets['settings']): { products: WireProduct[]; fixed: WireFixed[] } {
  const longest = Math.max(...(settings.standard_lengths ?? []).filter((mm) => mm <= settings.pallet_length));
  const room = settings.cut_to_content && longest > 0 ? { ...settings, pallet_length: longest } : settings;
  const { products, planted } = plantPallets(draw, room, draw.integer(1, 3), (pallet) => `A${pallet}`);
  const heaviestRow = draw.integer(0, 4);
  const front = draw.chance(0.5);
  const stays = planted.filter((s) => (front ? s.row >= heaviestRow + 1 : s.row <= heaviestRow));
  // a product on another one stays only with what carries it
  const kept = draw.chance(0.5) ? stays : stays.filter((s) => s.z === 0);
  const loads = new Map<string, number>();
  const fixed = kept.filter((s) => {
    const kg = (loads.get(s.pallet) ?? 0) + products[s.id - 1]!.weight;
    if (kg > settings.max_weight - settings.pallet_length * settings.pallet_width * 2.805e-5) return false;
    loads.set(s.pallet, kg);
    return true;
  });
  const carried = new Set(planted.filter((s) => s.z === 0).map((s) => `${s.pallet} ${s.x} ${s.y}`));
  const steady = fixed.filter(
    (s) => s.z === 0 || (carried.has(`${s.pallet} ${s.x} ${s.y}`) && palletOf(s, fixed, products)),
  );
  return { products, fixed: steady.map(({ row: _, ...place }) => place) };
}

/** Every product below in its column is fixed as well. */
function palletOf(upper: WireFixed, fixed: readonly WireFixed[], products: readonly WireProduct[]): boolean {
  const below = fixed.filter((s) => s.pallet === upper.pallet && s.x === upper.x && s.y === upper.y && s.z < upper.z);
  return below.reduce((sum, s) => sum + products[s.id - 1]!.height, 0) === upper.z;
}

/**
 * Sets over orders and addresses, fixed products and free ones alike: some that no plan keeps together. What is fixed
 * is not torn.
 */
function joinSets(draw: Draw, products: WireProduct[], palletOf: ReadonlyMap<number, string>): void {
  for (let set = 0; set < 3; set++) {
    let home: string | undefined;
    for (const p of products) {
      if (!draw.chance(0.06)) continue;
      const pallet = palletOf.get(p.id);
      if (pallet !== undefined && pallet !== (home ??= pallet)) continue;
      p.part_of = `J${set}`;
    }
  }
}

/** A small truck floor of any kind. */
export function anyTruck(seed: number): WireTruck {
  const draw = new Draw(seed * 104729 + 5);
  const stops = draw.integer(1, 8);
  const pallets = Array.from({ length: draw.integer(0, 25) }, (_, i): WireFloorPallet => ({
    id: i + 1,
    length: draw.integer(500, 2600),
    width: draw.pick([
      [4, 1000],
      [2, 800],
      [1, 1300],
      [1, 2500],
    ]),
    height: draw.integer(1000, 3100),
    weight: draw.integer(50, 1500),
    dispatch_priority: draw.integer(1, stops),
    allow_turn: draw.chance(0.7),
  }));
  const truck = {
    length: draw.chance(0.5) ? null : draw.integer(3000, 13600),
    width: draw.integer(1900, 2500),
    between_pallets: draw.chance(0.5) ? 0 : 50,
    ...(draw.chance(0.4) ? { height: 2700 } : {}),
    ...(draw.chance(0.4) ? { max_pallet_weight: 9000 } : {}),
  };
  return { name: `ANY_T${seed}`, kind: 'truck', truck, pallets };
}
