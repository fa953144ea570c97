import type { WireFixed, WireProduct, WireSettings } from '../wire';
import type { Draw } from './draw';

/** A product where the generator stood it. */
export interface PlantedItem extends WireFixed {
  readonly row: number;
}

export interface Planted {
  readonly products: WireProduct[];
  readonly planted: PlantedItem[];
}

/** Free length and height that every planted row keeps, so that the planted plan is not the only one. */
const SLACK = { lengthMm: 60, heightMm: 40 } as const;
const SHORTEST_SIDE_MM = 420;

/**
 * Pallets filled row by row: a row is cut into columns, a column into products of the full width one above another, so
 * that everything stands on everything below. The number of pallets is then a plan that exists; no address or order
 * says otherwise.
 */
export function plantPallets(
  draw: Draw,
  settings: WireSettings,
  pallets: number,
  address: (pallet: number) => string,
): Planted {
  const products: WireProduct[] = [];
  const planted: PlantedItem[] = [];
  const topMm = settings.max_height - settings.pallet_height - SLACK.heightMm;
  const frontMm = settings.pallet_width - settings.spacing_sides;
  for (let pallet = 1; pallet <= pallets; pallet++) {
    let y = settings.spacing_sides;
    for (let row = 0; ; row++) {
      const left = frontMm - y;
      if (left < 62) break;
      // the last row takes what is left, so that the depth is used up
      const depth = left < 190 ? Math.min(left, 104) : draw.integer(62, 92);
      for (const [x, width] of cut(
        draw,
        settings.spacing_ends,
        settings.pallet_length - settings.spacing_ends - SLACK.lengthMm,
        settings.spacing_between,
      )) {
        for (const [z, height] of cut(draw, 0, topMm, 0)) {
          const id = products.length + 1;
          const place = address(pallet);
          const weight = Math.max(1, Math.round((width * height * 21) / 1e6));
          products.push({
            id,
            order: `O${pallet}`,
            address: place,
            category: 1,
            width,
            height,
            depth,
            weight,
            can_be_flipped: draw.chance(0.6),
          });
          planted.push({ id, pallet: String(pallet), x, y, z, is_flipped: false, row });
        }
      }
      y += depth + settings.spacing_between;
    }
  }
  return { products, planted };
}

/** Cuts a stretch into two or three pieces with gaps between them: [start, size] of each. */
function cut(draw: Draw, fromMm: number, toMm: number, gapMm: number): [number, number][] {
  const most = Math.floor((toMm - fromMm + gapMm) / (SHORTEST_SIDE_MM + gapMm));
  const pieces = Math.min(draw.integer(2, 3), most);
  const room = toMm - fromMm - (pieces - 1) * gapMm - pieces * SHORTEST_SIDE_MM;
  const shares = Array.from({ length: pieces }, () => draw.next() + 0.05);
  const sum = shares.reduce((total, share) => total + share, 0);
  const cuts: [number, number][] = [];
  let at = fromMm;
  for (const share of shares) {
    const size = SHORTEST_SIDE_MM + Math.floor((room * share) / sum);
    cuts.push([at, size]);
    at += size + gapMm;
  }
  return cuts;
}
