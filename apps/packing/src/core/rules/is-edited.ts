interface Place {
  readonly id: number;
  readonly pallet_id: number | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}
interface Pallet {
  readonly row: object;
  readonly products: readonly Place[];
}

/** Columns that follow from the content, from orders, from scans and from trucks' copies: nobody edits them. */
const followed = new Set([
  'height',
  'weight',
  'errors',
  'warnings',
  'products_count',
  'loaded_count',
  'order_ids',
  'order_number',
  'customer_name',
  'address',
  'address_keys',
  'version',
  'record_version',
  'truck_status',
  'truck_description',
]);

export const samePlace = (a: Place, b: Place): boolean =>
  a.pallet_id === b.pallet_id && a.x === b.x && a.y === b.y && a.z === b.z && a.is_flipped === b.is_flipped;

/**
 * True when a person who edits this pallet has to see it again: a setting, its status, its truck or an arrangement has
 * changed.
 */
export const isEdited = (before: Pallet | undefined, after: Pallet): boolean => {
  if (!before) return true;
  const old = new Map(Object.entries(before.row));
  if (Object.entries(after.row).some(([name, value]) => !followed.has(name) && old.get(name) !== value)) return true;
  if (before.products.length !== after.products.length) return true;
  const places = new Map(before.products.map((product) => [product.id, product]));
  return after.products.some((product) => {
    const place = places.get(product.id);
    return !place || !samePlace(place, product);
  });
};
