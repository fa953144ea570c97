import type { FittingGroup } from '@mullion/contracts';
import { type KnownPiece, matchPieces, type WantedPiece } from './match-pieces';
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
  new Set((['type', 'can_be_flipped', 'comment', 'fittings'] as const).filter((name) => row[name] === null));

export interface OrderDiff {
  readonly changed: readonly {
    readonly id: number;
    readonly row: number;
    readonly kind: 'changed' | 'exchanged';
    readonly set: Partial<ProductShape>;
  }[];
  readonly added: readonly ProductShape[];
  /** With the row that names the position last, else the first of the order. */
  readonly removed: readonly { readonly id: number; readonly position: string; readonly row: number }[];
  /** How many products are as the file says. */
  readonly same: number;
  /** Rows that may mean one product or another. */
  readonly unclear: readonly { readonly position: string; readonly row: number }[];
  /** Rows with a barcode that no product of the order has, or that another row has too. */
  readonly unknown: readonly { readonly barcode: string; readonly row: number }[];
}

/** What names a list of fittings; null for none. */
export type HashFittings = (groups: readonly FittingGroup[]) => string | null;

/**
 * The products of a row: `quantity` alike; whether they may be flipped is by default so for windows only
 * (packing-model.md).
 */
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

type Known = KnownPiece<ProductShape>;
interface Wanted extends WantedPiece<ProductShape> {
  readonly row: ImportRow;
}

/** Of a piece that is another one's mark the mark differs too. */
const differing = ({ shape, stays }: Wanted, present: ProductShape) =>
  (['position', ...names] as const).filter((name) => shape[name] !== present[name] && !stays.has(name));

/**
 * What has to happen so that a known order holds what the file says: products are matched to its rows (`matchPieces`);
 * those left over in the order go, those left over in the file are added. What the file does not say about flipping,
 * comment and fittings stays.
 */
export const diffOrder = (rows: readonly ImportRow[], products: readonly Known[], hashOf: HashFittings): OrderDiff => {
  const wanted = rows.flatMap((row): Wanted[] =>
    productsOfRow(row, hashOf).map((shape) => ({ row, shape, barcode: row.barcode, stays: silent(row) })),
  );
  const { pairs, added, gone, unclear, unknown } = matchPieces<ProductShape, Wanted, Known>(wanted, products, names);
  const changed = pairs.flatMap(({ wanted: one, product, isExchanged }) => {
    const set = Object.fromEntries(differing(one, product).map((name) => [name, one.shape[name]]));
    const kind = isExchanged ? ('exchanged' as const) : ('changed' as const);
    return Object.keys(set).length === 0 ? [] : [{ id: product.id, row: one.row.row, kind, set }];
  });
  const lastRows = new Map(rows.map((row) => [row.position, row.row]));
  return {
    changed: changed.sort((a, b) => a.row - b.row || a.id - b.id),
    added: added.map(({ shape }) => shape),
    removed: gone.map(({ id, position }) => ({ id, position, row: lastRows.get(position) ?? rows[0]?.row ?? 0 })),
    same: pairs.length - changed.length,
    unclear: unclear.map(({ row }) => ({ position: row.position, row: row.row })),
    unknown: unknown.map(({ row, barcode }) => ({ barcode: barcode ?? '', row: row.row })),
  };
};

/** What has to happen so that a known order holds the rows besides its products; none of them names one of those. */
export const addToOrder = (rows: readonly ImportRow[], hashOf: HashFittings): OrderDiff => ({
  changed: [],
  added: rows.flatMap((row) => productsOfRow(row, hashOf)),
  removed: [],
  same: 0,
  unclear: [],
  unknown: rows.flatMap(({ row, barcode }) => (barcode === null ? [] : [{ row, barcode }])),
});
