import type { PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { cuttingLines, palletFromWire, rowsOf } from '@mullion/packing-model';
import type { Content } from 'pdfmake/interfaces';
import { palletDrawing } from '../parts/drawings';
import { figure } from '../parts/figure';
import { fill, type Page } from '../parts/page';
import { paperMark } from '../parts/paper-mark';
import { scanCode } from '../parts/scan-code';
import { INK_3 } from '../parts/styles';
import { facts, listTable } from '../parts/tables';
import { preparationRows } from './preparation-rows';

/** Room for the view from above, in points. */
const TOP_HEIGHT = 160;

const QR_WIDTH = 52;

const head = (pallet: PalletDetail, page: Page): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: page.texts.preparation, style: 'title' },
        { text: pallet.shown_number, style: 'number' },
      ],
    },
    ...paperMark(page, 'list', pallet.id, QR_WIDTH),
    {
      width: 190,
      stack: [
        scanCode(pallet.number ?? pallet.shown_number, { width: 190 }, page),
        { text: pallet.number ?? '', alignment: 'center', fontSize: 9, margin: [0, 2, 0, 0] },
      ],
    },
  ],
  columnGap: 16,
  margin: [0, 0, 0, 10],
});

const TIMBER_WIDTH = 270;

const timber = (pallet: PalletDetail, page: Page): Content[] => {
  const { texts } = page;
  const lines = cuttingLines(palletFromWire(pallet, page.tallPalletRule), pallet.shown_number);
  if (lines.length === 0) return [];
  return [
    {
      text: pallet.makes_legs ? texts.timber : `${texts.timber} · ${texts.noLegs}`,
      style: 'label',
      margin: [0, 0, 0, 2],
    },
    listTable(
      [
        { head: texts.layer, width: 38, value: (line) => String(line.layer) },
        { head: texts.plank, width: 42, value: (line) => `${line.widthMm} × ${line.thicknessMm}` },
        { head: texts.length, width: 34, isNumber: true, value: (line) => String(line.lengthMm) },
        { head: texts.pieces, width: 32, isNumber: true, isStrong: true, value: (line) => String(line.pieces) },
        { head: texts.positions, width: '*', value: (line) => line.positionsMm.join(', ') },
      ],
      lines,
    ),
    { text: texts.positionsFrom, fontSize: 7, color: INK_3, margin: [0, 2, 0, 0] },
  ];
};

/** A line of facts; long texts (addresses, remarks) get a line of their own, where they may wrap. */
const factLine = (pairs: Parameters<typeof facts>[0]): Content => ({ stack: [facts(pairs)], margin: [0, 0, 0, 6] });

const factLines = (pallet: PalletDetail, { texts, language }: Page): Content[] => [
  factLine([
    [texts.orders, pallet.order_number],
    [texts.customer, pallet.customer_name],
  ]),
  ...(pallet.address ? [factLine([[texts.address, pallet.address]])] : []),
  factLine([
    [texts.size, `${pallet.length} × ${pallet.width}`],
    [texts.height, `${pallet.height} / ${pallet.max_height}`],
  ]),
  factLine([
    [texts.mass, `${formatNumber(pallet.weight, language, 1)} / ${formatNumber(pallet.max_weight, language)}`],
    [texts.products, String(pallet.products_count)],
  ]),
  ...(pallet.comment ? [factLine([[texts.comment, pallet.comment]])] : []),
];

/**
 * What a packer builds a pallet by: number and code, timber to cut, the view from above, rows with the products that
 * stand in them.
 */
export const preparationPage = (pallet: PalletDetail, page: Page): Content => {
  const width = page.widthPt - 2 * page.marginPt;
  const rows = rowsOf(palletFromWire(pallet, page.tallPalletRule).products);
  return [
    head(pallet, page),
    {
      columns: [
        { width: '*', stack: factLines(pallet, page) },
        { width: TIMBER_WIDTH, stack: timber(pallet, page) },
      ],
      columnGap: 16,
    },
    figure(
      palletDrawing(pallet, { width, height: TOP_HEIGHT }, page),
      fill(page.texts.drawing.above, { number: pallet.shown_number }),
      {
        margin: [0, 2, 0, 2],
      },
    ),
    ...(rows.length > 0 ? [{ text: page.texts.packingOrder, style: 'label' } as Content] : []),
    ...preparationRows(pallet, rows, page),
  ];
};
