import type { ImportMapping } from '@mullion/contracts';
import type { Sheet } from '@mullion/spreadsheet/cells';
import { chooseSheet } from './choose-sheet';
import { findMapping, headsIn, headsOf } from './find-mapping';

const heads = ['position', 'category', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'];
const values = ['L1', 1, 1000, 1200, 82, 40, 1];
const sheet = (name: string, ...rows: (string | number)[][]): Sheet => ({
  name,
  lines: rows.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.length > 0),
});
const cover = sheet('Cover', ['Offer 12'], ['Total', 12]);
const placeOf = (sheets: Sheet[], named?: string, mapping?: ImportMapping) => {
  const chosen = chooseSheet(sheets, named, mapping);
  return chosen && [chosen.sheet.name, chosen.lines[0]?.row];
};

describe('BEY-38b the sheet and the line of the heads', () => {
  it('are found behind a cover sheet and below title lines', () => {
    const titled = sheet('Windows', ['Offer 12'], [], ['position of the site', 'Oslo'], heads, values);
    expect(placeOf([cover, titled])).toEqual(['Windows', 4]);
    expect(placeOf([titled])).toEqual(['Windows', 4]);
  });

  it('are the first of two that are equally good, and the first line where nothing is known', () => {
    expect(placeOf([sheet('a', heads, values, heads), sheet('b', heads, values)])).toEqual(['a', 1]);
    expect(placeOf([cover])).toEqual(['Cover', 1]);
  });

  it('are the first line of words that is as wide as the rows, in a language that nobody has taught us', () => {
    const list = sheet(
      'Lista',
      ['Okna'],
      ['Projekt', 'NV-20947'],
      [],
      ['Poz.', 'Szer.', 'Wys.', 'Szt.', 'Uwagi'],
      ['01', 118, 139, 4],
      ['02', 76, 132, 6],
    );
    expect(placeOf([list])).toEqual(['Lista', 4]);
  });

  it('are the ones that a person names, in any case; a name that no sheet has is none', () => {
    const sheets = [sheet('a', heads, values), sheet('b', ['x'], heads, values)];
    expect(placeOf(sheets, 'B')).toEqual(['b', 2]);
    expect(placeOf(sheets, 'c')).toBeNull();
    const columns = heads.map((head) => ({ head, field: head as 'position' }));
    expect(placeOf(sheets, undefined, { columns, sheet: 'b', head_row: 1 })).toEqual(['b', 1]);
    expect(placeOf([sheet('a', ['Offer'], [], heads, values)], undefined, { columns: [], head_row: 2 })).toEqual([
      'a',
      3,
    ]);
  });
});

describe('BEY-38b a kept mapping', () => {
  const norwegian: ImportMapping = {
    head_row: 1,
    sheet: 'Vinduer',
    columns: [
      ['Pos', 'position'],
      ['B', 'width_mm'],
      ['H', 'height_mm'],
      ['Dybde', 'depth_mm'],
      ['Vekt', 'weight_kg'],
      ['Antall', 'quantity'],
    ].map(([head = '', field]) => ({ head, field: field as 'position' })),
    values: { category: '1' },
  };
  const file = [
    cover,
    sheet(
      'Uke 12',
      ['Vindusliste'],
      [],
      ['Pos', 'B', 'H', 'Antall', 'Vekt', 'Dybde', 'Farge'],
      ['1', 118, 139, 4, 86, 92, 'RAL'],
    ),
  ];
  const kept = (id: number, mapping: ImportMapping = norwegian) => ({ id, mapping });

  it('is found again by its heads, wherever they stand and whatever the sheet is called', () => {
    const found = findMapping([kept(1)], file);
    expect(found?.id).toBe(1);
    expect(placeOf(file, undefined, found?.mapping)).toEqual(['Uke 12', 3]);
  });

  it('is the first that reads the file, as they are given', () => {
    expect(findMapping([kept(1), kept(2)], file)?.id).toBe(1);
  });

  it('is not used when one of its heads is missing', () => {
    expect(headsIn(file)).toEqual(expect.arrayContaining(headsOf(norwegian)));
    const more = { ...norwegian, columns: [...norwegian.columns, { head: 'Uke', field: 'week' as const }] };
    expect(findMapping([kept(1, more), kept(2)], file)?.id).toBe(2);
  });
});
