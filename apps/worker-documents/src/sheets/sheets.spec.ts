import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { pdfTemplateFields, type Language, type Product } from '@mullion/contracts';
import { filledPieces, productFacts } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import { codesOn, describedPdf } from '@mullion/server-testing/paper';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { drawSheets, type SheetTemplate } from './draw-sheets';

const product = {
  id: 1,
  order_id: 3,
  order: '26-0411',
  position: 'A1',
  barcode: '26-0411.999001',
  type: 'Langas <ąčęėįšųūž>',
  category: 1,
  width: 1210,
  height: 2200,
  depth: 114,
  weight: 1092.5,
  area: 2.662,
  comment: null,
  completion_date: null,
} as unknown as Product;
const order = {
  customer: 'UAB Šviesūs Langai',
  customer_order_number: 'PO-1',
  address: 'Žvejų g. 5, Klaipėda',
  delivery_date: '2026-11-27',
  wood_type: 'Pušis',
  paint_type: null,
};
const factsIn = (language: Language, of: typeof order | undefined = order) =>
  productFacts(product, of, 'Rytų langai', (value, decimals) => formatNumber(value, language, decimals));
const facts = factsIn('lt');
const fill = (text: string, of = facts) =>
  filledPieces(text, of)
    .map((piece) => piece.text)
    .join('');

const template = (over: object): SheetTemplate => ({
  ...pdfTemplateFields.parse({ name: 'Etiketė', width: 100, height: 60, ...over, images: [] }),
  images: (over as Partial<SheetTemplate>).images ?? [],
});
const sheetsOf = (over: object, products = [facts], language: Language = 'lt'): Promise<Uint8Array> =>
  drawSheets(template(over), products, { title: 'Etiketė', language }, () => undefined);
const draw = async (over: object, count = 1) => {
  const bytes = await sheetsOf(
    over,
    Array.from({ length: count }, () => facts),
  );
  return { pages: pdfPages(bytes), source: Buffer.from(bytes).toString('latin1') };
};

describe('placeholders', () => {
  it('EXP-04a PDT-01c become facts of the product and its order, in the form of the language', () => {
    expect(fill('{{order}} / {{ position }}: {{width}}×{{height}}×{{depth}}')).toBe('26-0411 / A1: 1210×2200×114');
    expect(fill('{{weight}}kg, {{area}} m²').replace(/\s/g, ' ')).toBe('1 092,5kg, 2,66 m²');
    expect(fill('{{weight}} kg', factsIn('en'))).toMatch(/^1\s092\.5 kg$/);
    expect(fill('{{customer}}, {{customer_order_number}}, {{address}}, {{delivery_date}}, {{wood}}, {{company}}')).toBe(
      'UAB Šviesūs Langai, PO-1, Žvejų g. 5, Klaipėda, 2026-11-27, Pušis, Rytų langai',
    );
  });

  it('stay as they are when nobody knows them, are empty when nothing is known, and are not looked for in facts', () => {
    expect(fill('100 % {{constructor}} {{orders}} {{comment}}|')).toBe('100 % {{constructor}} {{orders}} |');
    expect(fill('{{customer}}{{delivery_date}}|', productFacts(product, undefined, '', String))).toBe('|');
    expect(fill('{{type}}', { ...facts, type: '{{order}}' })).toBe('{{order}}');
  });
});

describe('sheets of products', () => {
  it('EXP-04a PDT-01c are one page a product, as large as the template, with Lithuanian letters', async () => {
    const { pages, source } = await draw(
      {
        texts: [
          { text: '{{type}}', bold: true, align: 'C' },
          { text: 'Masė', y1: 20, italic: true },
        ],
      },
      3,
    );
    expect(pages).toEqual(Array.from({ length: 3 }, () => 'Langas <ąčęėįšųūž>Masė'));
    expect(source.match(/\/MediaBox \[0 0 283\.46\d* 170\.07\d*\]/g)).toHaveLength(3);
    expect((await draw({ width: 0, height: 0 })).source).toMatch(/\/MediaBox \[0 0 595\.27\d* 841\.88\d*\]/);
  });

  it('end a text that does not fit in three dots and never begin another page', async () => {
    const place = { x1: 90, y1: 58, width: 8, height: 2, font_size: 40 };
    const texts = [
      { ...place, text: '{{address}} '.repeat(40) },
      { y1: 0, width: 30, height: 12, text: 'žodis '.repeat(60) },
    ];
    const { pages } = await draw({ texts });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/žodis…$/);
  });

  it('have the barcode as a QR code, frames, and pictures from their bytes', async () => {
    // one white pixel
    const bytes = Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
      'base64',
    );
    const place = { x1: 5, y1: 5, width: 20, height: 10 };
    const { source } = await draw({ boxes: [place], qr_codes: [place], images: [{ ...place, id: 1, bytes }] });
    expect(source).toMatch(/\/Subtype \/Image/);
    expect((await draw({ qr_codes: [place] })).source.length).toBeGreaterThan((await draw({})).source.length + 500);
  });

  it.each(['lt', 'en'] as const)(
    'EXP-04a PDT-01c in %s are tagged: title, language, texts in their order, codes by their name',
    async (language) => {
      const texts = [
        { text: 'Gaminys: {{type}}', text_en: 'Product: {{type}}', width: 95 },
        { text: '{{customer}}', y1: 30, width: 95 },
      ];
      const code = { y1: 20, width: 20, height: 20 };
      const pdf = await sheetsOf({ texts, boxes: [{}], qr_codes: [code] }, [factsIn(language)], language);
      const { info, tags, language: written } = describedPdf(pdf);
      expect(info).toMatch(/Tagged: +yes/);
      expect(/Title: +(.*)/.exec(info)?.[1]).toBe('Etiketė');
      expect(written).toBe(language);
      const [product, alt] = language === 'lt' ? ['Gaminys', 'Kodas'] : ['Product', 'Code'];
      expect(tags).toMatch(
        new RegExp(`^Document[\\s\\S]*"${product}: Langas <ąčęėįšųūž>"[\\s\\S]*"UAB Šviesūs Langai"`),
      );
      expect(Buffer.from(pdf).toString('latin1')).toContain(`/Alt (${alt})`);
      // a frame is ornament: a code is the only figure
      expect(tags.match(/Figure/g)).toHaveLength(1);
    },
  );

  it('EXP-04a PDT-01c have codes that a scanner reads at 203 dots to the inch, down to the smallest that the designer lets pass, every label of a sheet', async () => {
    const products = [1, 2, 3, 4].map((at) => ({ ...facts, barcode: `26-0411.99900${at}` }));
    const code = { x1: 1, y1: 1, content: '{{barcode}}' };
    const both = {
      width: 48,
      height: 40,
      qr_codes: [{ ...code, width: 8, height: 8 }],
      barcodes: [{ ...code, x1: 1, y1: 20, width: 46, height: 9 }],
    };
    const wanted = products.flatMap(({ barcode }) => [barcode, barcode]).toSorted();
    const sheet = { width: 100, height: 84, columns: 2, rows: 2, gap_x: 2, gap_y: 2 };
    expect((await codesOn(await sheetsOf({ ...both, sheet }, products))).toSorted()).toEqual(wanted);
    const single = await sheetsOf(both, products);
    const read = await Promise.all(products.map((_each, at) => codesOn(single, at + 1)));
    expect(read.flat().toSorted()).toEqual(wanted);
  });

  it('A9 read their fonts and nothing else, and open no connection, whatever stands in them', async () => {
    const evil = [
      'file:///etc/passwd',
      'http://169.254.169.254/',
      '<img src="http://169.254.169.254/">',
      '/etc/passwd',
    ];
    const texts = evil.map((text) => ({ text }));
    // what is loaded with the first sheet is no matter of this one
    await draw({ texts, qr_codes: [{}] });
    const reads = jest.spyOn(fs, 'readFileSync');
    const connects = jest.spyOn(net.Socket.prototype, 'connect');
    expect((await draw({ texts, qr_codes: [{}] })).pages[0]).toContain('file:///etc/passwd');
    const names = reads.mock.calls.map(([file]) => path.basename(String(file)));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^IBMPlexSans_\w+\.ttf$/.test(name))).toEqual([]);
    for (const other of [...evil, 'data:image/png;base64,AAAA'])
      await expect(
        draw({ images: [{ x1: 0, y1: 0, width: 9, height: 9, id: 1, bytes: Buffer.from(other) }] }),
      ).rejects.toThrow('Unknown image format');
    // a refusal has jest look its lines up: only what the texts name is asked for here
    expect(reads.mock.calls.filter(([file]) => String(file).includes('passwd'))).toEqual([]);
    expect(connects).not.toHaveBeenCalled();
  });
});
