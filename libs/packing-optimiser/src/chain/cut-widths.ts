/** packing-model.md: the width may be cut, not below this. */
const NARROWEST_MM = 600;

/** From one width to the next: more make no floor shorter that was looked at. */
const STEP_MM = 10;

/**
 * Widths that a pallet may be cut to where a company makes its own pallets, mm, the widest first; for
 * `PackSettings.narrowerWidthsMm`.
 */
export const cutWidthsMm = (widthMm: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil((widthMm - NARROWEST_MM) / STEP_MM)) },
    (_, n) => NARROWEST_MM + n * STEP_MM,
  ).reverse();
