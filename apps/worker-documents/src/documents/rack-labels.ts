import type { PrintedTable } from '@mullion/contracts';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { code128 } from '../parts/code-128';
import { figure } from '../parts/figure';
import { qrCode } from '../parts/qr-code';
import { isInBars } from '../parts/scan-code';

const COLUMNS = 2;
/** Points: four rows fill an A4 between its margins. */
const [HEIGHT, WIDTH] = [176, 253];
const CODE_WIDTH = 200;
const BARS_HEIGHT = 52;
const QR_SIDE = 60;
const CODE_HEIGHT = 14;
const LONG_NAME = 8;

const codeOf = (barcode: string): Content =>
  isInBars(barcode)
    ? {
        stack: [
          { ...(figure(code128(barcode, CODE_HEIGHT), barcode) as object), fit: [CODE_WIDTH, BARS_HEIGHT] } as Content,
        ],
        alignment: 'center',
      }
    : { stack: [figure(qrCode(barcode), barcode, { width: QR_SIDE })], alignment: 'center' };

const labelOf = ([code, place, barcode]: PrintedTable['rows'][number]): TableCell =>
  ({
    stack: [
      {
        text: String(code),
        bold: true,
        alignment: 'center',
        lineHeight: 1,
        fontSize: String(code).length > LONG_NAME ? 26 : 48,
      },
      { text: String(place), alignment: 'center', fontSize: 12, margin: [0, 2, 0, 6], maxHeight: 30 },
      codeOf(String(barcode)),
      { text: String(barcode), alignment: 'center', fontSize: 10, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 12, 0, 12],
  }) as TableCell;

/**
 * Labels of racks, eight on a sheet, to be cut along their lines: a code for the eye from the aisle and one for the
 * scanner.
 */
export const rackLabels = (table: PrintedTable | null): Content => {
  const labels = (table?.rows ?? []).map(labelOf);
  const rows = Array.from({ length: Math.ceil(labels.length / COLUMNS) }, (_none, at) =>
    Array.from(
      { length: COLUMNS },
      (_cell, column): TableCell => labels[at * COLUMNS + column] ?? { text: '', border: [false, false, false, false] },
    ),
  );
  return {
    table: {
      widths: Array.from({ length: COLUMNS }, () => WIDTH - 8),
      heights: HEIGHT,
      dontBreakRows: true,
      body: rows,
    },
  };
};
