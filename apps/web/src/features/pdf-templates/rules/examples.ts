import { pdfTemplateFields, type PdfTemplateFields } from '@mullion/contracts';
import type { z } from 'zod';

type Given = Omit<z.input<typeof pdfTemplateFields>, 'name'>;
export const exampleKeys = ['label', 'stickers', 'sheet', 'blank'] as const;
export type ExampleKey = (typeof exampleKeys)[number];

const label: Given = {
  width: 100,
  height: 60,
  boxes: [{ x1: 1, y1: 1, width: 98, height: 58 }],
  texts: [
    { x1: 4, y1: 4, width: 66, height: 9, font_size: 22, bold: true, shrink: true, text: '{{order}} / {{position}}' },
    { x1: 4, y1: 14, width: 66, height: 7, font_size: 17, shrink: true, text: '{{width}} × {{height}}' },
    { x1: 4, y1: 23, width: 66, height: 5, font_size: 12, shrink: true, text: '{{customer}}' },
    { x1: 4, y1: 29, width: 66, height: 5, font_size: 12, shrink: true, text: '{{wood}}, {{paint}}' },
    { x1: 4, y1: 35, width: 90, height: 5, font_size: 12, bold: true, shrink: true, text: '{{type}}' },
  ],
  qr_codes: [{ x1: 76, y1: 4, width: 20, height: 20 }],
  barcodes: [{ x1: 4, y1: 42, width: 92, height: 15 }],
};

const stickers: Given = {
  width: 70,
  height: 37,
  sheet: { width: 210, height: 297, columns: 3, rows: 8 },
  texts: [
    { x1: 4, y1: 4, width: 40, height: 8, font_size: 16, bold: true, shrink: true, text: '{{order}}' },
    { x1: 4, y1: 13, width: 40, height: 8, font_size: 16, shrink: true, text: '{{position}}' },
    { x1: 4, y1: 22, width: 62, height: 5, font_size: 10, shrink: true, text: '{{width}} × {{height}} mm' },
    { x1: 4, y1: 28, width: 62, height: 5, font_size: 10, shrink: true, text: '{{customer}}' },
  ],
  qr_codes: [{ x1: 47, y1: 3, width: 20, height: 20 }],
};

const fact = (y1: number, text: string, text_en: string, value: string): NonNullable<Given['texts']> => [
  { x1: 20, y1, width: 45, height: 7, font_size: 11, text, text_en },
  { x1: 68, y1, width: 122, height: 7, font_size: 13, bold: true, shrink: true, text: value },
];
const sheet: Given = {
  width: 210,
  height: 297,
  texts: [
    {
      x1: 20,
      y1: 18,
      width: 120,
      height: 14,
      font_size: 34,
      bold: true,
      shrink: true,
      text: '{{order}} / {{position}}',
    },
    { x1: 20, y1: 34, width: 120, height: 8, font_size: 16, shrink: true, text: '{{type}}' },
    ...fact(60, 'Matmenys', 'Size', '{{width}} × {{height}} × {{depth}} mm'),
    ...fact(70, 'Svoris, plotas', 'Weight, area', '{{weight}} kg, {{area}} m²'),
    ...fact(80, 'Mediena, dažai', 'Wood, paint', '{{wood}}, {{paint}}'),
    ...fact(90, 'Klientas', 'Customer', '{{customer}}'),
    ...fact(100, 'Pristatymas', 'Delivery', '{{delivery_date}}'),
    { x1: 20, y1: 118, width: 60, height: 6, font_size: 11, text: 'Pastabos', text_en: 'Notes' },
    { x1: 24, y1: 130, width: 162, height: 40, font_size: 12, italic: true, text: '{{comment}}' },
  ],
  boxes: [{ x1: 20, y1: 126, width: 170, height: 150 }],
  qr_codes: [{ x1: 150, y1: 16, width: 40, height: 40 }],
};

const examples: Readonly<Record<ExampleKey, Given>> = { label, stickers, sheet, blank: { width: 100, height: 60 } };

/** A template to begin with. */
export const exampleOf = (key: ExampleKey, name: string): PdfTemplateFields =>
  pdfTemplateFields.parse({ ...examples[key], name });

/** A name that no template has yet. */
export const freeName = (wanted: string, taken: readonly string[], next: (nth: number) => string): string => {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let nth = 2; known.has(name.toLowerCase()); nth++) name = next(nth);
  return name;
};
