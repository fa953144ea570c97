import { utils } from '@e965/xlsx';
import type { ImportResult } from '@mullion/contracts';
import { encode } from 'iconv-lite';
import { ImportWorld } from '../testing/import-world';
import { heads, row, sheetOf, bookOf, changed, csv, line, page } from '../testing/written-files';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

/** What became of a file: orders with their products, or what is said of which row and column. */
const outcomeOf = ({ orders, errors, questions }: ImportResult): string[] => [
  ...errors.map(({ row: at, column, code }) => `refused ${at} ${column ?? ''} ${code}`),
  ...questions.map(({ row: at, column, code }) => `asked ${at} ${column ?? ''} ${code}`),
  ...(errors.length + questions.length === 0 ? orders.map(({ number, products }) => `read ${number} ${products}`) : []),
];
const READ = ['read K-1 2'];

/** Kinds of files that people send: what is in them is read right, refused or asked about, never taken wrongly. */
const kinds: Readonly<
  Record<
    string,
    { readonly bytes: () => Buffer | string; readonly name: string; readonly is: string[]; readonly fields?: object }
  >
> = {
  'an old workbook': { name: 'a.xls', bytes: () => bookOf({ a: sheetOf(row()) }, 'biff8'), is: READ },
  'an OpenDocument sheet': { name: 'a.ods', bytes: () => bookOf({ a: sheetOf(row()) }, 'ods'), is: READ },
  'an XML workbook of 2003 under the name xls': {
    name: 'a.xls',
    bytes: () => bookOf({ a: sheetOf(row()) }, 'xlml'),
    is: READ,
  },
  'a saved web page': { name: 'a.xls', bytes: () => page((value) => `<b>${value}</b>&nbsp;`, row()), is: READ },
  'a web page with spanned heads': {
    name: 'a.xls',
    bytes: () => page(String, row()).replace('<tr>', '<tr><td colspan="9">Užsakymas</td></tr><tr>'),
    is: READ,
  },
  'a sheet behind a cover and a hidden list': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf(
        { list: utils.aoa_to_sheet([heads.slice(0, 3)]), cover: utils.aoa_to_sheet([['Offer']]), b: sheetOf(row()) },
        'xlsx',
        (book) => {
          book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}] };
        },
      ),
    is: READ,
  },
  'dates counted from 1904': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf({ a: sheetOf(row({ type: new Date(Date.UTC(2027, 0, 31)) })) }, 'xlsx', (book) => {
        book.Workbook = { WBProps: { date1904: true } };
      }),
    is: ['refused 2 type import.is_date'],
  },
  'a date where a size belongs': {
    name: 'a.xlsx',
    bytes: () => bookOf({ a: sheetOf(row({ width_mm: new Date(Date.UTC(1903, 2, 24)) })) }),
    is: ['refused 2 width_mm import.is_date'],
  },
  'an error that a formula left': {
    name: 'a.xlsx',
    bytes: () => bookOf({ a: changed(sheetOf(row()), (sheet) => void (sheet['H2'] = { t: 'e', v: 0x2a, w: '#N/A' })) }),
    is: ['refused 2 order import.cell_error'],
  },
  '#REF! as text in csv': {
    name: 'a.csv',
    bytes: () => csv(line({ type: '#REF!' })),
    is: ['refused 2 type import.cell_error'],
  },
  'hidden rows': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf({
        a: changed(
          sheetOf(row(), row({ position: 'L2' })),
          (sheet) => void (sheet['!rows'] = [{}, {}, { hidden: true }]),
        ),
      }),
    is: ['asked 3  import.hidden_row'],
  },
  'a hidden column': {
    name: 'a.xlsx',
    bytes: () => bookOf({ a: changed(sheetOf(row()), (sheet) => void (sheet['!cols'] = [{}, {}, { hidden: true }])) }),
    is: ['asked 1 width_mm import.hidden_column'],
  },
  'an order merged over its rows': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf({
        a: changed(
          sheetOf(row(), row({ position: 'L2', order: null })),
          (sheet) => void (sheet['!merges'] = [utils.decode_range('H2:H3')]),
        ),
      }),
    is: ['read K-1 4'],
  },
  'an order that is written once above its rows': {
    name: 'a.csv',
    bytes: () => csv(line(), line({ position: 'L2', order: '' })),
    fields: { order: 'K-9' },
    is: ['asked 3 order import.order_below'],
  },
  'a size merged over two rows': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf({
        a: changed(
          sheetOf(row(), row({ position: 'L2', width_mm: null })),
          (sheet) => void (sheet['!merges'] = [utils.decode_range('C2:C3')]),
        ),
      }),
    is: ['refused 3 width_mm import.merged'],
  },
  'zeros that a format shows': {
    name: 'a.xlsx',
    bytes: () =>
      bookOf({
        a: changed(sheetOf(row({ order: 412 })), (sheet) => void (sheet['H2'] = { t: 'n', v: 412, z: '00000' })),
      }),
    is: ['read 00412 2'],
  },
  'per cent in a size': {
    name: 'a.xlsx',
    bytes: () => bookOf({ a: changed(sheetOf(row()), (sheet) => void (sheet['F2'] = { t: 'n', v: 0.5, z: '0%' })) }),
    is: ['refused 2 weight_kg import.shown_otherwise'],
  },
  'numbers in text, thousands apart': {
    name: 'a.csv',
    bytes: () => csv(line({ width_mm: '1 180', height_mm: '1\u00a0390', weight_kg: '52,5' })),
    is: READ,
  },
  'a formula as text': { name: 'a.csv', bytes: () => csv(line({ order: '="00412"' })), is: ['read 00412 2'] },
  'an apostrophe in front': {
    name: 'a.csv',
    bytes: () => csv(line({ order: "'00412" })),
    is: ['refused 2 order import.apostrophe'],
  },
  'a number in scientific form': {
    name: 'a.csv',
    bytes: () => csv(line({ order: '1,23E+11' })),
    is: ['refused 2 order import.scientific'],
  },
  'a comma without quotation marks': {
    name: 'a.csv',
    bytes: () => [heads.join(','), 'L1,1,1180,1390,92,52,5,2,K-1,Langas'].join('\n'),
    is: ['refused 2  import.too_many_values'],
  },
  'a lost separator': {
    name: 'a.csv',
    bytes: () => csv(line().replace(';', '')),
    is: ['refused 2  import.too_few_values'],
  },
  'a quotation mark that is never closed': {
    name: 'a.csv',
    bytes: () => csv(`"${line()}`),
    is: ['refused 2  import.quote_not_closed'],
  },
  'letters of Windows-1257': {
    name: 'a.csv',
    bytes: () => encode(csv(line({ type: 'Ąžuolinis langas, šviesūs rėmai, žalias, įstatytas čia' })), 'windows-1257'),
    is: READ,
  },
  'letters of Windows-1252': {
    name: 'a.csv',
    bytes: () => encode(csv(line({ type: 'Tromsø, Sæbø, balkongdør, blå, Ålesund' })), 'windows-1252'),
    is: READ,
  },
  'letters of DOS 775': {
    name: 'a.csv',
    bytes: () => encode(csv(line({ type: 'Šviesūs langai, Žvejų gatvė, Klaipėda, įstatytas čia, ąžuolas' })), 'cp775'),
    is: READ,
  },
  'letters of DOS 852': {
    name: 'a.csv',
    bytes: () => encode(csv(line({ type: 'Okna Łódź Świętokrzyskie Żółć, źdźbło' })), 'cp852'),
    is: READ,
  },
  'UTF-16 without a mark': {
    name: 'a.csv',
    bytes: () => Buffer.from(csv(line({ type: 'Ąžuolas' })), 'utf16le'),
    is: READ,
  },
  'few letters that several encodings know': {
    name: 'a.csv',
    bytes: () => encode(csv(line({ type: 'Sæbø' })), 'windows-1252'),
    is: ['refused 0  import.encoding_unsure'],
  },
  'tabs, old line ends and a name of txt': {
    name: 'a.txt',
    bytes: () => csv(line()).replaceAll(';', '\t').replaceAll('\r\n', '\r'),
    is: READ,
  },
  'a separator that is named': { name: 'a.csv', bytes: () => `sep=|\n${csv(line()).replaceAll(';', '|')}`, is: READ },
  'a mark twice with other sizes': {
    name: 'a.csv',
    bytes: () => csv(line(), line({ width_mm: 900 })),
    is: ['asked 3 position import.mark_twice'],
  },
  'a text too long for label and paper': {
    name: 'a.csv',
    bytes: () => csv(line({ type: 'x'.repeat(192) })),
    is: ['refused 2 type import.too_long'],
  },
  'letters that papers cannot show': {
    name: 'a.csv',
    bytes: () => csv(line({ type: 'نافذة' })),
    is: ['asked 2 type import.letters'],
  },
  'centimetres under heads in millimetres': {
    name: 'a.csv',
    bytes: () => csv(line({ width_mm: 118, height_mm: 139, depth_mm: 9, weight_kg: 52 })),
    is: ['width_mm', 'height_mm', 'depth_mm']
      .map((column) => `asked 2 ${column} import.unusual_size`)
      .concat('asked 2 weight_kg import.unusual_mass_of_area'),
  },
  'a head that is there twice': {
    name: 'a.csv',
    bytes: () => csv(line()).replace('type', 'width_mm').replace('Langas', '900'),
    is: ['refused 1 width_mm import.duplicate_column'],
  },
  'a year of two digits': {
    name: 'a.csv',
    bytes: () => csv(line({ type: '0026-12-12' })).replace('type', 'delivery_date'),
    is: ['refused 2 delivery_date import.not_a_day'],
  },
  'no rows': { name: 'a.csv', bytes: () => csv(), is: ['refused 0  import.empty'] },
};

describe('BEY-38f kinds of files that people send', () => {
  it.each(Object.entries(kinds))('%s', async (_kind, { bytes, name, is, fields = {} }) => {
    const { body, problem } = await test.upload(bytes(), { check_only: 'true', ...fields }, test.writer(), name);
    const outcome = problem
      ? (problem.errors ?? []).map(({ path, code }) => `refused ${path.replace(/^rows\./, '')}  ${code}`)
      : outcomeOf(body);
    expect(outcome).toEqual(is);
  });
});
