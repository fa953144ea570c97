import type { WireProduct, WireSettings } from '../wire';
import type { Draw } from './draw';

type Kind = 'window' | 'small' | 'balcony' | 'door' | 'addition';

/** Glass of two or three panes, kg a m². */
const GLASS_KG_PER_M2 = { double: 20, triple: 30 } as const;

export interface OrderDraw {
  readonly products: number;
  readonly addresses: number;
  /** Share of windows that come as a set with their additions or a second window. */
  readonly sets?: number;
  /** Masses are multiplied by this: thick glass. */
  readonly heavy?: number;
}

/** The demo factory's packing types "Standard" and "Narrow" (docs/packing-model.md). */
export const STANDARD: WireSettings = {
  pallet_length: 2400,
  pallet_width: 1000,
  pallet_height: 120,
  max_height: 2520,
  max_weight: 2000,
  spacing_between: 10,
  spacing_ends: 30,
  spacing_sides: 30,
  allow_different_orders: true,
  mix_addresses: true,
  cut_to_content: false,
};
export const NARROW: WireSettings = { ...STANDARD, pallet_length: 2000, pallet_width: 800 };

/** Orders of windows and doors: sizes, depths and masses by the sources in bench/SOURCES.md; sets are added here. */
export function drawOrders(draw: Draw, wanted: OrderDraw): WireProduct[] {
  const products: WireProduct[] = [];
  for (let order = 1; products.length < wanted.products; order++) {
    const frame = draw.pick([
      [35, 70],
      [20, 76],
      [45, 82],
    ]);
    const glass = draw.chance(0.65) ? GLASS_KG_PER_M2.triple : GLASS_KG_PER_M2.double;
    const common = { order: `O${order}`, address: `A${draw.integer(1, wanted.addresses)}` };
    const count = Math.min(draw.around(9, 5, 1, 1, 40), wanted.products - products.length);
    for (let made = 0; made < count;) {
      const kind = draw.pick<Kind>([
        [64, 'window'],
        [9, 'small'],
        [13, 'balcony'],
        [8, 'door'],
        [6, 'addition'],
      ]);
      const drawn = drawProduct(draw, kind, frame, glass, wanted.heavy ?? 1);
      const alike = Math.min(count - made, kind === 'window' ? draw.integer(1, 4) : draw.integer(1, 2));
      for (let k = 0; k < alike; k++) products.push({ id: products.length + 1, ...common, ...drawn });
      made += alike;
    }
  }
  if (wanted.sets) bindSets(draw, products, wanted.sets);
  return products;
}

type Drawn = Pick<WireProduct, 'category' | 'width' | 'height' | 'depth' | 'weight' | 'can_be_flipped'>;

function drawProduct(draw: Draw, kind: Kind, frame: number, glass: number, heavy: number): Drawn {
  const [width, height] = drawSize(draw, kind);
  const depth =
    kind === 'door' && draw.chance(0.5)
      ? frame + 12
      : kind === 'addition'
        ? draw.pick([[1, 30] as const, [1, 60] as const])
        : frame;
  const areaM2 = (width * height) / 1e6;
  const edgeM = (2 * (width + height)) / 1000;
  const kg =
    kind === 'addition'
      ? areaM2 * depth * 0.55
      : kind === 'door'
        ? areaM2 * 38 + edgeM * 2.2
        : areaM2 * 0.75 * glass + edgeM * 3.4;
  const category = kind === 'addition' ? 0 : kind === 'door' ? 2 : 1;
  const canBeFlipped = kind !== 'door' && kind !== 'balcony';
  return { category, width, height, depth, weight: Math.max(1, Math.round(kg * heavy)), can_be_flipped: canBeFlipped };
}

function drawSize(draw: Draw, kind: Kind): [number, number] {
  switch (kind) {
    case 'window':
      return [draw.around(1150, 380, 10, 500, 1900), draw.around(1350, 220, 10, 500, 1900)];
    case 'small':
      return [draw.around(650, 150, 10, 380, 1000), draw.around(700, 180, 10, 380, 1100)];
    case 'balcony':
      return [draw.around(900, 160, 10, 650, 1900), draw.around(2150, 110, 10, 1900, 2350)];
    case 'door':
      return [draw.around(1010, 110, 10, 850, 1900), draw.around(2120, 70, 10, 1980, 2400)];
    case 'addition':
      return [
        draw.around(1300, 500, 10, 300, 1900),
        draw.pick([[40, 60] as const, [30, 100] as const, [30, 150] as const]),
      ];
  }
}

/** Binds neighbours within an order to sets of two to five, as long as the share lasts. */
function bindSets(draw: Draw, products: WireProduct[], share: number): void {
  let set = 0;
  for (let i = 0; i < products.length;) {
    const order = products[i]!.order;
    let size = 1;
    if (draw.chance(share)) size = draw.integer(2, 5);
    const parts = products.slice(i, i + size).filter((p) => p.order === order);
    if (parts.length > 1) {
      set++;
      for (const part of parts) part.part_of = `S${set}`;
    }
    i += Math.max(1, parts.length);
  }
}
