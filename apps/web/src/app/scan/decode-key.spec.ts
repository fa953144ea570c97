import { cleanCode, decodeKey, splitCodes, type KeyPress } from './decode-key';

const press = (key: string, code = '', more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const read = (keys: readonly (readonly [string, string])[]): string =>
  keys
    .map(([key, code]) => decodeKey(press(key, code)))
    .map((decoded) => (decoded.kind === 'character' ? decoded.text : ''))
    .join('');

describe('reading a keyboard scanner', () => {
  it('PSC-01 reads digits typed on a Lithuanian layout', () => {
    const typed = [...'ąčęėįšųū„“'].map((letter, at) => [letter, `Digit${(at + 1) % 10}`] as const);
    expect(read(typed)).toBe('1234567890');
    expect(read([['Ą', 'Digit1']])).toBe('1');
    expect(read([['ž', 'Equal']])).toBe('=');
  });
  it('leaves Lithuanian letters of other keys and plain digits alone', () => {
    expect(
      read([
        ['ą', 'KeyA'],
        ['7', 'Digit7'],
        ['P', 'KeyP'],
        ['-', 'Minus'],
      ]),
    ).toBe('ą7P-');
  });
  it('PSC-01 ends a code with Enter or Tab only', () => {
    expect(decodeKey(press('Enter')).kind).toBe('end');
    expect(decodeKey(press('Tab')).kind).toBe('end');
    expect(decodeKey(press('Tab', 'Tab', { shiftKey: true })).kind).toBe('other');
    expect(decodeKey(press('v', 'KeyV', { ctrlKey: true })).kind).toBe('other');
    expect(decodeKey(press('Shift', 'ShiftLeft')).kind).toBe('other');
    expect(decodeKey(press('Unidentified')).kind).toBe('other');
    expect(decodeKey(press('Backspace')).kind).toBe('erase');
    expect(decodeKey(press('Escape')).kind).toBe('clear');
  });
  it('cleans codes and splits what came at once', () => {
    expect(cleanCode(' 00demop260041\u001d ')).toBe('00demop260041');
    expect(splitCodes('a1\r\nb2\tc')).toEqual({ codes: ['a1', 'b2'], rest: 'c' });
  });
});
