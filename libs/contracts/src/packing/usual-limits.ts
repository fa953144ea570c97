/**
 * What a truck carries and what its load may put on king pin and axles, kg, until a packing type says otherwise
 * (docs/trucks.md).
 */
export const usualTruckLimits = { truck_payload: 24_000, max_king_pin: 10_500, max_axles: 19_000 } as const;

/**
 * How far from the middle the centre of mass of a pallet may lie, percent of its width and its length, until a packing
 * type says otherwise (docs/planning.md).
 */
export const usualOffsetLimits = { max_offset_across: 15, max_offset_along: 10 } as const;

/**
 * A packing type of which only the name is given: pallets of timber 120 mm high, a trailer of the usual size; mm and
 * kg.
 */
export const usualPackingType = {
  ...{
    allow_different_orders: true,
    pallet_height: 120,
    pallet_width: 1200,
    pallet_weight: 2000,
    longest_pallet: 6000,
  },
  ...{ spacing_between: 0, spacing_ends: 0, spacing_sides: 0, max_weight: 2000, max_height: 2500 },
  ...{ truck_height: 2700, truck_length: 13_600, truck_width: 2450, default_truck_spacing: 50 },
} as const;
