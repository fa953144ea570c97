/** What pallets side by side can be worth at most, by the width they have. */
export interface WidthKnapsack {
  /** The most by millimetre of width. */
  readonly room: Float64Array;
  /** The last pallet's width in the best of every width; 0 where nothing is added to the width a millimetre less. */
  readonly last: Int32Array;
}

const EPSILON = 1e-12;

/**
 * Every width filled as well as can be, each size as often as it fits (unbounded knapsack: Gilmore & Gomory 1966).
 * `worth` is by width across, 0 for none. A size worth no more than what narrower ones make of its width is never
 * needed (dominance: Andonov, Poirriez, Rajopadhye 2000).
 */
export function widthKnapsack(widthMm: number, worth: Float64Array): WidthKnapsack {
  const room = new Float64Array(widthMm + 1);
  const last = new Int32Array(widthMm + 1);
  const sizes = new Int32Array(widthMm);
  const values = new Float64Array(widthMm);
  let count = 0;
  for (let mm = 1; mm <= widthMm; mm++) {
    let most = room[mm - 1]!;
    for (let n = 0; n < count; n++) {
      const value = room[mm - sizes[n]!]! + values[n]!;
      if (value <= most + EPSILON) continue;
      most = value;
      last[mm] = sizes[n]!;
    }
    if (worth[mm]! > most + EPSILON) {
      most = worth[mm]!;
      last[mm] = mm;
      sizes[count] = mm;
      values[count++] = most;
    }
    room[mm] = most;
  }
  return { room, last };
}
