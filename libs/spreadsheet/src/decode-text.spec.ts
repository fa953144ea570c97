import { decodeText, separatorOf } from './decode-text';

const letters = 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ „taip“';
/** The letters as Windows-1257 writes them (code page table of the Unicode consortium, CP1257.TXT). */
const windows1257 = Uint8Array.from([
  0xe0, 0xe8, 0xe6, 0xeb, 0xe1, 0xf0, 0xf8, 0xfb, 0xfe, 0x20, 0xc0, 0xc8, 0xc6, 0xcb, 0xc1, 0xd0, 0xd8, 0xdb, 0xde, 0x20, 0x84, 0x74, 0x61,
  0x69, 0x70, 0x93,
]);

describe('letters of a csv file', () => {
  it('are read as UTF-8 with and without mark', () => {
    expect(decodeText(Buffer.from(letters))).toBe(letters);
    expect(decodeText(Buffer.from(`\ufeff${letters}`))).toBe(letters);
  });

  it('are read as UTF-16 with mark', () => {
    expect(decodeText(Buffer.from(`\ufeff${letters}`, 'utf16le'))).toBe(letters);
  });

  it('are read as Windows-1257 when they are not UTF-8', () => {
    expect(decodeText(windows1257)).toBe(letters);
  });
});

describe('the separator', () => {
  it.each([
    ['a;b;c\n1,5;2;3', ';'],
    ['a,b,c\n1.5,2,3', ','],
    ['a\tb\tc', '\t'],
    ['"a,b,c,d";e;f', ';'],
    ['sep=|\na|b', '|'],
    ['one', ';'],
  ])('of %j is %j', (text, separator) => {
    expect(separatorOf(text).separator).toBe(separator);
  });
});
