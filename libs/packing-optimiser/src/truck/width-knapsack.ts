/** What pallets side by side can be worth at most, by the width they have. */
export interface WidthKnapsack {
  /** The most by millimetre of width. */
  readonly room: Float64Array;
  /** The last pallet's width in the best of every width; 0 where nothing is added to the width a millimetre less. */
  readonly last: Int32Array;
}

const EPSILON = 1e-12;

/** Every width filled as well as can be, each size as often as it fits (unbounded knapsack: Gilmore & Gomory 1966). `worth` is by width across, 0 for none. */
export function widthKnapsack(widthMm: number, worth: Float64Array): WidthKnapsack {
  const sizes = Int32Array.from([...worth.keys()].filter((mm) => worth[mm]! > 0));
  const values = Float64Array.from(sizes, (mm) => worth[mm]!);
  const room = new Float64Array(widthMm + 1);
  const last = new Int32Array(widthMm + 1);
  for (let mm = 1; mm <= widthMm; mm++) {
    let most = room[mm - 1]!;
    for (let n = 0; n < sizes.length && sizes[n]! <= mm; n++) {
      const value = room[mm - sizes[n]!]! + values[n]!;
      if (value <= most + EPSILON) continue;
      most = value;
      last[mm] = sizes[n]!;
    }
    room[mm] = most;
  }
  return { room, last };
}
