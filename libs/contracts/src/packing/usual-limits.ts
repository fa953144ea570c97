/** What a truck carries and what its load may put on king pin and axles, kg, until a packing type says otherwise (docs/adr/0053). */
export const usualTruckLimits = { truck_payload: 24_000, max_king_pin: 10_500, max_axles: 19_000 } as const;

/** How far from the middle the centre of mass of a pallet may lie, percent of its width and its length, until a packing type says otherwise (docs/adr/0052). */
export const usualOffsetLimits = { max_offset_across: 15, max_offset_along: 10 } as const;
