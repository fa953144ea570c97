/** The numbers of a packing type that a drawing needs: millimetres, as typed; negative ones too. */
export interface PackingNumbers {
  readonly longest_pallet: number;
  readonly pallet_width: number;
  readonly pallet_height: number;
  readonly max_height: number;
  readonly spacing_ends: number;
  readonly spacing_sides: number;
  readonly spacing_between: number;
  readonly truck_length: number;
  readonly truck_width: number;
  readonly truck_height: number;
  readonly default_truck_spacing: number;
}

/** Depth of the product that the drawing shows: a window with its sill profile. */
export const EXAMPLE_DEPTH = 92;
const MOST = 200;

const howMany = (room: number, size: number, gap: number): number => {
  if (size <= 0 || room < size) return 0;
  return Math.min(MOST, size + gap <= 0 ? MOST : Math.floor((room + gap) / (size + gap)));
};

/**
 * What the numbers of a packing type mean: how many rows of an example product fit, how much stays free, what the
 * height leaves, and how many pallets a truck takes.
 */
export const packingTypeFacts = (type: PackingNumbers) => {
  const room = Math.max(0, type.pallet_width - 2 * type.spacing_sides);
  const rows = howMany(room, EXAMPLE_DEPTH, type.spacing_between);
  const used = rows === 0 ? 0 : rows * EXAMPLE_DEPTH + (rows - 1) * type.spacing_between;
  const along = howMany(type.truck_length, type.longest_pallet, type.default_truck_spacing);
  const across = howMany(type.truck_width, type.pallet_width, type.default_truck_spacing);
  return {
    room,
    rows,
    used,
    free: room - used,
    productHeight: type.max_height - type.pallet_height,
    along,
    across,
    pallets: along * across,
    /** Pallets would lie on each other. */
    overlaps: type.default_truck_spacing < 0,
    /** A pallet of the greatest height does not go into the truck. */
    tooTall: type.max_height > type.truck_height,
  };
};
