import type { Content } from 'pdfmake/interfaces';
import type { Page } from './page';
import { INK_3 } from './styles';

const WIDTH = 220;
/** Room to sign in. */
const ROOM = 34;

/** Lines to sign on by hand, each with who signs; they stay on one sheet. */
export const signatures = (names: readonly string[], { texts }: Page): Content => ({
  unbreakable: true,
  margin: [0, ROOM, 0, 0],
  stack: [
    {
      columns: names.map((name) => ({
        width: WIDTH,
        stack: [
          { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: INK_3 }] },
          {
            text: `${name} · ${texts.nameDateSignature}`,
            style: 'label',
            margin: [0, 3, 0, 0] as [number, number, number, number],
          },
        ],
      })),
      columnGap: 40,
    },
  ],
});
