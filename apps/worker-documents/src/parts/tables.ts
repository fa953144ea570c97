import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { GROUND, INK_2, LINE } from './styles';

/** Lines between rows only, the head on a light ground: the same table as on screen. */
export const PLAIN: CustomTableLayout = {
  hLineWidth: (row) => (row === 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  fillColor: (row) => (row === 0 ? GROUND : null),
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Drawn, because the font has no such sign. */
export const TICK_BOX = `<svg xmlns="http://www.w3.org/2000/svg" width="11" height="11"><rect x="1" y="1" width="9" height="9" fill="none" stroke="${INK_2}" stroke-width="0.9"/></svg>`;

export interface Column<Row> {
  readonly head: string;
  readonly width: number | 'auto' | '*';
  readonly isNumber?: boolean;
  readonly isStrong?: boolean;
  /** Text of the cell, or the cell itself; absent: an empty box to tick by hand. */
  readonly value?: (row: Row, index: number) => string | TableCell;
}

/** A list of rows; the head repeats on every sheet and no row is parted by a page. */
export const listTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Content => ({
  layout: PLAIN,
  table: {
    headerRows: 1,
    // a head goes over with its first row
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: columns.map((column) => column.width),
    body: [
      columns.map((column): TableCell => ({
        text: column.head,
        style: 'head',
        alignment: column.isNumber ? 'right' : 'left',
      })),
      ...rows.map((row, index) =>
        columns.map((column): TableCell => {
          const value = column.value?.(row, index) ?? { svg: TICK_BOX };
          if (typeof value !== 'string') return value;
          return {
            text: value,
            style: 'cell',
            bold: column.isStrong === true,
            alignment: column.isNumber ? 'right' : 'left',
          };
        }),
      ),
    ],
  },
});

/** Pairs of a small label over a value, side by side. */
export const facts = (pairs: readonly (readonly [label: string, value: string])[]): Content => ({
  columns: pairs
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({
      width: pairs.length === 1 ? '*' : 'auto',
      stack: [
        { text: label, style: 'label' },
        { text: value, style: 'value' },
      ],
    })),
  columnGap: 22,
});
