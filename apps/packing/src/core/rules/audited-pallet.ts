interface Place {
  readonly barcode: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
}

interface Audited {
  readonly row: object;
  readonly products: readonly Place[];
}

/** What a person sets; the rest of a pallet follows from its content. */
const COLUMNS = [
  'number',
  'length',
  'width',
  'pallet_height',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
  'max_weight',
  'max_height',
  'status',
  'printable',
  'auto_update',
  'makes_legs',
  'dispatch_priority',
  'comment',
] as const;
const LAYERS = ['layer_1', 'layer_2', 'layer_3'] as const;

const placeOf = (place: Place): string =>
  `${place.barcode} ${place.x}/${place.y}/${place.z}${place.is_flipped ? ' ↻' : ''}`;
const barcodesOf = (products: readonly Place[]): string[] => products.map(({ barcode }) => barcode).sort();

/**
 * Fields of a pallet for the audit list. Which products stand on it is always listed; where they stand only when they
 * are the same ones (a product that arrives makes others move), and layers only when they were typed.
 */
export const auditedPallet = (state: Audited, other: Audited | null): Record<string, unknown> => {
  const row = state.row as Record<string, unknown>;
  const products = barcodesOf(state.products);
  const isArranged = other !== null && products.join() === barcodesOf(other.products).join();
  const there = new Set(other?.products.map(placeOf));
  const columns = row['auto_update'] === true ? COLUMNS : [...COLUMNS, ...LAYERS];
  return {
    ...Object.fromEntries(columns.map((name) => [name, row[name] ?? null])),
    products,
    ...(isArranged
      ? {
          places: state.products
            .map(placeOf)
            .filter((place) => !there.has(place))
            .sort(),
        }
      : {}),
  };
};
