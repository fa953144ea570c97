import { importColumns } from '@mullion/contracts';
import type { Cell } from '@mullion/spreadsheet/cells';
import { readRows as readLines } from './read-rows';

/** A table as the reader of files gives it: lines that hold something. */
const readRows = (table: readonly (readonly Cell[])[], defaultOrder: string | null) =>
  readLines(
    table
      .map((cells, at) => ({ row: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => String(cell ?? '').trim() !== '')),
    defaultOrder,
  );
const header = [...importColumns];
const good = [
  'A1',
  'timber door frame',
  '2',
  '1210',
  '2656',
  '114',
  '122,1',
  '',
  '2',
  '26-001',
  'UAB Langas',
  'Vilnius',
  '',
];
const with_ = (changes: Partial<Record<(typeof importColumns)[number], string>>) =>
  header.map((column, at) => changes[column] ?? good[at] ?? '');

describe('BEY-01 reading the rows of a file', () => {
  it('takes a good row, area from the sizes when it is not given', () => {
    expect(readRows([header, good], null)).toEqual({
      errors: [],
      questions: [],
      heads: Object.fromEntries(header.map((column) => [column, column])),
      ignored: [],
      rows: [
        {
          row: 2,
          order: '26-001',
          customer: 'UAB Langas',
          address: 'Vilnius',
          delivery_date: null,
          contact: null,
          offer: null,
          customer_order_number: null,
          product_type: null,
          wood_type: null,
          paint_type: null,
          element_count: null,
          spross_count: null,
          position: 'A1',
          type: 'timber door frame',
          category: 2,
          width_mm: 1210,
          height_mm: 2656,
          depth_mm: 114,
          weight_kg: 122.1,
          area_m2: 3.214,
          quantity: 2,
          can_be_flipped: null,
          comment: null,
          barcode: null,
          fittings: null,
        },
      ],
    });
  });

  it('names every bad cell with its row and column, empty rows counted but left out', () => {
    const table = [
      header,
      [],
      with_({ width_mm: 'wide', quantity: '0' }),
      ['', ' '],
      with_({ position: '', category: '7' }),
    ];
    expect(readRows(table, null)).toMatchObject({
      rows: [],
      errors: [
        { row: 3, column: 'width_mm', code: 'import.not_a_number', params: { value: 'wide' } },
        { row: 3, column: 'quantity', code: 'import.out_of_range', params: { value: '0', min: 1, max: 1000 } },
        { row: 5, column: 'position', code: 'import.required', params: {} },
        { row: 5, column: 'category', code: 'import.not_a_choice', params: { value: '7', choices: '0, 1, 2' } },
      ],
    });
  });

  it('wants an order, in the row or for all', () => {
    expect(readRows([header, with_({ order: ' ' })], null).errors).toEqual([
      { row: 2, column: 'order', code: 'import.order_missing', params: {} },
    ]);
    expect(readRows([header, with_({ order: '' })], '26-009').rows[0]?.order).toBe('26-009');
  });

  it('refuses a wrong header, an empty file and too many rows or products', () => {
    expect(
      readRows([['position', 'sort']], null)
        .errors.map((error) => [error.row, error.column, error.code])
        .slice(0, 2),
    ).toEqual([
      [1, 'category', 'import.missing_column'],
      [1, 'width_mm', 'import.missing_column'],
    ]);
    expect(readRows([header], null).errors).toEqual([{ row: 0, column: null, code: 'import.empty', params: {} }]);
    expect(readRows([header, ...Array.from({ length: 10_001 }, () => good)], null).errors[0]?.code).toBe(
      'import.too_many_rows',
    );
    expect(
      readRows([header, ...Array.from({ length: 51 }, () => with_({ quantity: '1000' }))], null).errors[0]?.code,
    ).toBe('import.too_many_products');
  });

  it('takes what it says of the whole order, and names heads that are not read', () => {
    const read = readRows(
      [
        [
          ...header.slice(0, 13),
          'Pristatymo data',
          'Pasiūlymas',
          'Kliento užsakymo nr.',
          'Pastaba',
          'Mediena',
          'Elementų kiekis',
          'Kaina',
          '',
        ],
        [...good, '2027-01-02', 'P-7', 'PO 12', 'skubu', 'Pušis', '4', '120', ''],
      ],
      null,
    );
    expect(read.ignored).toEqual(['Kaina']);
    expect(read.rows).toMatchObject([
      {
        delivery_date: '2027-01-02',
        offer: 'P-7',
        customer_order_number: 'PO 12',
        comment: 'skubu',
        wood_type: 'Pušis',
        element_count: 4,
      },
    ]);
    expect(readRows([header, with_({ delivery_date: '01/02/2027', spross_count: '1,5' })], null).errors).toMatchObject([
      { row: 2, column: 'delivery_date', code: 'import.not_a_day' },
      { row: 2, column: 'spross_count', code: 'import.not_whole' },
    ]);
  });

  it('refuses cells that a spreadsheet could not compute, with row and column', () => {
    const cells = header.map((column, at) =>
      column === 'order' || column === 'address' ? { error: '#N/A' } : (good[at] ?? ''),
    );
    expect(readRows([header, cells, with_({ type: '#REF!' })], null).errors).toMatchObject([
      { row: 2, column: 'order', code: 'import.cell_error', params: { value: '#N/A' } },
      { row: 2, column: 'address', code: 'import.cell_error' },
      { row: 3, column: 'type', code: 'import.cell_error', params: { value: '#REF!' } },
    ]);
  });

  it('refuses a csv line with more or fewer values than there are heads', () => {
    const full = header.map((_column, at) => good[at] ?? '');
    const lines = [header, [...full, 'x'], good.slice(0, 9), [...full, ''], full];
    const read = readLines(
      lines.map((cells, at) => ({ row: at + 1, cells, count: cells.length })),
      '26-1',
    );
    expect(read.errors.map(({ row, column, code, params }) => [row, column, code, params])).toEqual([
      [2, null, 'import.too_many_values', { count: header.length + 1, heads: header.length }],
      [3, null, 'import.too_few_values', { count: 9, heads: header.length }],
      [4, null, 'import.too_many_values', { count: header.length + 1, heads: header.length }],
    ]);
    const narrow = header.slice(0, 11);
    const shifted = ['L1', 'w', '1', '1460', '1400', '92', '68', '5', '', '1', 'SC-30', 'Klientas'];
    expect(
      readLines(
        [narrow, shifted].map((cells, at) => ({ row: at + 1, cells, count: cells.length })),
        null,
      ).errors.map(({ row, code }) => [row, code]),
    ).toEqual([[2, 'import.too_many_values']]);
  });

  it('takes merged cells of the order for each of their rows, and refuses others', () => {
    const merged = (column: (typeof importColumns)[number]) => ({
      row: 3,
      cells: [...good],
      merged: [header.indexOf(column)],
    });
    const read = (line: ReturnType<typeof merged>) =>
      readLines([{ row: 1, cells: header }, { row: 2, cells: good }, line], 'typed');
    for (const column of ['order', 'customer', 'position'] as const)
      expect(read(merged(column)).rows[1]?.order).toBe('26-001');
    expect(read(merged('width_mm')).errors).toEqual([
      { row: 3, column: 'width_mm', code: 'import.merged', params: { value: '1210' } },
    ]);
  });

  it('refuses a cell that is merged with the one to its left, in a column that is read', () => {
    const cells = good.with(4, '');
    const line = { row: 2, cells, covered: [4] };
    expect(readLines([{ row: 1, cells: header }, line], null).errors).toContainEqual({
      row: 2,
      column: 'height_mm',
      code: 'import.merged_across',
      params: { value: '1210' },
    });
  });

  it('BEY-38e takes a week for its Friday and asks; a day in another week is refused', () => {
    const one = readRows([header, with_({ week: '2027-W01' })], null);
    expect(one.rows[0]?.delivery_date).toBe('2027-01-08');
    expect(one.questions).toEqual([
      { row: 2, column: 'week', code: 'import.week_alone', params: { value: '202701', date: '2027-01-08' } },
    ]);
    expect(readRows([header, with_({ week: '1/2027', delivery_date: '2027-01-05' })], null)).toMatchObject({
      errors: [],
      questions: [],
    });
    expect(readRows([header, with_({ week: '2/2027', delivery_date: '2027-01-05' })], null).errors).toMatchObject([
      { row: 2, column: 'week', code: 'import.week_differs' },
    ]);
  });
});
