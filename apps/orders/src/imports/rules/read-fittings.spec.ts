import { importColumns, MAX_FITTING_FIELDS, MAX_FITTINGS, type ImportColumn } from '@mullion/contracts';
import { readRows as readLines } from './read-rows';

type Cells = Partial<Record<ImportColumn, string>>;
const read = (rows: readonly Cells[], defaultOrder: string | null = null) =>
  readLines(
    [importColumns, ...rows.map((cells) => importColumns.map((column) => cells[column] ?? ''))].map((cells, at) => ({
      row: at + 1,
      cells: [...cells],
    })),
    defaultOrder,
  );
const product = (position: string, over: Cells = {}): Cells => ({
  position,
  category: '1',
  width_mm: '1000',
  height_mm: '1200',
  depth_mm: '82',
  weight_kg: '40',
  quantity: '1',
  order: '26-1',
  ...over,
});
const fitting = (fitting_code: string, fitting_field: string, fitting_quantity: string, over: Cells = {}): Cells => ({
  fitting_code,
  fitting_field,
  fitting_quantity,
  ...over,
});
const faultsOf = (rows: readonly Cells[]) => read(rows).errors.map(({ row, column, code }) => [row, column, code]);

describe('SET-01a fittings in an import file', () => {
  it('are of the order that a mapping names for all rows', () => {
    const columns = importColumns.filter((column) => column !== 'order');
    const lines = [
      columns,
      ...[product('L1'), fitting('V-1', 'A', '1')].map((cells) => columns.map((column) => cells[column] ?? '')),
    ];
    const { rows, errors } = readLines(
      lines.map((cells, at) => ({ row: at + 1, cells })),
      null,
      { mapping: { columns: [], values: { order: '26-9' } } },
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ order: '26-9', fittings: [{ code: 'V-1' }] }]);
  });

  it('stand below the row of their product, or name its position, in any order of the file', () => {
    const { rows, errors } = read([
      fitting('R-040', 'B', '1', { order: '26-1', position: 'L2' }),
      product('L1', fitting('V-2210', 'C', '1', { fitting_description: 'Viršutinis lankstas' })),
      fitting('V-2210', 'A', '2'),
      fitting('S-300', 'A', '4,1'),
      product('L2'),
      fitting('T-012', 'A', '8', { position: 'L1' }),
      product('L3'),
    ]);
    expect(errors).toEqual([]);
    expect(rows.map(({ position, fittings }) => [position, fittings])).toEqual([
      [
        'L1',
        [
          {
            code: 'V-2210',
            description: 'Viršutinis lankstas',
            fittings: [
              { field: 'A', quantity: 2 },
              { field: 'C', quantity: 1 },
            ],
          },
          { code: 'S-300', description: null, fittings: [{ field: 'A', quantity: 4.1 }] },
          { code: 'T-012', description: null, fittings: [{ field: 'A', quantity: 8 }] },
        ],
      ],
      ['L2', [{ code: 'R-040', description: null, fittings: [{ field: 'B', quantity: 1 }] }]],
      ['L3', null],
    ]);
  });

  it('belong to the order chosen for the file when no row names one', () => {
    const { rows } = read([product('L1', { order: '' }), fitting('R-040', 'A', '1')], '26-9');
    expect(rows.map(({ order, fittings }) => [order, fittings?.length])).toEqual([['26-9', 1]]);
  });

  it('are named with row and column where a cell is wrong', () => {
    expect(
      faultsOf([
        product('L1'),
        fitting('', 'A', '1'),
        fitting('V-1', '', '1'),
        fitting('V-1', 'A', 'daug'),
        fitting('V-1', 'A', '-1'),
        fitting('V-1', 'A', '1,2345'),
        fitting('V-1', 'ABCDEFGHI', ''),
      ]),
    ).toEqual([
      [3, 'fitting_code', 'import.required'],
      [4, 'fitting_field', 'import.required'],
      [5, 'fitting_quantity', 'import.not_a_number'],
      [6, 'fitting_quantity', 'import.out_of_range'],
      [7, 'fitting_quantity', 'import.too_many_decimals'],
      [8, 'fitting_field', 'import.too_long'],
      [8, 'fitting_quantity', 'import.required'],
    ]);
  });

  it('need a product, one quantity a field and one description a code', () => {
    expect(faultsOf([product('L1'), fitting('V-1', 'A', '1', { position: 'L9' })])).toEqual([
      [3, 'position', 'import.no_such_position'],
    ]);
    expect(
      faultsOf([
        product('L1'),
        fitting('V-1', 'A', '1', { fitting_description: 'Lankstas' }),
        fitting('V-1', 'A', '2'),
        fitting('V-1', 'B', '2', { fitting_description: 'Rankena' }),
      ]),
    ).toEqual([
      [4, 'fitting_field', 'import.fitting_twice'],
      [5, 'fitting_description', 'import.fitting_differs'],
    ]);
  });

  it('are counted: codes of a position and fields of a code', () => {
    const codes = Array.from({ length: MAX_FITTINGS + 1 }, (_code, at) => fitting(`V-${at}`, 'A', '1'));
    expect(faultsOf([product('L1'), ...codes])).toEqual([
      [MAX_FITTINGS + 3, 'fitting_code', 'import.too_many_fittings'],
    ]);
    const fields = Array.from({ length: MAX_FITTING_FIELDS + 1 }, (_field, at) => fitting('V-1', `F${at}`, '1'));
    expect(faultsOf([product('L1'), ...fields])).toEqual([
      [MAX_FITTING_FIELDS + 3, 'fitting_field', 'import.too_many_fields'],
    ]);
  });
});
