import type { DrawCode } from '../sheet/code-shape';
import type { DesignInput } from '../window-design';
import { windowDrawing } from '../window-drawing';
import { LabelPen, type LabelMark } from './label-pen';

/** What stands on the label of a product, in the reader's language. */
export interface ProductLabel {
  /** Order and position. */
  readonly name: string;
  readonly size: string;
  /** Whom it is for, what it is made of, what is in it; a line each. */
  readonly lines: readonly string[];
  readonly design: DesignInput;
  /** The product's own picture as SVG, which is laid over its place; null: its outline is drawn there. */
  readonly picture: string | null;
  /** Word for a drawing of the outline alone. */
  readonly schematic: string;
  readonly barcode: string;
  /**
   * Stands in the place of the bars of a number that no bars hold, and says why; the square beside it is read all the
   * same.
   */
  readonly noBars: string;
  readonly qr: string;
  readonly revision: string;
}

export const PRODUCT_LABEL_MM = { width: 100, height: 60 } as const;

/** Where the product's picture stands, in units. */
export const PRODUCT_PICTURE = { x: 588, y: 26, width: 184, height: 216 } as const;

const LEFT = 32;
const COLUMN = 520;
const FIRST_LINE = { y: 196, step: 42, size: 34 };

/** The label of a product, 100 × 60 mm. */
export const productLabel = (label: ProductLabel, drawCode: DrawCode, dotsPerUnit: number): readonly LabelMark[] => {
  const pen = new LabelPen(drawCode, dotsPerUnit);
  pen.text(label.name, { x: LEFT, y: 90, size: 78, isBold: true, most: COLUMN });
  pen.text(label.size, { x: LEFT, y: 146, size: 48, most: COLUMN });
  label.lines.slice(0, 3).forEach((line, index) => {
    pen.text(line, { x: LEFT, y: FIRST_LINE.y + index * FIRST_LINE.step, size: FIRST_LINE.size, most: COLUMN });
  });
  pen.bar(LEFT, 298, COLUMN, 4);
  if (!pen.barcode(label.barcode, { x: 0, y: 318, width: 586, height: 92 }))
    pen.lines(label.noBars, { x: LEFT, y: 346, size: 30, isBold: true, most: COLUMN });
  pen.text(label.barcode, { x: 292, y: 446, size: 34, align: 'middle', most: 540 });
  const { x, y, width, height } = PRODUCT_PICTURE;
  const outline = { widthPx: width, heightPx: height, theme: 'label', name: '', schematic: label.schematic } as const;
  if (label.picture === null) pen.drawing(x, y, windowDrawing(label.design, outline));
  pen.qr(label.qr, { x: 594, y: 252, width: 180, height: 180 });
  pen.text(label.revision, { x: 684, y: 454, size: 26, isBold: true, align: 'middle', most: 180 });
  return pen.marks;
};
