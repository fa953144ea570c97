import type { PdfTemplateFields } from '@mullion/contracts';

type Place = Pick<PdfTemplateFields['boxes'][number], 'x1' | 'y1' | 'width' | 'height'>;
const place = ({ x1, y1, width, height }: Place): string => `${x1}, ${y1}, ${width} × ${height}`;

/** A template as the audit list shows it: each part in one line a person can read, millimetres. */
export const audited = ({ name, width, height, margin_left, margin_top, sheet, ...parts }: PdfTemplateFields) => ({
  name,
  width,
  height,
  margin_left,
  margin_top,
  sheet: sheet && `${sheet.width} × ${sheet.height}: ${sheet.columns} × ${sheet.rows}, ${sheet.gap_x}, ${sheet.gap_y}`,
  texts: parts.texts.map((text) => `${place(text)}: ${[text.text, text.text_en].filter(Boolean).join(' / ')}`),
  boxes: parts.boxes.map(place),
  qr_codes: parts.qr_codes.map((code) => `${place(code)}: ${code.content}`),
  barcodes: parts.barcodes.map((code) => `${place(code)}: ${code.content}`),
  images: parts.images.map((image) => `${place(image)}: ${image.id}`),
});
