import { boxOf, rowsOf, type PalletLoad } from '@mullion/packing-model';

type Rows = ReturnType<typeof rowsOf>;

export interface PlaceOnPallet {
  /** 1-based, from the back. */
  readonly row: number;
  readonly side: 'left' | 'middle' | 'right' | 'whole';
  /** Of a stack; null where it stands alone. */
  readonly level: 'bottom' | 'between' | 'top' | null;
}

/** A product that takes more of the length than this is on no side. */
const WHOLE_SHARE = 0.7;
/** The middle of a product this near the middle of the pallet, as a share of its length, is on neither side. */
const MIDDLE_SHARE = 1 / 10;

let latest: { readonly layout: string; readonly rows: Rows } | null = null;

/**
 * The rows of a pallet. Every scan asks for those of the same pallet, on which nothing has moved, and finding them
 * takes longer than all else it does.
 */
const rowsOn = ({ products }: PalletLoad): Rows => {
  const layout = JSON.stringify(products);
  if (latest?.layout !== layout) latest = { layout, rows: rowsOf(products) };
  return latest.rows;
};

const levelOn = (load: PalletLoad, id: number): PlaceOnPallet['level'] => {
  const stack = rowsOn(load)
    .flatMap(({ stacks }) => stacks)
    .find((one) => one.some((each) => each.id === id));
  const standing = [...(stack ?? [])].sort((one, other) => one.zMm - other.zMm);
  if (standing.length < 2) return null;
  if (standing[0]?.id === id) return 'bottom';
  return standing.at(-1)?.id === id ? 'top' : 'between';
};

/** Where a product stands, in the words of whoever carries it there; null when it is not on this pallet. */
export const placeOnPallet = (load: PalletLoad, productId: number): PlaceOnPallet | null => {
  const product = load.products.find(({ id }) => id === productId);
  if (!product) return null;
  const row = 1 + rowsOn(load).findIndex(({ stacks }) => stacks.flat().some(({ id }) => id === productId));
  const { x0, x1 } = boxOf(product);
  const level = levelOn(load, productId);
  if (x1 - x0 > load.lengthMm * WHOLE_SHARE) return { row, side: 'whole', level };
  const offMm = (x0 + x1) / 2 - load.lengthMm / 2;
  if (Math.abs(offMm) < load.lengthMm * MIDDLE_SHARE) return { row, side: 'middle', level };
  return { row, side: offMm < 0 ? 'left' : 'right', level };
};

/** What is put down next: row by row from the back, from left to right, what carries before what lies on it. */
export const nextOnPallet = (load: PalletLoad, missing: ReadonlySet<number>): number | null =>
  rowsOn(load)
    .flatMap(({ stacks }) => stacks.flat())
    .find(({ id }) => missing.has(id))?.id ?? null;
