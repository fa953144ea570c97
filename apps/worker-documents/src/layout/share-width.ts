/** A column as the layout library measures it; without a width, or with '*', it takes what is left. */
export interface MeasuredColumn {
  readonly width?: number | string | null;
  /** As wide as its longest word. */
  _minWidth: number;
  readonly _calcWidth?: number;
}

const isFixed = ({ width }: MeasuredColumn): boolean =>
  typeof width === 'number' || (typeof width === 'string' && /%$/.test(width));

/**
 * The least widths of columns that together fit into what there is: narrow ones keep theirs, the others share the rest
 * alike and their words are parted.
 * @returns in the order of the columns; null where all fit as they are
 */
export const fittingWidths = (columns: readonly MeasuredColumn[], availablePt: number): readonly number[] | null => {
  const flexible = columns.filter((column) => !isFixed(column));
  const stars = flexible.filter(({ width }) => width !== 'auto');
  // columns of what is left are all as wide as the widest of them
  const starMin = Math.max(0, ...stars.map(({ _minWidth }) => _minWidth));
  const leastOf = (column: MeasuredColumn): number => (column.width === 'auto' ? column._minWidth : starMin);
  const fixedPt = columns
    .filter(isFixed)
    .reduce((sum, { width, _minWidth }) => sum + (typeof width === 'number' ? width : _minWidth), 0);
  let left = Math.max(0, availablePt - fixedPt);
  if (flexible.reduce((sum, column) => sum + leastOf(column), 0) <= left) return null;
  const given = new Map<MeasuredColumn, number>();
  const ascending = flexible.toSorted((a, b) => leastOf(a) - leastOf(b));
  for (const [at, column] of ascending.entries()) {
    const share = Math.min(leastOf(column), left / (ascending.length - at));
    given.set(column, share);
    left -= share;
  }
  return columns.map((column) => given.get(column) ?? column._minWidth);
};
