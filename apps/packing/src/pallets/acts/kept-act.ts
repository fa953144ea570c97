import type { PlanningActKind } from '@mullion/contracts';
import type { PalletRow, PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { samePlace } from '../../core/rules/is-edited';

/** Where a product stood; moments come back from the database as text. */
export type KeptPlace = Pick<ProductRow, 'id' | 'x' | 'y' | 'z' | 'is_flipped'> & {
  readonly loaded_at: Date | string | null;
};

/** What an act has set of a pallet, by column. */
export type KeptFields = Partial<
  Pick<
    PalletRow,
    | 'number'
    | 'length'
    | 'width'
    | 'pallet_height'
    | 'max_height'
    | 'max_weight'
    | 'spacing_between'
    | 'spacing_ends'
    | 'spacing_sides'
  >
>;
/** What was pinned of what an act has pinned or unpinned. */
export interface KeptPins {
  readonly pallet: boolean;
  readonly products: readonly number[];
}

/** A pallet as an act found or left it. Lengths in mm. */
export interface KeptPallet {
  readonly id: number;
  readonly length: number;
  readonly width: number;
  readonly products: readonly KeptPlace[];
  /** Of an act that sets or pins; where it stood is not looked at then. */
  readonly fields?: KeptFields;
  readonly pins?: KeptPins;
}

/** What it takes to take an act back, and to do it again. A pallet that is missing on one side did not exist then. */
export interface KeptAct {
  readonly id: string;
  readonly kind: PlanningActKind;
  readonly user_id: number | null;
  /** Of an order taken out of planning. */
  readonly order_id: number | null;
  /** False: it is taken back. */
  readonly done: boolean;
  readonly product_ids: readonly number[];
  readonly before: readonly KeptPallet[];
  readonly after: readonly KeptPallet[];
}

export const keptPallets = (states: Iterable<PalletState>): KeptPallet[] =>
  [...states].map(({ row: { id, length, width }, products }) => ({
    id,
    length,
    width,
    products: products.map(placeOf),
  }));

const placeOf = ({ id, x, y, z, is_flipped, loaded_at }: ProductRow): KeptPlace => ({
  id,
  x,
  y,
  z,
  is_flipped,
  loaded_at,
});

/** A place with the pallet that it is on. */
export type Spot = KeptPlace & { readonly pallet_id: number };

/** Where products stood; those that are missing stood on no pallet. */
export const spotsOf = (pallets: readonly KeptPallet[]): ReadonlyMap<number, Spot> =>
  new Map(
    pallets.flatMap(({ id, products }) => products.map((place) => [place.id, { ...place, pallet_id: id }] as const)),
  );

/** The products that stand on another pallet, or on none, or on one now. */
export const movedBetween = (before: readonly KeptPallet[], after: readonly KeptPallet[]): number[] => {
  const [from, to] = [spotsOf(before), spotsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].filter((id) => from.get(id)?.pallet_id !== to.get(id)?.pallet_id);
};

/**
 * Whether a pallet has the size and the arrangement that were kept; of none that were kept: whether nothing stands on
 * it.
 */
export const isAsKept = ({ row, products }: PalletState, kept: KeptPallet | undefined): boolean => {
  if (!kept) return products.length === 0;
  if (row.length !== kept.length || row.width !== kept.width || products.length !== kept.products.length) return false;
  const places = new Map(kept.products.map((place) => [place.id, { ...place, pallet_id: row.id }]));
  return products.every((product) => {
    const place = places.get(product.id);
    return place !== undefined && samePlace(product, place);
  });
};
