import type { Language, PrintedTable } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Page } from '../parts/page';
import { PLAIN } from '../parts/tables';

/** More columns than this are printed across. */
const UPRIGHT_COLUMNS = 6;
/** A column is as wide as its longest text within these bounds, in characters. */
const NARROWEST = 5;
const WIDEST = 36;
/** Left and right of a cell, points. */
const PADDING = 8;
const MAX_DECIMALS = 3;
/** A row longer than this may go on on the next sheet; a shorter one is never parted. */
const LONG_TEXT = 120;

type Cell = PrintedTable['rows'][number][number];

export const isWideTable = (table: PrintedTable | null): boolean => (table?.rows[0]?.length ?? 0) > UPRIGHT_COLUMNS;

const decimalsOf = (cell: Cell): number =>
  typeof cell === 'number' ? Math.min(MAX_DECIMALS, String(cell).split('.')[1]?.length ?? 0) : 0;

const textOf = (cell: Cell, decimals: number, language: Language): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? formatNumber(cell, language, decimals) : cell;
};

/** Points for each column: what all of them may have, parted by what stands in them. */
const widthsOf = (texts: readonly (readonly string[])[], availablePt: number): number[] => {
  const columns = texts[0]?.length ?? 0;
  const weights = Array.from({ length: columns }, (_column, at) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...texts.map((row) => row[at]?.length ?? 0))),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / all) * (availablePt - columns * PADDING));
};

/**
 * Rows as they were given under a title: the first one is the head and repeats on every sheet. Cells are plain texts,
 * whatever stands in them.
 */
export const printedTable = (table: PrintedTable | null, page: Page): Content => {
  const rows = table?.rows ?? [];
  // numbers of a column stand under one another: all with as many decimals as one of them needs
  const decimals = (rows[0] ?? []).map((_head, at) => Math.max(...rows.map((row) => decimalsOf(row[at] ?? null))));
  const texts = rows.map((row) => row.map((cell, at) => textOf(cell, decimals[at] ?? 0, page.language)));
  // a column is one of numbers when it holds some and no text
  const isNumber = (rows[0] ?? []).map((_head, at) => {
    const cells = rows.slice(1).map((row) => row[at] ?? null);
    return cells.some((cell) => typeof cell === 'number') && cells.every((cell) => typeof cell !== 'string');
  });
  const body = texts.map((row, at): TableCell[] =>
    row.map((text, column) => ({
      text,
      style: at === 0 ? 'head' : 'cell',
      alignment: isNumber[column] ? 'right' : 'left',
    })),
  );
  return [
    { text: table?.title ?? page.texts.rows, style: 'number', fontSize: 18, margin: [0, 0, 0, 10] },
    {
      layout: PLAIN,
      table: {
        headerRows: 1,
        dontBreakRows: texts.every((row) => row.every((text) => text.length <= LONG_TEXT)),
        widths: widthsOf(texts, page.widthPt - 2 * page.marginPt),
        body,
      },
    },
  ];
};
