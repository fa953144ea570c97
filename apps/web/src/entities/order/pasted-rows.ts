import type { MappedColumn, Order } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { createGhost, useGhost } from '../../kits/editor/ghost';

/** Rows of a spreadsheet that are to become products of an order. */
export interface PastedRows {
  readonly order: Pick<Order, 'id'> & { readonly number: string };
  /** Null: nothing was pasted yet. */
  readonly table: PastedTable | null;
}
export interface PastedTable {
  readonly file: File;
  /** What columns without heads hold by what stands in them; null: there are heads. */
  readonly columns: readonly MappedColumn[] | null;
}

const pasted = createGhost<PastedRows | null>(null);
const same = (rows: PastedRows | null): PastedRows | null => rows;

/** Handed from the page of an order to the import window, which opens over it. */
export const pastedRows = pasted;
/** Those of the order whose page is open; null: there are none. */
export const usePastedRows = (pathname: string): PastedRows | null => {
  const rows = useGhost(pasted, same);
  return rows !== null && pathname.endsWith(`/products/${rows.order.id}`) ? rows : null;
};

const measures = ['width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'] as const;
/** With fewer figures a row says less: width and height always, the number of pieces last. */
const figuresOf = (count: number): readonly (typeof measures)[number][] =>
  count >= measures.length
    ? measures
    : [
        ...measures.slice(0, Math.max(0, Math.min(2, count))),
        ...measures.slice(measures.length - Math.max(0, count - 2)),
      ];

const isFigure = (value: string): boolean => value.trim() !== '' && parseNumber(value) !== null;

/** What columns without heads may hold, for a person to look at: the mark first, words as type, figures in their order. */
export const guessedColumns = (lines: readonly (readonly string[])[]): MappedColumn[] => {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const isOfFigures = (column: number): boolean => {
    const values = lines.flatMap((line) => (line[column]?.trim() ? [line[column]] : []));
    // a slip in one cell makes no words of a column
    return values.length > 0 && values.filter((value) => isFigure(value ?? '')).length * 2 >= values.length;
  };
  const others = Array.from({ length: width }, (_column, at) => at).slice(1);
  const numbers = others.filter(isOfFigures);
  const figures = figuresOf(numbers.length);
  const type = others.find((column) => !numbers.includes(column));
  return Array.from({ length: width }, (_column, column) => {
    const figure = figures[numbers.indexOf(column)];
    const field = column === 0 ? 'position' : column === type ? 'type' : numbers.includes(column) ? figure : undefined;
    return { head: '', column, field: field ?? null };
  });
};

/** What a clipboard holds as a table; null: none, it is text like any other. */
export const tableOfClipboard = (html: string, text: string, name: string): PastedTable | null => {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
  if (lines.length === 0 || !lines.some((line) => line.length > 1)) return null;
  const isPage = /<table[\s>]/i.test(html);
  // a text says by its first mark that it is UTF-8; the reader takes a web page for what it is, whatever it is called
  const file = isPage
    ? new File(['\uFEFF', html], `${name}.xls`, { type: 'text/html' })
    : new File(['\uFEFF', text], `${name}.txt`, { type: 'text/plain' });
  const hasHeads = lines.length > 1 && !lines[0]?.some(isFigure);
  return { file, columns: hasHeads ? null : guessedColumns(lines) };
};
