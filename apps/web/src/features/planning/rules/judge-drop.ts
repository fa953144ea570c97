import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
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
  | { readonly fits: false; readonly why: Violation };

const standing = (pallet: PalletWhole) => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned });

/** Why nothing may be moved to or from a pallet as it stands, or null. */
export const lockOf = (pallet: PalletWhole): Violation | null => verbRefusal('move_out', standing(pallet));

/**
 * Whether a product may go onto a pallet, and where it would stand: near `at` (mm, its back left corner) or where it disturbs least.
 * The same rules as the server's; the server still decides.
 */
export const judgeDrop = (
  product: PlacedProductDto,
  to: PalletWhole,
  rules: DropRules,
  at: { xMm: number; yMm: number } | null,
): Verdict => {
  const locked = verbRefusal('move_in', standing(to));
  if (locked) return { fits: false, why: locked };
  const target = palletFromWire(to, rules.tallPalletRule);
  const removed = product.pallet_id === to.id ? removeProduct(target, product.id) : null;
  if (removed && isRefused(removed)) return { fits: false, why: first(removed.violations) };
  const load = removed ? removed.load : target;
  const pack = productFromWire(product);
  const limits = { lengthRule: { ...rules.lengthRule, longestMm: Math.max(rules.lengthRule.longestMm, to.length) } };
  const attempt = (on: PalletLoad) => (at ? dropProductAt(on, pack, at.xMm, at.yMm, limits) : placeWithLeastDisturbance(on, pack, limits));
  const result = orWidened(load, rules.fullWidthMm, attempt);
  if (isRefused(result)) return { fits: false, why: first(result.violations) };
  const placed = result.load.products.find((each) => each.id === product.id);
  if (!placed) return { fits: false, why: { code: 'pallet.products_do_not_fit', params: { product: product.id } } };
  const frontMm = boundsOf(result.load.products.map(boxOf))?.y1 ?? 0;
  return {
    fits: true,
    place: { x: placed.xMm, y: placed.yMm, z: placed.zMm, is_flipped: placed.isFlipped },
    freeMm: Math.max(0, result.load.widthMm - to.spacing_sides - frontMm),
    lengthMm: result.load.lengthMm,
    widthMm: result.load.widthMm,
    otherAddress: to.products.some((each) => each.id !== product.id && each.address_key !== product.address_key),
  };
};

const first = (violations: readonly Violation[]): Violation => violations[0] ?? { code: 'pallet.products_do_not_fit', params: {} };

/** The outline of a product standing at a place, for the ghost in the drawing. Millimetres. */
export const ghostOf = (product: PlacedProductDto, place: Place) => {
  const size = sizeOf({ widthMm: product.width, heightMm: product.height, depthMm: product.depth }, place.is_flipped);
  return { xMm: place.x, yMm: place.y, sizeXMm: size.xMm, sizeYMm: size.yMm };
};
