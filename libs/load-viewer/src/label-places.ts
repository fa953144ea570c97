/** A name on the screen: its middle and its width. */
export interface LabelPlace {
  readonly id: number;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  /** From the eye. */
  readonly distance: number;
}

export const HEIGHT_PX = 20;
/** Left between two names. */
const GAP_PX = 2;

const collide = (a: LabelPlace, b: LabelPlace): boolean =>
  Math.abs(a.xPx - b.xPx) < (a.widthPx + b.widthPx) / 2 + GAP_PX && Math.abs(a.yPx - b.yPx) < HEIGHT_PX + GAP_PX;

/**
 * The names that can be read: the asked ones, then from the nearest to the farthest whichever covers none of those
 * before it.
 */
export const readableLabels = (
  places: readonly LabelPlace[],
  asked: readonly (number | null)[],
): ReadonlySet<number> => {
  const rank = ({ id }: LabelPlace): number => (asked.includes(id) ? asked.indexOf(id) : asked.length);
  const shown: LabelPlace[] = [];
  for (const place of places.toSorted((a, b) => rank(a) - rank(b) || a.distance - b.distance))
    if (!shown.some((before) => collide(before, place))) shown.push(place);
  return new Set(shown.map(({ id }) => id));
};
