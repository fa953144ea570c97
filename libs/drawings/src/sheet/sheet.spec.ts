import { pdfTemplateFields, productPlaceholders, type ProductFacts } from '@mullion/contracts';
import { render } from 'bwip-js/node';
import { jpegSize } from './jpeg-size';
import { layOutLabel } from './lay-out-label';
import { layOutPages, pageCount } from './lay-out-pages';
import { MM_PER_POINT } from './lay-out-text';
import { lettersOf } from './letters';
import { filledPieces, namedPieces, unknownWords, wordsOf } from './placeholders';
import type { SheetMark, TextMark } from './sheet-marks';
import { sheetFindings } from './sheet-measures';
import { sheetSvg } from './sheet-svg';
import { renderSvg } from '../svg-node';

const facts = {
  ...Object.fromEntries(productPlaceholders.map((word) => [word, word])),
  order: '26-0412',
  position: '58',
  barcode: '26-0412.058',
  customer: 'Bygg Nord AS',
} as ProductFacts;
const drawn = { drawCode: render, pictures: new Map([[7, { width: 400, height: 200 }]]) };
const template = (over: object) => pdfTemplateFields.parse({ name: 'Etiketė', width: 100, height: 60, ...over });
const lay = (over: object, language: 'lt' | 'en' = 'lt') =>
  layOutLabel(template(over), language, (text) => filledPieces(text, facts), drawn);
const isText = (mark: SheetMark): mark is TextMark => mark.kind === 'text';
const linesOf = (over: object, language?: 'lt' | 'en') => lay(over, language).marks.filter(isText);
const endOf = (mark: TextMark): number => {
  const last = lettersOf([{ text: mark.text.slice(-1), isFact: false }], mark.face).letters[0];
  return (mark.xs.at(-1) ?? 0) + (last?.em ?? 0) * mark.sizePt * MM_PER_POINT;
};
const boundsOf = (mark: SheetMark | undefined) => {
  const points = mark?.kind === 'shape' ? mark.outlines.flat() : [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

describe('texts of a label', () => {
  it('PDT-01c begin left, end right or stand in the middle of their place, letter by letter as wide as the font', () => {
    const place = { x1: 10, y1: 5, width: 60, height: 10 };
    const [left, middle, right] = linesOf({
      texts: ['L', 'C', 'R'].map((align) => ({ ...place, align, text: 'AV {{position}}' })),
    });
    expect(left).toMatchObject({ text: 'AV 58', x: 10, sizePt: 12, face: 'regular' });
    const width = endOf(left as TextMark) - 10;
    expect(middle?.x).toBeCloseTo(10 + (60 - width) / 2);
    expect(endOf(right as TextMark)).toBeCloseTo(70);
    expect(left?.facts).toEqual([
      { x: left?.xs[3], width: expect.closeTo(endOf(left as TextMark) - (left?.xs[3] ?? 0)) },
    ]);
  });

  it('break between words, in a word only where it is wider than the place, and where the writer broke them', () => {
    const texts = [{ width: 20, height: 60, text: 'Pirmas  antras trečias\nketvirtas ilgasžodiskuristikrainetelpa' }];
    const lines = linesOf({ texts }).map((mark) => mark.text);
    expect(lines.slice(0, 4)).toEqual(['Pirmas', 'antras', 'trečias', 'ketvirtas']);
    expect(lines.slice(4).join('')).toBe('ilgasžodiskuristikrainetelpa');
    for (const mark of linesOf({ texts })) expect(endOf(mark)).toBeLessThanOrEqual(20.001);
  });

  it('that do not fit end in three dots and are found; those that may shrink become smaller first', () => {
    const long = { width: 30, height: 6, font_size: 14, text: '{{customer}} {{customer}}' };
    const { marks, findings } = lay({ texts: [{ key: 'a', ...long }] });
    expect(marks.filter(isText).map((mark) => mark.text)).toEqual([expect.stringMatching(/^Bygg Nord.*…$/)]);
    expect(findings).toEqual([{ key: 'a', code: 'cut', text: 'Bygg Nord AS Bygg Nord AS' }]);
    const shrunk = lay({ texts: [{ key: 'a', ...long, shrink: true }] });
    expect(shrunk.findings).toEqual([]);
    expect(shrunk.marks.filter(isText)[0]?.sizePt).toBeLessThan(14);
    // never below the least size
    const tiny = lay({ texts: [{ key: 'a', ...long, width: 6, height: 2, shrink: true }] });
    expect(tiny.findings).toMatchObject([{ code: 'cut' }]);
    expect(tiny.marks.filter(isText)[0]?.sizePt).toBe(4);
  });

  it('are in the language of the sheet where they have one of their own', () => {
    const texts = [
      { text: 'Užsakymas {{order}}', text_en: 'Order {{order}}' },
      { text: 'Pozicija', y1: 20 },
    ];
    expect(linesOf({ texts }).map((mark) => mark.text)).toEqual(['Užsakymas 26-0412', 'Pozicija']);
    expect(linesOf({ texts }, 'en').map((mark) => mark.text)).toEqual(['Order 26-0412', 'Pozicija']);
  });

  it('name letters that the font has not and words that stand for nothing', () => {
    expect(lay({ texts: [{ key: 'a', width: 90, text: '窓 {{ordr}} {{order}}' }] }).findings).toEqual([
      { key: 'a', code: 'unknown_word', word: 'ordr' },
      { key: 'a', code: 'unknown_letters', letters: '窓' },
    ]);
    expect(linesOf({ texts: [{ width: 90, text: 'e\u0307\u2007\u202fž' }] })[0]?.text).toMatch(/^ė\s\sž$/);
  });
});

describe('placeholders', () => {
  it('are cut out of a text with what stands around them', () => {
    expect(filledPieces('Nr. {{order}} / {{ position }}', facts)).toEqual([
      { text: 'Nr. ', isFact: false },
      { text: '26-0412', isFact: true },
      { text: ' / ', isFact: false },
      { text: '58', isFact: true },
    ]);
    expect(namedPieces('{{order}}!', (word) => (word === 'order' ? 'užsakymas' : word))).toEqual([
      { text: '{užsakymas}', isFact: true },
      { text: '!', isFact: false },
    ]);
    expect(wordsOf('{{order}} {{nothing}} {{width}}')).toEqual(['order', 'width']);
    expect(unknownWords('{{order}} {{nothing}} {{Ą}}')).toEqual(['nothing', 'Ą']);
  });
});

describe('codes of a label', () => {
  it('PDT-01c fill their place with whole dots of a label printer, in its middle', () => {
    const { marks, findings } = lay({
      qr_codes: [{ x1: 5, y1: 5, width: 30, height: 20 }],
      barcodes: [{ x1: 10, y1: 40, width: 70, height: 15, show_text: false }],
    });
    const qr = boundsOf(marks[0]);
    expect(findings).toEqual([]);
    expect(qr.right - qr.left).toBeCloseTo(qr.bottom - qr.top);
    expect(qr.right - qr.left).toBeGreaterThan(16);
    expect(qr.right - qr.left).toBeLessThanOrEqual(20);
    expect((qr.left + qr.right) / 2).toBeCloseTo(20, 0);
    const points = marks.flatMap((mark) => (mark.kind === 'shape' ? mark.outlines.flat().map(([x]) => x / 0.125) : []));
    for (const at of points) expect(at).toBeCloseTo(Math.round(at), 6);
    expect(boundsOf(marks[1])).toMatchObject({ top: 40, bottom: 55 });
  });

  it('say when no scanner would read them, are a square when bars cannot hold them, and are left out when they would be empty', () => {
    const { marks, findings } = lay({
      qr_codes: [
        { key: 'small', width: 5, height: 5 },
        { key: 'empty', content: '  ' },
      ],
      barcodes: [
        { key: 'letters', content: 'ąčę' },
        { key: 'narrow', width: 20, height: 10 },
      ],
    });
    expect(findings.map(({ key, code }) => [key, code])).toEqual([
      ['small', 'code_small'],
      ['letters', 'code_impossible'],
      ['narrow', 'code_small'],
    ]);
    expect(marks.filter((mark) => mark.kind === 'shape').map((mark) => mark.key)).toEqual([
      'small',
      'letters',
      'narrow',
    ]);
    // a square: bars hold no such letters
    const square = boundsOf(marks.find((mark) => mark.key === 'letters'));
    expect(square.right - square.left).toBeCloseTo(square.bottom - square.top);
  });

  it('keep their text below the bars', () => {
    const marks = lay({ barcodes: [{ x1: 10, y1: 10, width: 70, height: 15 }] }).marks;
    const text = marks.find(isText);
    expect(text?.text).toBe('26-0412.058');
    expect(text?.y).toBeGreaterThan(boundsOf(marks[0]).bottom);
    expect(text?.y).toBeLessThan(25);
  });
});

describe('pages', () => {
  const sheet = { width: 210, height: 297, columns: 3, rows: 2, gap_x: 2, gap_y: 1 };

  it('PDT-01a hold several labels, row by row, moved by the margins', () => {
    const many = template({
      width: 60,
      height: 40,
      margin_left: 5,
      margin_top: 7,
      sheet,
      texts: [{ text: '{{position}}' }],
    });
    const products = Array.from({ length: 8 }, (_each, index) => ({ ...facts, position: String(index + 1) }));
    const pages = [...layOutPages(many, products, 'lt', drawn)];
    expect(pageCount(many, 8)).toBe(2);
    expect(
      pages.map((page) => page.marks.filter(isText).map((mark) => [mark.text, mark.x, Math.floor(mark.y)])),
    ).toEqual([
      [
        ['1', 5, 10],
        ['2', 67, 10],
        ['3', 129, 10],
        ['4', 5, 51],
        ['5', 67, 51],
        ['6', 129, 51],
      ],
      [
        ['7', 5, 10],
        ['8', 67, 10],
      ],
    ]);
    expect(pages[0]).toMatchObject({ width: 210, height: 297 });
  });

  it('say what stands beyond the label, and labels that the page has no room for', () => {
    expect(lay({ margin_left: 3, boxes: [{ key: 'b', x1: 50, width: 50 }] }).findings).toEqual([
      { key: 'b', code: 'beyond', axis: 'x', by: expect.closeTo(3), most: expect.closeTo(47) },
    ]);
    expect(lay({ sheet, margin_left: 3, boxes: [{ x1: 50, width: 50 }] }).findings).toEqual([]);
    expect(sheetFindings(template({ sheet, width: 70, height: 40 }))).toEqual([
      { key: '', code: 'labels_beyond', axis: 'x', by: expect.closeTo(4) },
    ]);
    expect(sheetFindings(template({ width: 70, height: 40 }))).toEqual([]);
  });
});

describe('on screen', () => {
  it('the marks are drawn in millimetres, pictures in their shape, nothing else', () => {
    const { marks } = lay({
      images: [{ id: 7, x1: 10, y1: 10, width: 20, height: 20 }, { id: 8 }],
      boxes: [{ width: 10, height: 10 }],
      texts: [{ text: '<b>' }],
    });
    const svg = sheetSvg(marks, { pictures: new Map([[7, 'data:image/jpeg;base64,AA']]) }).map(renderSvg);
    expect(svg[0]).toMatch(/^<image x="10" y="15" width="20" height="10"/);
    expect(svg[1]).toMatch(/^<rect x="0" y="0" width="10" height="10" fill="none"/);
    expect(svg[2]).toMatch(/>&lt;b&gt;<\/text>$/);
    expect(svg).toHaveLength(3);
  });

  it('the size of a JPEG is read from its bytes', () => {
    const jpeg = Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
      'base64',
    );
    expect(jpegSize(jpeg)).toEqual({ width: 1, height: 1 });
    expect(jpegSize(Buffer.from('PNG…'))).toBeNull();
    expect(jpegSize(jpeg.subarray(0, 30))).toBeNull();
  });
});
