import type { PalletFields } from '@mullion/contracts';

/** Settings and sizes of a pallet that a person may change while it is open. */
export const editable = [
  'length',
  'width',
  'pallet_height',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
  'max_weight',
  'max_height',
  'printable',
  'makes_legs',
  'auto_update',
] as const;
/** What may be changed on any pallet: it touches neither content nor timber. */
export const remarks = ['comment', 'dispatch_priority'] as const;

type Editable = Pick<PalletFields, (typeof editable)[number]>;
type Remarks = Pick<PalletFields, (typeof remarks)[number]>;

const differing = <T extends object>(now: object, asked: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    names
      .filter((name) => asked[name] !== undefined && asked[name] !== (now as Record<PropertyKey, unknown>)[name])
      .map((name) => [name, asked[name]]),
  ) as Partial<T>;

/** The fields that are asked to be other than they are; unchanged ones count as not asked. */
export const changedFields = (
  now: object,
  asked: Omit<PalletFields, 'products'>,
): { settings: Partial<Editable>; remarks: Partial<Remarks> } => ({
  settings: differing<Editable>(now, asked, editable),
  remarks: differing<Remarks>(now, asked, remarks),
});

interface Placed {
  readonly id: number;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly is_flipped: boolean;
}

/** Whether products are asked to stand otherwise than they do. */
export const isOtherArrangement = (products: readonly Placed[], asked: readonly Placed[]): boolean => {
  const places = new Map(products.map((product) => [product.id, product]));
  return (
    asked.length !== products.length ||
    asked.some((to) => {
      const now = places.get(to.id);
      return !now || now.x !== to.x || now.y !== to.y || now.z !== to.z || now.is_flipped !== to.is_flipped;
    })
  );
};
