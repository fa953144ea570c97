import { pdfTemplateFields } from '@mullion/contracts';
import { labelCost, mostLabels, mostOfLabel } from './label-cost';

const many = (count: number, part: object = {}) => Array.from({ length: count }, () => part);
const label = (parts: object) => pdfTemplateFields.parse({ name: 'a', width: 100, height: 60, ...parts });

describe('PDT-01 how much there is on a label', () => {
  it('an ordinary label is printed for the five hundred products that one print may have', () => {
    const usual = label({
      texts: many(12, { text: '{{barcode}} {{customer}}' }),
      qr_codes: many(1),
      barcodes: many(1),
      boxes: many(4),
    });
    expect(mostLabels(labelCost(usual))).toBeGreaterThanOrEqual(500);
  });

  it('three hundred parts with long texts and codes are too much for one label, and letters count whichever language has them', () => {
    const full = label({
      texts: many(100, { text: 'a'.repeat(500) }),
      qr_codes: many(100, { content: 'a'.repeat(500) }),
      barcodes: many(100, { content: 'a'.repeat(80) }),
    });
    expect(labelCost(full)).toBeGreaterThan(mostOfLabel);
    const inEnglish = label({ texts: many(100, { text: 'a', text_en: 'a'.repeat(500) }) });
    expect(labelCost(inEnglish)).toBe(labelCost(label({ texts: many(100, { text: 'a'.repeat(500) }) })));
    expect(mostLabels(0)).toBeGreaterThan(500);
  });
});
