import type { Content } from 'pdfmake/interfaces';
import type { DocumentHeader } from '../render-input';
import { headerContent } from './header';
import type { Page } from './page';
import { paperMark } from './paper-mark';
import { scanCode } from './scan-code';
import { INK } from './styles';

const CODE_WIDTH = 150;
const QR_WIDTH = 46;
const GAP = 20;

interface Named {
  /** What kind of document it is. */
  readonly title: string;
  readonly name: string;
  /** Read by a scanner, above its own letters; without one there is none. */
  readonly code?: string;
  /** Of the truck: the code of its revision stands beside. */
  readonly truckId?: number;
}

/** A line over the whole width. */
export const ruleLine = (page: Page, weight = 1.2): Content => ({
  canvas: [
    { type: 'line', x1: 0, y1: 0, x2: page.widthPt - 2 * page.marginPt, y2: 0, lineWidth: weight, lineColor: INK },
  ],
});

/** What every document begins with: who sends it at the left, what it is and its code at the right, a line below. */
export const sheetHead = (
  { title, name, code, truckId }: Named,
  header: DocumentHeader | undefined,
  page: Page,
): Content => ({
  stack: [
    {
      columns: [
        { width: '*', stack: [headerContent(header, page) as Content] },
        {
          width: 'auto',
          stack: [
            { text: title, style: 'title', fontSize: 11, alignment: 'right' },
            { text: name, style: 'number', fontSize: 20, lineHeight: 1, alignment: 'right' },
          ],
        },
        ...(truckId === undefined ? [] : paperMark(page, 'truck', truckId, QR_WIDTH)),
        ...(code === undefined
          ? []
          : [
              {
                width: CODE_WIDTH,
                stack: [
                  scanCode(code, { width: CODE_WIDTH }, page),
                  {
                    text: code,
                    alignment: 'center' as const,
                    fontSize: 8,
                    margin: [0, 2, 0, 0] as [number, number, number, number],
                  },
                ],
              },
            ]),
      ],
      columnGap: GAP,
      margin: [0, 0, 0, 4],
    },
    ruleLine(page),
  ],
  margin: [0, 0, 0, 8],
});
