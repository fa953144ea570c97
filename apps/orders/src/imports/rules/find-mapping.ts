import type { ImportMapping } from '@mullion/contracts';
import type { Sheet } from '@mullion/spreadsheet/cells';
import { chooseSheet, PROBED } from './choose-sheet';
import { headKey, readHeader } from './columns';

interface Kept {
  readonly mapping: ImportMapping;
}

/** How many columns a mapping reads: of those that fit a file the one that reads most is meant. */
export const readColumns = ({ columns }: Pick<ImportMapping, 'columns'>): number =>
  columns.filter(({ field }) => field !== null).length;

/** What has to stand in a file for a mapping to fit: the heads of the columns that it reads, each once. */
export const headsOf = ({ columns }: Pick<ImportMapping, 'columns'>): string[] => [
  ...new Set(columns.flatMap(({ field, head }) => (field === null || head === '' ? [] : [headKey(head)]))),
];

/** What stands where heads may. */
export const headsIn = (sheets: readonly Sheet[]): string[] => [
  ...new Set(
    sheets.flatMap(({ lines }) =>
      lines.slice(0, PROBED).flatMap(({ cells }) => cells.map(headKey).filter((key) => key !== '')),
    ),
  ),
];

/**
 * A mapping as it is looked for in another file of the same kind: its heads may stand lower there, its sheet may be
 * called otherwise.
 */
const again = ({ head_row: _row, sheet, ...mapping }: ImportMapping, sheets: readonly Sheet[]): ImportMapping =>
  sheet !== undefined && sheets.some(({ name }) => name === sheet) ? { ...mapping, sheet } : mapping;

/** The first of kept mappings by which a file can be read; null: none of them. */
export const findMapping = <T extends Kept>(kept: readonly T[], sheets: readonly Sheet[]): T | null => {
  for (const one of kept) {
    const mapping = again(one.mapping, sheets);
    const chosen = readColumns(mapping) > 0 ? chooseSheet(sheets, undefined, mapping) : null;
    if (chosen?.lines[0] === undefined) continue;
    const { unmapped, missing } = readHeader(chosen.lines[0].cells, mapping);
    if (unmapped.length + missing.length === 0) return { ...one, mapping };
  }
  return null;
};
