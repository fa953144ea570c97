/**
 * Company settings on stacking (rule 3 of the packing model); null turns one off. Off altogether when a run names none.
 */
export interface StackRules {
  /** What rests on a product, directly or not, weighs at most this many times its mass. */
  readonly maxLoadRatio: number | null;
  /** The centre of mass of a product with all that rests on it lies this far inside its support, along the length. */
  readonly centreInsideMm: number | null;
  /** Products above one another. */
  readonly maxLevels: number | null;
  /** An addition (category 0) less deep than this carries nothing. */
  readonly bareUnderMm: number | null;
}

/** The values the packing model gives. */
export const companyStackRules: StackRules = { maxLoadRatio: 2, centreInsideMm: 50, maxLevels: 4, bareUnderMm: 60 };
