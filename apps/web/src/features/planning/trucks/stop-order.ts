/** Stops with one of them at another place; places run from 0, beyond an end is at it. */
export const movedTo = (keys: readonly string[], key: string, to: number): readonly string[] => {
  const at = keys.indexOf(key);
  const place = Math.max(0, Math.min(keys.length - 1, to));
  if (at < 0 || at === place) return keys;
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, place), key, ...others.slice(place)];
};

/** The place in a list that a pointer is over: of rows from above to below, the last whose middle it has passed. */
export const placeUnder = (
  y: number,
  rows: readonly { readonly top: number; readonly height: number }[],
  from: number,
): number => {
  const passed = rows.findLastIndex((row) => y > row.top + row.height / 2);
  // the row that is held stands in its own way: its neighbour changes places with it at that neighbour's middle
  return passed < from ? passed + 1 : passed;
};
