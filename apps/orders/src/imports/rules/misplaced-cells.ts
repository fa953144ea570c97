import { type ImportColumn, type ImportError, orderColumns } from '@mullion/contracts';
import { type Line, shown, textOf } from '@mullion/spreadsheet/cells';

/**
 * A csv line with more or fewer values than there are heads has its values below the wrong ones: a decimal comma, a
 * lost separator.
 */
export const miscounted = ({ row, count }: Line, header: Line | undefined): ImportError[] => {
  if (count === undefined || header?.count === undefined) return [];
  // heads that are empty at the end of the line may be left out
  const heads = header.cells.findLastIndex((title) => textOf(title) !== '') + 1;
  if (count < heads) return [{ row, column: null, code: 'import.too_few_values', params: { count, heads } }];
  return count > header.count ? [{ row, column: null, code: 'import.too_many_values', params: { count, heads } }] : [];
};

/**
 * Columns whose merged value holds for each row it spans; of any other nobody knows whether it is meant once or for
 * each.
 */
const spanning = new Set<ImportColumn>(['order', 'position', ...orderColumns]);
export const mergedElsewhere = (
  { row, cells, merged = [], covered = [] }: Line,
  at: ReadonlyMap<ImportColumn, number>,
): ImportError[] =>
  [...at].flatMap(([column, place]) => {
    // the value of an area stands in its first column
    let from = place;
    while (covered.includes(from)) from -= 1;
    const value = shown(cells[from] ?? null);
    if (value === '') return [];
    if (from !== place) return [{ row, column, code: 'import.merged_across', params: { value } }];
    return merged.includes(place) && !spanning.has(column)
      ? [{ row, column, code: 'import.merged', params: { value } }]
      : [];
  });

/**
 * Rows that name no order below one that does: people often write it once above many. With an order given for the whole
 * file nobody knows which of them is meant.
 */
export const belowAnOrder = (
  lines: readonly Line[],
  place: number | undefined,
  defaultOrder: string | null,
): ImportError[] => {
  if (place === undefined || defaultOrder === null) return [];
  let above = '';
  return lines.flatMap(({ row, cells }) => {
    const named = textOf(cells[place]);
    if (named !== '') above = named;
    return named === '' && above !== ''
      ? [{ row, column: 'order', code: 'import.order_below', params: { value: defaultOrder, above } }]
      : [];
  });
};
