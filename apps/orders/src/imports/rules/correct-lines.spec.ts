import type { ImportColumn } from '@mullion/contracts';
import type { Line } from '@mullion/spreadsheet/cells';
import { correctLines } from './correct-lines';

const at = new Map<ImportColumn, number>([
  ['position', 0],
  ['width_mm', 1],
  ['fitting_code', 2],
]);
const lines: Line[] = [
  { row: 2, cells: ['L1', '130O'] },
  { row: 3, cells: ['', '', 'V-1'] },
  { row: 5, cells: ['L2', null], merged: [1] },
];
const rowsOf = (found: readonly Line[]) => found.map(({ row }) => row);

describe('BEY-38h corrections of cells', () => {
  it('replace what stands there, also where it was merged with the cell above', () => {
    const { lines: corrected, errors } = correctLines(lines, at, [
      { row: 2, column: 'width_mm', value: '1300' },
      { row: 5, column: 'width_mm', value: '900' },
    ]);
    expect(errors).toEqual([]);
    expect(corrected).toMatchObject([{ cells: ['L1', '1300'] }, {}, { cells: ['L2', '900'], merged: [] }]);
    expect(lines[0]?.cells[1]).toBe('130O');
  });

  it('leave a row out with the fittings that belong to it, so that they do not go to another product', () => {
    expect(rowsOf(correctLines(lines, at, [{ row: 2, skip: true }]).lines)).toEqual([5]);
    expect(rowsOf(correctLines(lines, at, [{ row: 3, skip: true }]).lines)).toEqual([2, 5]);
  });

  it('are refused where the file has no such row or column', () => {
    const { errors } = correctLines(lines, at, [
      { row: 4, column: 'width_mm', value: '1' },
      { row: 9, skip: true },
      { row: 2, column: 'weight_kg', value: '1' },
    ]);
    expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [4, 'width_mm', 'import.no_such_row'],
      [9, null, 'import.no_such_row'],
      [2, 'weight_kg', 'import.unknown_column'],
    ]);
  });
});
