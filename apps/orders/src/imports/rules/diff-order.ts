import type { FittingGroup } from '@mullion/contracts';
import type { ImportRow } from './read-rows';

/** What a product has in common with the row it came from. */
export interface ProductShape extends Pick<
  ImportRow,
  'position' | 'type' | 'category' | 'width_mm' | 'height_mm' | 'depth_mm' | 'weight_kg' | 'area_m2'
> {
  readonly can_be_flipped: boolean;
  readonly comment: string | null;
  /** Content hash of its fittings. */
  readonly fittings: string | null;
}
const names = [
  'type',
  'category',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_kg',
  'area_m2',
  'can_be_flipped',
  'comment',
  'fittings',
] as const;
/** Of these the file may say nothing; then they stay. */
const silent = (row: ImportRow): ReadonlySet<string> =>
  new Set((['can_be_flipped', 'comment', 'fittings'] as const).filter((name) => row[name] === null));

export interface OrderDiff {
  readonly changed: readonly { readonly id: number; readonly row: number; readonly set: Partial<ProductShape> }[];
  readonly added: readonly ProductShape[];
  /** With the row that names the position last, else the first of the order. */
  readonly removed: readonly { readonly id: number; readonly position: string; readonly row: number }[];
  /** Rows of a position that stands in the order or the file with different products: nobody knows which of them a row means. */
  readonly unclear: readonly { readonly position: string; readonly row: number }[];
}

/** What names a list of fittings; null for none. */
export type HashFittings = (groups: readonly FittingGroup[]) => string | null;

/** The products of a row: `quantity` alike; whether they may be flipped is by default so for windows only (packing-model.md). */
export const productsOfRow = (row: ImportRow, hashOf: HashFittings): ProductShape[] => {
  const fittings = hashOf(row.fittings ?? []);
  return Array.from({ length: row.quantity }, () => ({
    position: row.position,
    type: row.type,
    category: row.category,
    width_mm: row.width_mm,
    height_mm: row.height_mm,
    depth_mm: row.depth_mm,
    weight_kg: row.weight_kg,
    area_m2: row.area_m2,
    can_be_flipped: row.can_be_flipped ?? row.category === 1,
    comment: row.comment,
    fittings,
  }));
};

type Known = ProductShape & { readonly id: number };
interface Wanted {
  readonly row: ImportRow;
  readonly shape: ProductShape;
  readonly stays: ReadonlySet<string>;
}

const differing = ({ shape, stays }: Wanted, present: ProductShape) =>
  names.filter((name) => shape[name] !== present[name] && !stays.has(name));

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const known = found.get(keyOf(item));
    if (known) known.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
};

const shapeKey = (shape: ProductShape, stays: ReadonlySet<string>): string =>
  JSON.stringify(names.map((name) => (stays.has(name) ? null : shape[name])));

/** Gives each time a product that is as a row says, once, in the order in which they were made. */
const equalsOf = (products: readonly Known[]) => {
  const left = new Set(products);
  const pools = new Map<string, Map<string, Known[]>>();
  return {
    left,
    take: ({ shape, stays }: Wanted): boolean => {
      const silence = [...stays].join();
      const pool = pools.get(silence) ?? groupBy(products.toReversed(), (product) => shapeKey(product, stays));
      pools.set(silence, pool);
      const alike = pool.get(shapeKey(shape, stays)) ?? [];
      for (let found = alike.pop(); found; found = alike.pop()) if (left.delete(found)) return true;
      return false;
    },
  };
};

/** Of one position: which product each row means, products that are as the file says first, the others in the order in which they were made. */
const matchPosition = (wanted: readonly Wanted[], products: readonly Known[]) => {
  const { left, take } = equalsOf(products);
  const open = wanted.filter((one) => !take(one));
  const rest = [...left];
  const pairs = open.slice(0, rest.length).map((one, at) => ({ ...one, product: rest[at] as Known }));
  const isMixed = (shapes: readonly ProductShape[]): boolean =>
    new Set(shapes.map((shape) => JSON.stringify(names.map((name) => shape[name])))).size > 1;
  return {
    pairs,
    added: open.slice(rest.length),
    removed: rest.slice(open.length),
    isUnclear: pairs.length > 0 && (isMixed(wanted.map(({ shape }) => shape)) || isMixed(products)),
  };
};

/**
 * What has to happen so that a known order holds what the file says. Products are matched by position; those left over in the order go, those
 * left over in the file are added. What the file does not say about flipping, comment and fittings stays.
 */
export const diffOrder = (rows: readonly ImportRow[], products: readonly Known[], hashOf: HashFittings): OrderDiff => {
  const present = groupBy(products, ({ position }) => position);
  const wanted = groupBy(
    rows.flatMap((row) => productsOfRow(row, hashOf).map((shape) => ({ row, shape, stays: silent(row) }))),
    ({ row }) => row.position,
  );
  const found = [...wanted].map(([position, ofFile]) => ({
    lastRow: ofFile.at(-1)?.row.row ?? 0,
    ...matchPosition(ofFile, present.get(position) ?? []),
  }));
  const gone = [...present].filter(([position]) => !wanted.has(position)).flatMap(([, ofOrder]) => ofOrder);
  return {
    changed: found.flatMap(({ pairs }) =>
      pairs.map((pair) => ({
        id: pair.product.id,
        row: pair.row.row,
        set: Object.fromEntries(differing(pair, pair.product).map((name) => [name, pair.shape[name]])),
      })),
    ),
    added: found.flatMap(({ added }) => added.map(({ shape }) => shape)),
    removed: [
      ...found.flatMap(({ removed, lastRow: row }) => removed.map(({ id, position }) => ({ id, position, row }))),
      ...gone.map(({ id, position }) => ({ id, position, row: rows[0]?.row ?? 0 })),
    ],
    unclear: found.flatMap(({ isUnclear, pairs }) => (isUnclear ? pairs.map(({ row }) => ({ position: row.position, row: row.row })) : [])),
  };
};
