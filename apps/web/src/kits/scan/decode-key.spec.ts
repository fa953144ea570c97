import { cleanCode, decodeKey, splitCodes, type KeyPress } from './decode-key';
import { codeTyped } from './typed-keys';

const press = (key: string, code = '', more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const typedOf = (one: KeyPress) => {
  const decoded = decodeKey(one);
  return decoded.kind === 'character' ? [decoded.typed] : [];
};
const read = (keys: readonly (readonly [string, string])[]): string => {
  const typed = keys.flatMap(([key, code]) => typedOf(press(key, code)));
  return codeTyped(
    typed,
    typed.map((_key, at) => at * 200),
  );
};

describe('reading a keyboard scanner', () => {
  it('PSC-01 reads digits typed on a Lithuanian layout', () => {
    const typed = [...'ąčęėįšųū„“'].map((letter, at) => [letter, `Digit${(at + 1) % 10}`] as const);
    expect(read(typed)).toBe('1234567890');
    expect(read([['Ą', 'Digit1']])).toBe('1');
    expect(read([['ž', 'Equal']])).toBe('=');
  });
  it('leaves letters of a third level and plain keys alone, also where a system names control and alt for AltGr', () => {
    const third = press('ą', 'KeyA', { getModifierState: (name) => name === 'AltGraph' });
    expect(typedOf(third)).toEqual([{ letter: 'ą', place: 'ą', isShiftedDigit: false }]);
    expect(typedOf(press(']', 'Digit9', { ctrlKey: true, altKey: true }))).toEqual([
      { letter: ']', place: ']', isShiftedDigit: false },
    ]);
    expect(
      read([
        ['7', 'Digit7'],
        ['P', 'KeyP'],
        ['-', 'Minus'],
      ]),
    ).toBe('7P-');
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
