import { pdfTemplateSize, type PdfTemplateFields } from '@mullion/contracts';
import type { SheetFinding } from './sheet-marks';

/** A template without its name. */
export type LabelOf<Fields extends PdfTemplateFields> = Omit<Fields, 'name'>;
type Measures = Pick<PdfTemplateFields, 'width' | 'height' | 'margin_left' | 'margin_top' | 'sheet'>;

/** A label's size; a side of 0 is the whole side of an A4. */
export const labelSize = ({ width, height }: Pick<Measures, 'width' | 'height'>) => ({
  width: width || pdfTemplateSize.maxWidth,
  height: height || pdfTemplateSize.maxHeight,
});

/** Where parts may stand: on a page of its own the margins take from a label, on a sheet they move the labels. */
export const labelRoom = (measures: Measures): { readonly width: number; readonly height: number } => {
  const size = labelSize(measures);
  if (measures.sheet) return size;
  return {
    width: Math.max(size.width - measures.margin_left, 0),
    height: Math.max(size.height - measures.margin_top, 0),
  };
};

export const pageSize = (measures: Measures): { readonly width: number; readonly height: number } =>
  measures.sheet ? { width: measures.sheet.width, height: measures.sheet.height } : labelSize(measures);

/** Where the labels of a page begin, row by row. */
export const labelOrigins = (measures: Measures): readonly { readonly x: number; readonly y: number }[] => {
  const { sheet, margin_left: left, margin_top: top } = measures;
  if (!sheet) return [{ x: left, y: top }];
  const { width, height } = labelSize(measures);
  return Array.from({ length: sheet.columns * sheet.rows }, (_each, index) => ({
    x: left + (index % sheet.columns) * (width + sheet.gap_x),
    y: top + Math.floor(index / sheet.columns) * (height + sheet.gap_y),
  }));
};

/** Labels that do not fit on their page. */
export const sheetFindings = (measures: Measures): SheetFinding[] => {
  const last = labelOrigins(measures).at(-1);
  if (!measures.sheet || !last) return [];
  const size = labelSize(measures);
  const past = (axis: 'x' | 'y', end: number, most: number): SheetFinding[] =>
    end > most + 0.005 ? [{ key: '', code: 'labels_beyond', axis, by: end - most }] : [];
  return [
    ...past('x', last.x + size.width, measures.sheet.width),
    ...past('y', last.y + size.height, measures.sheet.height),
  ];
};
