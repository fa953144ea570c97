import type { ImportReading } from '@mullion/contracts';
import { fieldsOf, mappingOf, needsReading, withField, withoutColumn, withUnit, withValue } from './reading-choice';

const column = (
  at: number,
  head: string,
  field: ImportReading['columns'][number]['field'] = null,
): ImportReading['columns'][number] => ({
  ...{ column: at, letters: 'ABC'[at] ?? '', head, field, unit: null, is_hidden: false },
});
const columns = [column(0, 'Pos', 'position'), column(1, 'B'), column(2, '')];

describe('BEY-38b how a file is read, as it is chosen in the window', () => {
  it('begins with what the server has found', () => {
    expect(mappingOf({ columns, values: {} })).toEqual({
      columns: [
        { head: 'Pos', column: 0, field: 'position' },
        { head: 'B', column: 1, field: null },
      ],
    });
  });

  it('has a field over one column only, with its own unit until another is chosen', () => {
    const first = withField(mappingOf({ columns, values: {} }), columns[1] as (typeof columns)[number], 'width_mm');
    expect(first.columns[1]).toEqual({ head: 'B', column: 1, field: 'width_mm', unit: 'mm' });
    expect(withUnit(first, 1, 'cm').columns[1]).toMatchObject({ unit: 'cm' });
    const moved = withField(first, columns[2] as (typeof columns)[number], 'width_mm');
    expect(moved.columns.map(({ field }) => field)).toEqual(['position', null, 'width_mm']);
  });

  it('says what every row says, and takes it back', () => {
    const said = withValue(mappingOf({ columns, values: {} }), 'category', ' 1 ');
    expect(said.values).toEqual({ category: '1' });
    expect(withValue(said, 'category', '')).not.toHaveProperty('values');
    expect(withoutColumn(said)).toContain('category');
    expect(withoutColumn(said)).not.toContain('position');
  });

  it('is asked for when heads are missing or letters in doubt, and sent as fields of the form', () => {
    const reading = { columns } as ImportReading;
    const error = (code: string) => [{ row: 0, column: null, code, params: {} }];
    expect(needsReading({ errors: error('import.missing_column'), reading })).toBe(true);
    expect(needsReading({ errors: error('import.not_a_number'), reading })).toBe(false);
    expect(needsReading({ errors: error('import.missing_column'), reading: null })).toBe(false);
    expect(fieldsOf({ sheet: 'a', mapping: { columns: [] } })).toEqual({ sheet: 'a', mapping: '{"columns":[]}' });
  });
});
