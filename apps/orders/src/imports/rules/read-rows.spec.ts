import { importColumns } from '@mullion/contracts';
import type { Cell } from '@mullion/spreadsheet/cells';
import { readRows as readLines } from './read-rows';

/** A table as the reader of files gives it: lines that hold something. */
const readRows = (table: readonly (readonly Cell[])[], defaultOrder: string | null) =>
  readLines(
    table.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.some((cell) => String(cell ?? '').trim() !== '')),
    defaultOrder,
  );
const header = [...importColumns];
const good = ['A1', 'timber door frame', '2', '1210', '2656', '114', '122,1', '', '2', '26-001', 'UAB Langas', 'Vilnius', ''];
const with_ = (changes: Partial<Record<(typeof importColumns)[number], string>>) =>
  header.map((column, at) => changes[column] ?? good[at] ?? '');

describe('BEY-01 reading the rows of a file', () => {
  it('takes a good row, area from the sizes when it is not given', () => {
    expect(readRows([header, good], null)).toEqual({
      errors: [],
      heads: Object.fromEntries(header.map((column) => [column, column])),
      rows: [
        {
          row: 2,
          order: '26-001',
          customer: 'UAB Langas',
          address: 'Vilnius',
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
          fittings: null,
        },
      ],
    });
  });

  it('names every bad cell with its row and column, empty rows counted but left out', () => {
    const table = [header, [], with_({ width_mm: 'wide', quantity: '0' }), ['', ' '], with_({ position: '', category: '7' })];
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
    expect(readRows([header, ...Array.from({ length: 10_001 }, () => good)], null).errors[0]?.code).toBe('import.too_many_rows');
    expect(readRows([header, ...Array.from({ length: 51 }, () => with_({ quantity: '1000' }))], null).errors[0]?.code).toBe(
      'import.too_many_products',
    );
  });
});
