import type { ImportMapping } from '@mullion/contracts';
import type { Cell } from '@mullion/spreadsheet/cells';
import { readRows } from './read-rows';

describe("BEY-38b reading a customer's own file", () => {
  const heads = ['Pos', 'B', 'H', 'Vekt', 'Antall', 'Dybde'];
  const mapping: ImportMapping = {
    columns: [
      { head: 'Pos', field: 'position' },
      { head: 'B', field: 'width_mm', unit: 'cm' },
      { head: 'H', field: 'height_mm', unit: 'm' },
      { head: 'Vekt', field: 'weight_kg', unit: 'g' },
      { head: 'Antall', field: 'quantity' },
      { head: 'Dybde', field: 'depth_mm' },
    ],
    values: { category: 'langas' },
  };
  const read = (...rows: Cell[][]) =>
    readRows(
      [heads, ...rows].map((cells, at) => ({ row: at + 4, cells })),
      'N-1',
      { mapping },
    );

  it('converts units without losing a millimetre, and takes what each row says', () => {
    expect(read(['01', '118,5', 1.39, 86_000, 4, 92]).rows).toMatchObject([
      {
        row: 5,
        order: 'N-1',
        position: '01',
        width_mm: 1185,
        height_mm: 1390,
        weight_kg: 86,
        depth_mm: 92,
        category: 1,
        quantity: 4,
      },
    ]);
    expect(read(['01', 118.3, 1.391, 86_100, 4, 92]).rows).toMatchObject([
      { width_mm: 1183, height_mm: 1391, weight_kg: 86.1 },
    ]);
  });

  it('names a fault in the words and the unit of the file', () => {
    expect(read(['01', 118.55, '13O', 86_000, 4, 92])).toMatchObject({
      errors: [
        { row: 5, column: 'width_mm', code: 'import.not_whole', params: { value: '118.55 cm' } },
        { row: 5, column: 'height_mm', code: 'import.not_a_number', params: { value: '13O' } },
      ],
      heads: { width_mm: 'B', height_mm: 'H' },
    });
  });

  it('names a head that the file does not have, in its line', () => {
    const columns = [...mapping.columns, { head: 'Uke', field: 'week' as const }];
    expect(
      readRows(
        [
          { row: 4, cells: heads },
          { row: 5, cells: ['1'] },
        ],
        'N-1',
        { mapping: { ...mapping, columns } },
      ).errors,
    ).toEqual([{ row: 4, column: 'week', code: 'import.missing_head', params: { value: 'Uke' } }]);
  });
});
