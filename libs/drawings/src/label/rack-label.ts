import type { DrawCode } from '../sheet/code-shape';
import { LabelPen, type LabelMark } from './label-pen';

export interface RackLabel {
  readonly code: string;
  /** How to find it, in words; empty where nobody has said. */
  readonly place: string;
  readonly barcode: string;
}

export const RACK_LABEL_MM = { width: 100, height: 60 } as const;

const [LEFT, ROOM, MIDDLE] = [32, 736, 400];

/** The label of a rack, 100 × 60 mm: its code to be read from the aisle, its barcode as wide as the label. */
export const rackLabel = (
  { code, place, barcode }: RackLabel,
  drawCode: DrawCode,
  dotsPerUnit: number,
): readonly LabelMark[] => {
  const pen = new LabelPen(drawCode, dotsPerUnit);
  pen.text(code, { x: MIDDLE, y: 158, size: 168, isBold: true, align: 'middle', most: ROOM });
  pen.text(place, { x: MIDDLE, y: 216, size: 40, align: 'middle', most: ROOM });
  pen.bar(LEFT, 240, ROOM, 4);
  // a code too long for bars of two dots is a square
  if (!pen.barcode(barcode, { x: 20, y: 264, width: 760, height: 140 }))
    pen.qr(barcode, { x: 310, y: 252, width: 180, height: 156 });
  pen.text(barcode, { x: MIDDLE, y: 446, size: 36, align: 'middle', most: ROOM });
  return pen.marks;
};
