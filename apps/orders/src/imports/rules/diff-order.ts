import type { FittingGroup } from '@mullion/contracts';
import type { ImportRow } from './read-rows';

/** What a product has in common with the row it came from. */
export interface ProductShape extends Pick<
  ImportRow,
  'position' | 'type' | 'category' | 'width_mm' | 'height_mm' | 'depth_mm' | 'weight_kg' | 'area_m2'
> {
  readonly can_be_flipped: boolean;
  /** Content hash of its fittings. */
  readonly fittings: string | null;
}
const names = ['type', 'category', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'area_m2', 'can_be_flipped', 'fittings'] as const;
/** Of these the file may say nothing; then they stay. */
const silent = ({ can_be_flipped: flipped, fittings }: ImportRow): ReadonlySet<string> =>
  new Set([...(flipped === null ? ['can_be_flipped'] : []), ...(fittings === null ? ['fittings'] : [])]);

export interface OrderDiff {
  readonly changed: readonly { readonly id: number; readonly row: number; readonly set: Partial<ProductShape> }[];
  readonly added: readonly ProductShape[];
  readonly removed: readonly { readonly id: number; readonly position: string }[];
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
    fittings,
  }));
};

/**
 * What has to happen so that a known order holds what the file says. Products are matched by position, in the order in which they
 * were made; those left over in the order go, those left over in the file are added. What the file does not say about flipping and fittings stays.
 */
export const diffOrder = (
  rows: readonly ImportRow[],
  products: readonly (ProductShape & { readonly id: number })[],
  hashOf: HashFittings,
): OrderDiff => {
  const waiting = new Map<string, (ProductShape & { readonly id: number })[]>();
  for (const product of products) {
    const known = waiting.get(product.position);
    if (known) known.push(product);
    else waiting.set(product.position, [product]);
  }
  const changed: { id: number; row: number; set: Partial<ProductShape> }[] = [];
  const added: ProductShape[] = [];
  for (const row of rows) {
    const stays = silent(row);
    for (const wanted of productsOfRow(row, hashOf)) {
      const present = waiting.get(row.position)?.shift();
      if (!present) {
        added.push(wanted);
        continue;
      }
      const differing = names.filter((name) => wanted[name] !== present[name] && !stays.has(name));
      if (differing.length > 0)
        changed.push({ id: present.id, row: row.row, set: Object.fromEntries(differing.map((name) => [name, wanted[name]])) });
    }
  }
  const removed = [...waiting.values()].flat().map(({ id, position }) => ({ id, position }));
  return { changed, added, removed };
};
