import type { PalletWhole } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { cuttingLines, palletFromWire, rowsOf } from '@mullion/packing-model';
import type { Column, Content } from 'pdfmake/interfaces';
import { code128 } from '../parts/code-128';
import { palletDrawing, rowDrawing } from '../parts/drawings';
import { fill, type Page } from '../parts/page';
import { facts, listTable } from '../parts/tables';

const DRAWING_HEIGHT = 330;

type Product = PalletWhole['products'][number];

/** Products in the order a packer places them: row by row from the back, each stack from the floor up. */
const inPackingOrder = (pallet: PalletWhole, page: Page): { product: Product; row: number }[] => {
  const byId = new Map(pallet.products.map((product) => [product.id as number, product]));
  return rowsOf(palletFromWire(pallet, page.tallPalletRule).products).flatMap((row, index) =>
    row.stacks.flat().flatMap(({ id }) => {
      const product = byId.get(id);
      return product ? [{ product, row: index + 1 }] : [];
    }),
  );
};

const head = (pallet: PalletWhole, page: Page): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: page.texts.preparation, style: 'title' },
        { text: pallet.shown_number, style: 'number' },
      ],
    },
    {
      width: 190,
      stack: [
        { svg: code128(pallet.number ?? pallet.shown_number), width: 190 },
        { text: pallet.number ?? '', alignment: 'center', fontSize: 9, margin: [0, 2, 0, 0] },
      ],
    },
  ],
  margin: [0, 0, 0, 10],
});

const products = (pallet: PalletWhole, page: Page): Content => {
  const { texts } = page;
  return listTable(
    [
      { head: texts.rowHead, width: 26, isNumber: true, value: ({ row }) => String(row) },
      { head: texts.position, width: 50, isStrong: true, value: ({ product }) => product.position },
      { head: texts.order, width: 62, value: ({ product }) => product.order },
      {
        head: texts.type,
        width: '*',
        value: ({ product }) => [product.type, product.is_flipped ? texts.turned : ''].filter(Boolean).join(', '),
      },
      { head: texts.widthHeight, width: 66, isNumber: true, value: ({ product }) => `${product.width} × ${product.height}` },
      { head: texts.depth, width: 34, isNumber: true, value: ({ product }) => String(product.depth) },
      { head: texts.mass, width: 46, isNumber: true, value: ({ product }) => formatNumber(product.weight, page.language, 1) },
      { head: texts.barcode, width: 84, value: ({ product }) => product.barcode },
    ],
    inPackingOrder(pallet, page),
  );
};

const timber = (pallet: PalletWhole, page: Page): Content => {
  const { texts } = page;
  const lines = cuttingLines(palletFromWire(pallet, page.tallPalletRule), pallet.shown_number);
  if (lines.length === 0) return [];
  return {
    stack: [
      { text: pallet.makes_legs ? texts.timber : `${texts.timber} · ${texts.noLegs}`, style: 'title', margin: [0, 12, 0, 4] },
      listTable(
        [
          { head: texts.layer, width: 50, value: (line) => String(line.layer) },
          { head: texts.plank, width: 80, value: (line) => `${line.widthMm} × ${line.thicknessMm}` },
          { head: texts.length, width: 60, isNumber: true, value: (line) => String(line.lengthMm) },
          { head: texts.pieces, width: 50, isNumber: true, isStrong: true, value: (line) => String(line.pieces) },
        ],
        lines,
      ),
    ],
    unbreakable: true,
  };
};

const COLUMN_GAP = 16;
/** Three pairs fit on a page. */
const ROW_HEIGHT = 208;

/** The rows that the big drawing does not show, two side by side. */
const otherRows = (pallet: PalletWhole, front: number, page: Page): Content => {
  const width = (page.widthPt - 2 * page.marginPt - COLUMN_GAP) / 2;
  const cells = Array.from({ length: front }, (_none, index): Column => ({
    width,
    stack: [
      { text: fill(page.texts.row, { number: index + 1 }), style: 'title', margin: [0, 12, 0, 4] },
      { svg: rowDrawing(pallet, index, { width, height: ROW_HEIGHT }, page) },
    ],
  }));
  const pairs = cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1] ?? { text: '', width }]] : []));
  return pairs.map((pair): Content => ({ columns: pair, columnGap: COLUMN_GAP, unbreakable: true }));
};

/** What a packer builds a pallet by: number and code, drawing, timber to cut, units row by row. */
export const preparationPage = (pallet: PalletWhole, page: Page): Content => {
  const { texts, language } = page;
  const width = page.widthPt - 2 * page.marginPt;
  const rows = rowsOf(palletFromWire(pallet, page.tallPalletRule).products);
  const front = Math.max(rows.length - 1, 0);
  return [
    head(pallet, page),
    facts([
      [texts.orders, pallet.order_number],
      [texts.customer, pallet.customer_name],
      [texts.address, pallet.address],
    ]),
    {
      ...(facts([
        [texts.size, `${pallet.length} × ${pallet.width}`],
        [texts.height, `${pallet.height} / ${pallet.max_height}`],
        [texts.mass, `${formatNumber(pallet.weight, language, 1)} / ${formatNumber(pallet.max_weight, language)}`],
        [texts.products, String(pallet.products_count)],
        [texts.comment, pallet.comment ?? ''],
      ]) as object),
      margin: [0, 6, 0, 8],
    } as Content,
    { svg: palletDrawing(pallet, front, { width, height: DRAWING_HEIGHT }, page), margin: [0, 0, 0, 8] },
    products(pallet, page),
    timber(pallet, page),
    otherRows(pallet, front, page),
  ];
};
