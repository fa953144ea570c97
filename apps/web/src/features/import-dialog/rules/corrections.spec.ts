import type { ImportError } from '@mullion/contracts';
import {
  correctedValue,
  noCorrections,
  proposedValue,
  rowFaults,
  sentCorrections,
  withCell,
  withSkipped,
} from './corrections';

const columns = [
  { column: 0, field: 'position' as const },
  { column: 1, field: 'height_mm' as const },
  { column: 2, field: null },
];

describe('BEY-38h cells that are corrected in the import window', () => {
  it('are sent by row and field, with the rows that are left out; what is not read says nothing', () => {
    const written = withCell(withCell(noCorrections, 17, 1, '1'), 17, 1, '1300');
    const all = withSkipped(withSkipped(withCell(written, 17, 2, 'red'), 31, true), 4, true);
    expect(sentCorrections(all, columns)).toEqual([
      { row: 17, column: 'height_mm', value: '1300' },
      { row: 4, skip: true },
      { row: 31, skip: true },
    ]);
    expect(sentCorrections(withSkipped(all, 17, true), columns)).toEqual(
      [4, 17, 31].map((row) => ({ row, skip: true })),
    );
  });

  it('are taken back one by one', () => {
    const written = withCell(noCorrections, 17, 1, '');
    expect(correctedValue(written, 17, 1)).toBe('');
    expect(withCell(written, 17, 1, null)).toEqual(noCorrections);
    expect(withSkipped(withSkipped(noCorrections, 4, true), 4, false)).toEqual(noCorrections);
  });

  it('are gone through from the top to the bottom; a fault of a row comes after those of its cells', () => {
    const error = (row: number, column: string | null): ImportError => ({ row, column, code: 'x', params: {} });
    const reading = {
      rows: [2, 3].map((row) => ({ row, cells: [], understood: null })),
      columns: columns.map((one) => ({ ...one, letters: '', head: '', unit: null, is_hidden: false })),
    };
    const found = rowFaults(
      { errors: [error(3, null), error(3, 'height_mm'), error(1, 'width_mm')], questions: [error(2, 'position')] },
      reading,
    );
    expect(found.map(({ row, place, isQuestion }) => [row, place, isQuestion])).toEqual([
      [2, 0, true],
      [3, 1, false],
      [3, null, false],
    ]);
  });

  it.each([
    ['13O', '130'],
    ['l180', '1180'],
    ['130 cm', '130'],
    ['68,5kg', '68,5'],
    ['130', null],
    ['wide', null],
    ['', null],
  ])('have a proposal where a number is only misspelt: %j', (value, proposed) => {
    expect(proposedValue(value)).toBe(proposed);
  });
});
