import type { pdfTemplateFields } from '@mullion/contracts';
import type { z } from 'zod';

type Template = z.input<typeof pdfTemplateFields>;

/** For label rolls of 100 × 60 mm: read by eye from a step away, by a scanner from the code. */
const label: Template = {
  name: 'Gaminio etiketė 100 × 60',
  width: 100,
  height: 60,
  boxes: [{ x1: 2, y1: 2, width: 96, height: 56 }],
  qr_codes: [{ x1: 66, y1: 6, width: 28, height: 28 }],
  texts: [
    { x1: 6, y1: 5, width: 58, height: 8, font_size: 14, text: '{{order}}' },
    { x1: 6, y1: 12, width: 58, height: 13, font_size: 30, bold: true, text: '{{position}}' },
    { x1: 6, y1: 26, width: 58, height: 6, font_size: 9, text: '{{type}}' },
    { x1: 6, y1: 33, width: 58, height: 7, font_size: 13, bold: true, text: '{{width}} × {{height}} × {{depth}} mm' },
    { x1: 6, y1: 41, width: 58, height: 6, font_size: 10, text: '{{weight}} kg · {{area}} m²' },
    { x1: 62, y1: 35, width: 36, height: 5, font_size: 8, align: 'C', text: '{{barcode}}' },
    { x1: 6, y1: 49, width: 60, height: 6, font_size: 10, text: '{{customer}}' },
    { x1: 66, y1: 49, width: 28, height: 6, font_size: 10, align: 'R', text: '{{delivery_date}}' },
  ],
};

const LEFT = 12;
const line = (y1: number, name: string, text: string, bold = false): NonNullable<Template['texts']> => [
  { x1: LEFT, y1, width: 36, height: 6, font_size: 9, text: name },
  { x1: 50, y1: y1 - 1, width: 86, height: 8, font_size: 13, bold, text },
];

/** An A5 that goes with a product through the factory. */
const sheet: Template = {
  name: 'Gaminio lapas A5',
  width: 148,
  height: 210,
  boxes: [
    { x1: 8, y1: 58, width: 132, height: 78 },
    { x1: 8, y1: 142, width: 132, height: 56 },
  ],
  qr_codes: [{ x1: 98, y1: 10, width: 40, height: 40 }],
  texts: [
    { x1: LEFT, y1: 10, width: 80, height: 8, font_size: 12, text: 'Gaminio lapas' },
    { x1: LEFT, y1: 17, width: 84, height: 18, font_size: 40, bold: true, text: '{{position}}' },
    { x1: LEFT, y1: 38, width: 84, height: 10, font_size: 18, text: '{{order}}' },
    { x1: 90, y1: 51, width: 56, height: 6, font_size: 9, align: 'C', text: '{{barcode}}' },
    ...line(65, 'Gaminys', '{{type}}', true),
    ...line(75, 'Plotis × aukštis', '{{width}} × {{height}} mm', true),
    ...line(85, 'Gylis', '{{depth}} mm'),
    ...line(95, 'Svoris, plotas', '{{weight}} kg, {{area}} m²'),
    ...line(105, 'Klientas', '{{customer}}'),
    ...line(115, 'Pristatymo data', '{{delivery_date}}'),
    { x1: LEFT, y1: 125, width: 36, height: 6, font_size: 9, text: 'Adresas' },
    { x1: 50, y1: 125, width: 86, height: 10, font_size: 9, text: '{{address}}' },
    { x1: LEFT, y1: 145, width: 60, height: 6, font_size: 9, text: 'Pastabos' },
    { x1: LEFT, y1: 152, width: 124, height: 40, font_size: 11, italic: true, text: '{{comment}}' },
    { x1: 8, y1: 201, width: 132, height: 5, font_size: 8, align: 'C', text: '{{company}}' },
  ],
};

export const demoTemplates: readonly Template[] = [label, sheet];
