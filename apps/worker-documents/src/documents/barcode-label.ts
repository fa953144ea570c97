import type { PalletDetail, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { loadingOrder, palletTitle } from '@mullion/packing-model';
import type { Column, Content } from 'pdfmake/interfaces';
import { FONT } from '../document-fonts';
import { figure } from '../parts/figure';
import { labelLogo } from '../parts/header';
import { fill, type Page } from '../parts/page';
import { paperMark } from '../parts/paper-mark';
import { scanCode } from '../parts/scan-code';
import { ruleLine } from '../parts/sheet-head';
import { INK } from '../parts/styles';
import type { DocumentHeader } from '../render-input';

/** A6 lying, in points: fits common label rolls and four on an A4. */
export const LABEL_SIZE = { width: 420, height: 298 };
export const LABEL_MARGIN = 18;

const CODE_WIDTH = 214;
const QR_WIDTH = 56;
const STOP_SIDE = 64;
/** Heights of the bars, in millimetres at their natural width. */
const CODE_HEIGHT = 11;
/** A longer name is set smaller; beyond two lines it ends in three dots: a label is one sheet. */
const LONG = 34;
const LONGEST = 92;
const LONGEST_ORDERS = 38;
const NAME = { short: { fontSize: 15, maxHeight: 44 }, long: { fontSize: 12, maxHeight: 36 } };
const ADDRESS = { short: { fontSize: 12, maxHeight: 36 }, long: { fontSize: 10, maxHeight: 30 } };

interface OnTruck {
  readonly truck: Truck;
  /** Null where nobody has said in which order the stops come. */
  readonly stop: number | null;
  readonly step: number;
  readonly steps: number;
}

/** Where a pallet stands on a truck; null where it stands on none. */
const onTruckOf = (pallet: PalletDetail, trucks: readonly Truck[]): OnTruck | null => {
  const truck = trucks.find(({ id }) => id === pallet.truck_id);
  if (!truck) return null;
  const steps = loadingOrder(truck);
  const own = steps.find(({ load }) => load.pallet_id === pallet.id);
  if (!own) return null;
  return {
    truck,
    stop: own.load.dispatch_priority === null ? null : own.load.group + 1,
    step: own.step,
    steps: steps.length,
  };
};

const stopSquareSvg = (stop: number): string => {
  const size = stop > 9 ? 36 : 48;
  const place = `x="${STOP_SIDE / 2}" y="${STOP_SIDE / 2 + size * 0.35}" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${STOP_SIDE}" height="${STOP_SIDE}"><rect width="${STOP_SIDE}" height="${STOP_SIDE}" fill="${INK}"/><text ${place} font-family="${FONT}" font-weight="bold" font-size="${size}" fill="#FFFFFF">${stop}</text></svg>`;
};

/** The number of the stop, to be seen from the other end of a hall. */
const stopSquare = (stop: number, page: Page): Column => ({
  width: STOP_SIDE,
  stack: [figure(stopSquareSvg(stop), fill(page.texts.stopNumber, { number: stop }), { width: STOP_SIDE })],
});

const sizeFacts = (pallet: PalletDetail, { texts, language }: Page): Content => ({
  stack: [
    { text: fill(texts.pieceCount, { count: pallet.products_count }), fontSize: 13, bold: true },
    { text: `${formatNumber(pallet.weight, language)} kg`, fontSize: 13, bold: true },
    { text: `${pallet.length} × ${pallet.width}`, fontSize: 11, margin: [0, 3, 0, 0] },
    { text: `${texts.height.toLowerCase()} ${pallet.height}`, fontSize: 11 },
  ],
});

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const named = (text: string, { short, long, bold = false }: typeof NAME & { readonly bold?: boolean }): Content =>
  ({ text: shortened(text, LONGEST), bold, lineHeight: 1.1, ...(text.length > LONG ? long : short) }) as Content;

/** A label to stick on a pallet: read by eye from two metres and by a scanner from half of that. */
export const barcodeLabel = (
  pallet: PalletDetail,
  trucks: readonly Truck[],
  page: Page,
  header?: DocumentHeader,
): Content => {
  const code = pallet.number ?? pallet.shown_number;
  const truck = onTruckOf(pallet, trucks);
  const line = (): Content => ({ stack: [ruleLine(page, 1.6)], margin: [0, 4, 0, 4] });
  return [
    labelLogo(
      header,
      truck
        ? {
            text: [{ text: truck.truck.description, bold: true }, `  ${truck.step} / ${truck.steps}`],
            fontSize: 13,
            alignment: 'right',
          }
        : '',
      page,
    ),
    line(),
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: pallet.shown_number, style: 'number', fontSize: 42, lineHeight: 1 },
            {
              text: shortened(pallet.order_number, LONGEST_ORDERS),
              fontSize: 12,
              bold: true,
              maxHeight: 20,
            } as Content,
          ],
        },
        ...(truck?.stop ? [stopSquare(truck.stop, page)] : []),
      ],
    },
    line(),
    named(palletTitle(pallet), { ...NAME, bold: true }),
    named(pallet.address, ADDRESS),
    line(),
    {
      columns: [
        {
          width: CODE_WIDTH,
          stack: [
            scanCode(code, { width: CODE_WIDTH, height: CODE_HEIGHT }, page),
            { text: code, alignment: 'center', fontSize: 10, margin: [0, 2, 0, 0] },
          ],
        },
        { width: '*', stack: [sizeFacts(pallet, page)] },
        ...paperMark(page, 'pallet_label', pallet.id, QR_WIDTH),
      ],
      columnGap: 14,
    },
  ];
};
