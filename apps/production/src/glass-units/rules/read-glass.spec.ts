import { columnLetters } from '@mullion/spreadsheet/cells';
import { readGlassHead } from './glass-columns';
import { MOST_GLASS_ROWS, readGlass, type GlassSheet } from './read-glass';

const lithuanian = [
  'Stovas',
  'Pusė',
  'Plotis, mm',
  'Aukštis, mm',
  'Tipas',
  'Kliento užsakymas',
  'Kliento pozicija',
  'Užsakymo Nr.',
  'Pozicijos Nr.',
];
const english = [
  'Stand No.',
  'Side',
  'Width',
  'Height',
  'Formula',
  'Customer order',
  'Customer info',
  'Order No',
  'Position no',
];
type Values = readonly (string | number | boolean | Date | null)[];
const good: Values = ['1', 'A', 1050, 1060, '4T–16–4', '26-0405', '07.1', 'STI-5520', 1];
const sheetOf = (head: Values, ...rows: readonly Values[]): GlassSheet => ({
  name: 'Stovai',
  lines: [head, ...rows].map((cells, at) => ({ row: at + 1, cells })),
});
const withCell = (at: number, value: Values[number]): Values =>
  good.map((cell, index) => (index === at ? value : cell));
const faultsOf = (...rows: readonly Values[]) => readGlass([sheetOf(lithuanian, ...rows)]).faults;

describe('a row that the spreadsheet does not show', () => {
  it('is refused: hidden by hand, or left out by a filter', () => {
    const { name, lines } = sheetOf(lithuanian, good, withCell(8, 2));
    const { faults } = readGlass([{ name, lines: lines.map((line) => ({ ...line, isHidden: line.row === 3 })) }]);
    expect(faults.map(({ row, code }) => [row, code])).toEqual([[3, 'import.hidden_row']]);
  });
});

describe('a quantity', () => {
  const counted = [...lithuanian, 'Kiekis'];
  it('GLU-01e makes as many panes, each with a position of its own; without one a row is one pane', () => {
    const { sheets, count, faults } = readGlass([
      sheetOf(counted, [...good, 4], [...withCell(8, 2), null], [...withCell(8, 3), 1]),
    ]);
    expect(faults).toEqual([]);
    expect(count).toBe(6);
    expect(sheets[0]?.rows.map((row) => row.supplier_position)).toEqual(['1/1', '1/2', '1/3', '1/4', '2', '3']);
  });

  it('GLU-01e that is no number, or of panes with one label, is refused by row and column', () => {
    expect(readGlass([sheetOf(counted, [...good, 'daug'])]).faults).toMatchObject([
      { row: 2, column: 'quantity', letters: 'J', value: 'daug' },
    ]);
    expect(readGlass([sheetOf(counted, [...good, 0])]).faults).toMatchObject([{ row: 2, column: 'quantity' }]);
    const labelled = [...counted, 'Paketo kodas'];
    expect(readGlass([sheetOf(labelled, [...good, 2, 'L-1'])]).faults).toMatchObject([
      { row: 2, column: 'supplier_barcode', code: 'glass.label_of_many' },
    ]);
  });
});

describe('the columns of a file of glass units', () => {
  it('GLU-01e are known by their titles in Lithuanian and in English, in any order', () => {
    for (const head of [lithuanian, english]) {
      const { sheets, faults } = readGlass([
        sheetOf(head, good),
        sheetOf(
          [...head].reverse(),
          [...good].reverse().map((cell) => (cell === 1 ? 2 : cell)),
        ),
      ]);
      expect(faults).toEqual([]);
      expect(sheets[0]?.rows).toMatchObject([
        {
          stand_number: '1',
          stand_side: 'A',
          width: 1050,
          height: 1060,
          type: '4T–16–4',
          customer_order: '26-0405',
          customer_position: '07.1',
        },
      ]);
      expect(sheets[1]?.rows).toMatchObject([{ supplier_order: 'STI-5520', supplier_position: '2' }]);
    }
  });

  it('GLU-01g are missed by name, and may stand in a sheet once', () => {
    const read = readGlass([{ ...sheetOf(['Stovas', 'Plotis', 'Width', 'Kiekis'], ['1', 1, 1, 1]), name: 'Lapas 2' }]);
    expect(read.faults.map(({ sheet, row, column, code }) => [sheet, row, column, code])).toEqual([
      ...['height', 'type', 'customer_order', 'supplier_order', 'supplier_position'].map((column) => [
        'Lapas 2',
        1,
        column,
        'import.missing_column',
      ]),
      ['Lapas 2', 1, 'width', 'import.duplicate_column'],
    ]);
  });

  it('are named by the letters of a spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    expect(readGlassHead(['  STOVO nr. ', null, 7]).titles.get('stand_number')).toBe('STOVO nr.');
  });
});

describe('the rows of a file of glass units', () => {
  it('GLU-01g are named by sheet, row, column, what stands there and what is wrong', () => {
    expect(faultsOf(good, withCell(3, '1 2O4'), withCell(0, null))).toEqual([
      {
        sheet: 'Stovai',
        row: 3,
        column: 'height',
        letters: 'D',
        head: 'Aukštis, mm',
        value: '1 2O4',
        code: 'import.letter_for_zero',
        params: { value: '1 2O4' },
      },
      {
        sheet: 'Stovai',
        row: 4,
        column: 'stand_number',
        letters: 'A',
        head: 'Stovas',
        value: null,
        code: 'import.required',
        params: {},
      },
    ]);
  });

  it.each<[string, number, Values[number], string]>([
    ['a size in words', 2, 'platus', 'import.not_a_number'],
    ['a size with a part of a millimetre', 2, 1050.5, 'import.not_whole'],
    ['a size of nothing', 3, 0, 'import.out_of_range'],
    ['a size of a house', 3, 60_000, 'import.out_of_range'],
    ['a third side', 1, 'C', 'import.not_a_choice'],
    ['an order that became a date', 5, new Date('2026-04-05'), 'import.is_date'],
    ['no order', 5, '  ', 'import.required'],
    ['an order beyond its length', 5, 'x'.repeat(65), 'import.too_long'],
    ['an order with signs that cannot be seen', 5, '26\u200b-0405', 'import.characters'],
  ])('GLU-01g are refused for %s', (_what, at, value, code) => {
    expect(faultsOf(withCell(at, value)).map((fault) => fault.code)).toEqual([code]);
  });

  it('may stand nowhere yet, when they are only ordered', () => {
    expect(faultsOf(good.map((cell, at) => (at < 2 ? null : cell)))).toEqual([]);
  });

  it('GLU-01g name each unit once, in all sheets together: its order, position and code', () => {
    const second = { ...sheetOf(english, withCell(7, 'sti-5520')), name: 'Stand 2' };
    expect(readGlass([sheetOf(lithuanian, good), second]).faults).toMatchObject([
      { sheet: 'Stand 2', row: 2, column: 'supplier_position', code: 'glass.twice', params: { first: 'Stovai 2' } },
    ]);
    const coded = [...lithuanian, 'Paketo kodas'];
    expect(readGlass([sheetOf(coded, [...good, 'SL1'], [...good, 'SL2'])]).faults).toEqual([]);
  });

  it('read days as spreadsheets and people write them, and no others', () => {
    const head = [...lithuanian, 'Užsakyta'];
    const dayOf = (value: Values[number]) =>
      readGlass([sheetOf(head, [...good, value])]).sheets[0]?.rows[0]?.ordered_date;
    expect([new Date('2026-11-03T00:00:00Z'), '2026-11-03', '3.11.2026', ''].map(dayOf)).toEqual([
      '2026-11-03',
      '2026-11-03',
      '2026-11-03',
      null,
    ]);
    for (const value of ['31.02.2026', 'rytoj', 46_000])
      expect(readGlass([sheetOf(head, [...good, value])]).faults.map(({ code }) => code)).toEqual(['import.not_a_day']);
  });

  it('GLU-01g are at least one and not too many', () => {
    const faultsOf = (sheets: readonly GlassSheet[]) =>
      readGlass(sheets).faults.map(({ sheet, row, code }) => [sheet, row, code]);
    expect(faultsOf([])).toEqual([[null, null, 'import.empty']]);
    expect(faultsOf([sheetOf(lithuanian), { name: 'tuščias', lines: [] }])).toEqual([[null, null, 'import.empty']]);
    const many = Array.from({ length: MOST_GLASS_ROWS + 1 }, () => good);
    expect(faultsOf([sheetOf(lithuanian, ...many)])).toEqual([[null, null, 'import.too_many_rows']]);
  });
});
