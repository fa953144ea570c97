/**
 * Where a range of numbers begins to be `isKept`, found by halves because there are too many to ask each: it holds for
 * `high` and, once it holds, for nearly all above.
 * @returns a number from `low` on, at most `precision` below the first of them
 */
export const firstByHalves = async (
  [low, high]: readonly [low: number, high: number],
  precision: number,
  isKept: (at: number) => Promise<boolean>,
): Promise<number> => {
  let [below, from] = [low, high];
  while (from - below > precision) {
    const middle = Math.floor((below + from) / 2);
    if (await isKept(middle)) from = middle;
    else below = middle;
  }
  return below;
};
