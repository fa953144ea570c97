import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import {
  boundsOf,
  boxOf,
  dropProductAt,
  isRefused,
  orWidened,
  palletFromWire,
  placeWithLeastDisturbance,
  productFromWire,
  removeProduct,
  sizeOf,
  verbRefusal,
  type LengthRule,
  type PalletLoad,
  type Violation,
} from '@mullion/packing-model';
import type { Place } from './apply-move';

/** What the company allows for pallets that change their size. */
export interface DropRules {
  readonly lengthRule: LengthRule;
  /** Width that a pallet cut to its content may grow back to, mm. */
  readonly fullWidthMm: number;
  readonly tallPalletRule: boolean;
}

export type Verdict =
  | {
      readonly fits: true;
      readonly place: Place;
      readonly freeMm: number;
      readonly lengthMm: number;
      readonly widthMm: number;
      readonly otherAddress: boolean;
    }
  /** `fitting`: how many of them go there, before the one that does not. */
  | { readonly fits: false; readonly why: Violation; readonly fitting: number };

const standing = (pallet: PalletDetail) => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned });

/** Why nothing may be moved to or from a pallet as it stands, or null. */
export const lockOf = (pallet: PalletDetail): Violation | null => verbRefusal('move_out', standing(pallet));

/**
 * Whether products may go onto a pallet one after another, and where the first would stand: near `at` (mm, its back
 * left corner) or, as the others, where it disturbs least. The same rules as the server's; the server still decides.
 */
export const judgeDrop = (
  products: readonly [PlacedProductDto, ...PlacedProductDto[]],
  to: PalletDetail,
  rules: DropRules,
  at: { xMm: number; yMm: number } | null,
): Verdict => {
  const locked = verbRefusal('move_in', standing(to));
  if (locked) return { fits: false, why: locked, fitting: 0 };
  let load = palletFromWire(to, rules.tallPalletRule);
  for (const product of products.filter(({ pallet_id }) => pallet_id === to.id)) {
    const removed = removeProduct(load, product.id);
    if (isRefused(removed)) return { fits: false, why: first(removed.violations), fitting: 0 };
    load = removed.load;
  }
  const limits = { lengthRule: { ...rules.lengthRule, longestMm: Math.max(rules.lengthRule.longestMm, to.length) } };
  for (const [n, product] of products.entries()) {
    const pack = productFromWire(product);
    const attempt = (on: PalletLoad) =>
      at && n === 0 ? dropProductAt(on, pack, at.xMm, at.yMm, limits) : placeWithLeastDisturbance(on, pack, limits);
    const result = orWidened(load, rules.fullWidthMm, attempt);
    if (isRefused(result)) return { fits: false, why: first(result.violations), fitting: n };
    load = result.load;
  }
  const [one] = products;
  const placed = load.products.find((each) => each.id === one.id);
  if (!placed)
    return { fits: false, why: { code: 'pallet.products_do_not_fit', params: { product: one.id } }, fitting: 0 };
  const frontMm = boundsOf(load.products.map(boxOf))?.y1 ?? 0;
  const moved = new Set<number>(products.map(({ id }) => id));
  const addresses = new Set(
    [...products, ...to.products.filter(({ id }) => !moved.has(id))].map(({ address_key }) => address_key),
  );
  return {
    fits: true,
    place: { x: placed.xMm, y: placed.yMm, z: placed.zMm, is_flipped: placed.isFlipped },
    freeMm: Math.max(0, load.widthMm - to.spacing_sides - frontMm),
    lengthMm: load.lengthMm,
    widthMm: load.widthMm,
    otherAddress: addresses.size > 1,
  };
};

const first = (violations: readonly Violation[]): Violation =>
  violations[0] ?? { code: 'pallet.products_do_not_fit', params: {} };

/** The outline of a product standing at a place, for the ghost in the drawing. Millimetres. */
export const ghostOf = (product: PlacedProductDto, place: Place) => {
  const size = sizeOf({ widthMm: product.width, heightMm: product.height, depthMm: product.depth }, place.is_flipped);
  return { xMm: place.x, yMm: place.y, sizeXMm: size.xMm, sizeYMm: size.yMm };
};
