import fc from 'fast-check';
import type { Cell } from './line';
import { readTable } from './read-table';
import { type Style, writeOoxml, type WrittenCell } from './testing/write-ooxml';

const runs = Number(process.env['MULLION_PROPERTY_RUNS'] ?? 150);

/** Texts as people write them, and those that XML and spreadsheets make something else of. */
const text = fc.oneof(
  fc.constantFrom(
    'L1',
    'Aukštis ąčęėįšųūž',
    'Okno Łódź',
    'Окна',
    '00412',
    '<b>&amp;',
    'a\nb',
    'a\tb',
    ' edge ',
    '_x000D_',
    '_x0041_',
    'x_x005F_',
    '"quoted"',
    "'00412",
    '=1+1',
    '1e5',
    '⌀12 ≥ ½',
  ),
  fc.string({ unit: fc.constantFrom(...'aZ9ąŽ é_x&<>"\n'), minLength: 1, maxLength: 12 }),
);
const written: fc.Arbitrary<WrittenCell> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    value: text,
    as: fc.constantFrom('shared' as const, 'inline', 'rich', 'inline-rich', 'formula'),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    value: fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.constantFrom(68.5, 0.1, 1e-7, 1460.4, 99_999_999)),
    isFormula: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('flag' as const), value: fc.boolean() }),
  fc.record({
    kind: fc.constant('error' as const),
    value: fc.constantFrom('#N/A' as const, '#REF!', '#DIV/0!', '#VALUE!', '#NAME?'),
  }),
  fc.record({
    kind: fc.constant('date' as const),
    value: fc.constantFrom('2026-11-12', '2027-01-31', '2028-02-29', '1999-12-31'),
    as: fc.constantFrom('serial' as const, 'iso'),
  }),
);
const style: fc.Arbitrary<Style> = fc.record({
  prefix: fc.constantFrom('', 'x', 'ns0', 'main'),
  idPrefix: fc.constantFrom('r', 'rel', 'd3p1'),
  isStrict: fc.boolean(),
  is1904: fc.boolean(),
  places: fc.constantFrom('both', 'rows', 'none'),
  target: fc.constantFrom('relative', 'absolute', 'dotted'),
  part: fc.constantFrom('worksheets/sheet1.xml', 'worksheets/list.xml', 'sheets/a1.xml'),
  isEscaped: fc.boolean(),
  quote: fc.constantFrom('"', "'"),
  isUtf16: fc.boolean(),
  hasDimension: fc.boolean(),
});
const rows = fc.array(fc.array(written, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 6 });

const wanted = (cell: WrittenCell): Cell => {
  if (cell.kind === 'error') return { error: cell.value };
  return cell.kind === 'date' ? new Date(`${cell.value}T00:00:00Z`) : cell.value;
};
/** A number as it is meant, however it is shown. */
const plain = (cell: Cell): Cell => (typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.number : cell);

describe('BEY-38a a workbook, however ECMA-376 lets it be written', () => {
  it('is read back as what was written', async () => {
    await fc.assert(
      fc.asyncProperty(rows, style, async (table, how) => {
        const reply = await readTable(writeOoxml(table, how), 'a.xlsx');
        const lines = 'table' in reply ? reply.table.sheets[0]?.lines : reply;
        expect(Array.isArray(lines) ? lines.map(({ row, cells }) => [row, cells.map(plain)]) : lines).toEqual(
          table.map((row, at) => [at + 1, row.map(wanted)]),
        );
      }),
      { numRuns: runs },
    );
  });
});
