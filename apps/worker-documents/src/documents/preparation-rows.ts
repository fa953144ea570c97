import type { PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { stackNumbersOf, type Row } from '@mullion/packing-model';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { rowDrawing } from '../parts/drawings';
import { figure } from '../parts/figure';
import { fill, type Page } from '../parts/page';
import { INK_2, INK_3 } from '../parts/styles';
import { PLAIN, TICK_BOX } from '../parts/tables';

type Product = PalletDetail['products'][number];

/**
 * Width and height of a row's drawing in points, smaller where few products stand in it: six rows and more fit on a
 * page.
 */
const DRAWING = { width: 150, height: 116 };
const SMALL_DRAWING = { width: 150, height: 84 };
/** A row with so few products is no higher than its small drawing. */
const FEW = 3;
const COLUMN_GAP = 14;
/** A row with more products than this may go on over a page; a shorter one stays in one piece. */
const LINES_TOGETHER = 16;

interface Placed {
  readonly product: Product;
  readonly stack: number;
}

/** Products of a row as a packer places them: each stack from the floor up. */
const inPackingOrder = (row: Row, byId: ReadonlyMap<number, Product>, numbers: ReadonlyMap<number, number>): Placed[] =>
  row.stacks.flat().flatMap(({ id }) => {
    const product = byId.get(id);
    return product ? [{ product, stack: numbers.get(id) ?? 0 }] : [];
  });

/**
 * Below the position: the code, the order where there are several and the code does not begin with it, and the type.
 */
const detailsOf = (product: Product, hasOrders: boolean): string =>
  [product.barcode, hasOrders && !product.barcode.startsWith(product.order) ? product.order : '', product.type]
    .filter(Boolean)
    .join(' · ');

const nameOf = (product: Product, page: Page): Content => ({
  text: [
    { text: product.position, bold: true },
    ...(product.is_flipped ? [{ text: `  ${page.texts.turned}`, color: INK_2, fontSize: 8 }] : []),
  ],
  style: 'cell',
});

const linesOf = (placed: readonly Placed[], hasOrders: boolean, page: Page): Content => {
  const { texts } = page;
  const head = (text: string, isNumber = false): TableCell => ({
    text,
    style: 'head',
    alignment: isNumber ? 'right' : 'left',
  });
  const line = ({ product, stack }: Placed): TableCell[] => [
    { svg: TICK_BOX },
    { text: String(stack), style: 'cell', bold: true, alignment: 'right' },
    { stack: [nameOf(product, page), { text: detailsOf(product, hasOrders), fontSize: 7, color: INK_3 }] },
    { text: `${product.width} × ${product.height}`, style: 'cell', alignment: 'right' },
    { text: formatNumber(product.weight, page.language, 1), style: 'cell', alignment: 'right' },
  ];
  return {
    layout: PLAIN,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [11, 34, '*', 70, 34],
      body: [
        [
          head(''),
          head(texts.stack, true),
          head(texts.position),
          head(texts.widthHeight, true),
          head(texts.massShort, true),
        ],
        ...placed.map(line),
      ],
    },
  };
};

/**
 * The rows of a pallet in the order of building, back row first: each drawn from the front beside the products that
 * stand in it.
 */
export const preparationRows = (pallet: PalletDetail, rows: readonly Row[], page: Page): Content[] => {
  const byId = new Map(pallet.products.map((product) => [product.id as number, product]));
  const numbers = stackNumbersOf(rows);
  const hasOrders = new Set(pallet.products.map((product) => product.order)).size > 1;
  return rows.map((row, index): Content => {
    const placed = inPackingOrder(row, byId, numbers);
    const massKg = placed.reduce((sum, { product }) => sum + product.weight, 0);
    return {
      unbreakable: placed.length <= LINES_TOGETHER,
      margin: [0, 7, 0, 0],
      stack: [
        {
          text: [
            { text: fill(page.texts.row, { number: index + 1 }), style: 'title', bold: true },
            {
              text: `  ${fill(page.texts.rowFacts, { products: placed.length, mass: formatNumber(massKg, page.language) })}`,
              style: 'title',
              fontSize: 10,
            },
          ],
          margin: [0, 0, 0, 3],
        },
        {
          columns: [
            figure(
              rowDrawing(pallet, index, placed.length > FEW ? DRAWING : SMALL_DRAWING, page),
              fill(page.texts.drawing.side, { number: index + 1 }),
              {
                width: DRAWING.width,
              },
            ),
            { width: '*', stack: [linesOf(placed, hasOrders, page)] },
          ],
          columnGap: COLUMN_GAP,
        },
      ],
    };
  });
};
