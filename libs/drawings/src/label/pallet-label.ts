import type { PalletLoad } from '@mullion/packing-model';
import { palletCard } from '../pallet-card';
import type { DrawCode } from '../sheet/code-shape';
import { LabelPen, type LabelMark } from './label-pen';

/** What stands on the label of a pallet, in the reader's language. */
export interface PalletLabel {
  readonly company: string;
  /** The truck, and which of its pallets it is; empty on no truck. */
  readonly truck: string;
  readonly part: string;
  /** Read from three metres. */
  readonly number: string;
  /** Of unloading, white on black; empty on no truck. */
  readonly stop: string;
  readonly orders: string;
  readonly customer: string;
  readonly address: string;
  readonly load: PalletLoad;
  readonly products: string;
  readonly mass: string;
  readonly size: string;
  readonly height: string;
  /** On the floor of the truck. */
  readonly place: string;
  readonly barcode: string;
  /**
   * Stands in the place of the bars of a number that no bars hold, and says why; the square beside it is read all the
   * same.
   */
  readonly noBars: string;
  readonly qr: string;
  readonly revision: string;
  readonly fragile: string;
  readonly upright: string;
  readonly printed: string;
}

export const PALLET_LABEL_MM = { width: 100, height: 150 } as const;

const [LEFT, RIGHT] = [36, 764];
const RULE = 4;
const DRAWING = { width: 480, height: 244 };
const COLUMN = { x: 540, most: RIGHT - 540 };

const arrowsUp = (pen: LabelPen, x: number, y: number): void => {
  for (const from of [x, x + 48])
    pen.drawing(from, y, {
      tag: 'path',
      attrs: { d: 'M18 48V4M4 20L18 5L32 20', fill: 'none', stroke: '#000', 'stroke-width': 6 },
      children: [],
    });
};

const contents = (pen: LabelPen, label: PalletLabel): void => {
  const shape = label.load.widthMm / label.load.lengthMm;
  const widthPx = Math.min(DRAWING.width, DRAWING.height / shape);
  const nothing = {
    name: '',
    label: () => '',
    row: () => '',
    mass: () => '',
    free: () => '',
    limit: () => '',
    topView: '',
    sideView: () => '',
    halfMetre: '',
  };
  const sizes = { widthPx, sideWidthPx: 40, sideHeightPx: 40, longestMm: label.load.lengthMm };
  const { top } = palletCard(label.load, { theme: 'label', texts: nothing, ...sizes });
  pen.drawing(LEFT + (DRAWING.width - widthPx) / 2, 446, top);
  pen.text(label.products, { ...COLUMN, y: 486, size: 36, isBold: true });
  pen.text(label.mass, { ...COLUMN, y: 536, size: 36, isBold: true });
  pen.text(label.size, { ...COLUMN, y: 586, size: 32 });
  pen.text(label.height, { ...COLUMN, y: 628, size: 32 });
  pen.text(label.place, { ...COLUMN, y: 680, size: 32 });
};

/**
 * The label of a pallet, 100 × 150 mm: the number from three metres, everything else at arm's length, codes by every
 * scanner.
 */
export const palletLabel = (label: PalletLabel, drawCode: DrawCode, dotsPerUnit: number): readonly LabelMark[] => {
  const pen = new LabelPen(drawCode, dotsPerUnit);
  const rule = (y: number): void => pen.bar(LEFT, y, RIGHT - LEFT, RULE);
  const truck = [label.truck, label.part].filter(Boolean).join(' · ');
  pen.text(label.company, { x: LEFT, y: 64, size: 34, isBold: true, most: truck === '' ? RIGHT - LEFT : 400 });
  pen.text(truck, { x: RIGHT, y: 64, size: 34, isBold: true, align: 'end', most: 316 });
  rule(84);
  const hasStop = label.stop !== '';
  pen.text(label.number, { x: LEFT - 2, y: 212, size: 120, isBold: true, most: (hasStop ? 596 : RIGHT) - LEFT });
  pen.text(label.orders, { x: LEFT, y: 268, size: 36, most: (hasStop ? 596 : RIGHT) - LEFT });
  if (hasStop) {
    pen.bar(612, 112, 152, 152);
    pen.text(label.stop, { x: 688, y: 228, size: 112, isBold: true, isWhite: true, align: 'middle', most: 136 });
  }
  rule(292);
  pen.text(label.customer, { x: LEFT, y: 352, size: 50, isBold: true, most: RIGHT - LEFT });
  pen.text(label.address, { x: LEFT, y: 402, size: 40, most: RIGHT - LEFT });
  rule(426);
  contents(pen, label);
  rule(716);
  // from the edge of the label to the other code
  if (!pen.barcode(label.barcode, { x: 0, y: 744, width: 566, height: 150 }))
    pen.lines(label.noBars, { x: LEFT, y: 784, size: 34, isBold: true, most: 516 });
  pen.text(label.barcode, { x: 282, y: 934, size: 36, align: 'middle', most: 516 });
  pen.qr(label.qr, { x: 574, y: 744, width: 190, height: 190 });
  pen.text(label.revision, { x: 669, y: 958, size: 26, isBold: true, align: 'middle', most: 190 });
  rule(976);
  pen.bar(LEFT, 1000, 190, 64);
  pen.text(label.fragile, { x: 131, y: 1045, size: 36, isBold: true, isWhite: true, align: 'middle', most: 170 });
  pen.text(label.upright, { x: 250, y: 1046, size: 36, most: 400 });
  arrowsUp(pen, 672, 1008);
  pen.text(label.printed, { x: LEFT, y: 1124, size: 28, most: RIGHT - LEFT });
  return pen.marks;
};
