import { dialectOf } from './dialect';
import { readCsv } from './read-csv';

describe('the separator', () => {
  it.each([
    ['a;b;c\n1,5;2;3', ';'],
    ['a,b,c\n1.5,2,3', ','],
    ['a\tb\tc', '\t'],
    ['"a,b,c,d";e;f', ';'],
    ['sep=|\na|b', '|'],
    ['a|b|c\n1|2|3', '|'],
    ['one', ';'],
    ['Offer 12, Kaunas\n\na;b;c\n1;2;3\n4;5;6', ';'],
    ['a;b;c\n1,5;2,5;3,5\n4,5;5,5;6,5', ';'],
  ])('of %j is %j', (text, separator) => {
    expect(dialectOf(text).separator).toBe(separator);
  });
});

describe('a csv file', () => {
  const cells = (text: string) => readCsv(Buffer.from(text)).sheet.lines.map((line) => line.cells);

  it.each([
    ['\n', 'unix'],
    ['\r\n', 'Windows'],
    ['\r', 'an old Mac'],
  ])('is read whatever its lines end in: %j of %s', (end) => {
    expect(cells(['a;b', '1;"2\n3"', '4;5'].join(end))).toEqual([
      ['a', 'b'],
      ['1', '2\n3'],
      ['4', '5'],
    ]);
  });

  it('may have its values in single quotation marks', () => {
    expect(cells("'a';'b;c'\n'1';'it''s'")).toEqual([
      ['a', 'b;c'],
      ['1', "it's"],
    ]);
  });

  it('may write a text as a formula, so that no spreadsheet takes its zeros', () => {
    expect(cells('a;b\n="00412";"=""00413"""')).toEqual([
      ['a', 'b'],
      ['00412', '00413'],
    ]);
  });

  it('keeps quotation marks and apostrophes within a value', () => {
    expect(cells('a;b\n24" frame;O\'Brien')).toEqual([
      ['a', 'b'],
      ['24" frame', "O'Brien"],
    ]);
  });
});
