import type { ImportError } from '@mullion/contracts';
import { groupErrors, rowRanges } from './group-errors';

const fault = (row: number, value: string, column = 'category'): ImportError => ({
  row,
  column,
  code: 'import.not_a_choice',
  params: { value },
});

describe('BEY-01 the faults of a file', () => {
  it('are grouped when column, reason and value are equal', () => {
    const errors = [fault(3, 'x'), fault(3, 'x', 'type'), fault(4, 'y'), fault(5, 'x')];
    expect(groupErrors(errors).map(({ error, rows }) => [error.column, error.params['value'], rows])).toEqual([
      ['category', 'x', [3, 5]],
      ['type', 'x', [3]],
      ['category', 'y', [4]],
    ]);
  });

  it('name their rows as ranges', () => {
    expect(rowRanges(Array.from({ length: 100 }, (_, at) => at + 3))).toBe('3–102');
    expect(rowRanges([9, 3, 4, 4, 6])).toBe('3–4, 6, 9');
    expect(rowRanges([7])).toBe('7');
  });
});
