import { createBurstReader } from './burst-reader';

const press = (key: string, code = '', over: object = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...over,
});
const typed = (keys: readonly string[], gapMs: number) => {
  const reader = createBurstReader();
  return keys.map((key, at) => reader.pressed(press(key), at * gapMs)).at(-1);
};

describe('a scan where nothing takes text', () => {
  it('BEY-29b is what is typed faster than by a person and ended by Enter or Tab', () => {
    expect(typed([...'26B7', 'Enter'], 20)).toBe('26B7');
    expect(typed([...'26B7', 'Tab'], 50)).toBe('26B7');
    expect(typed([...'26B7', 'Enter'], 51)).toBeNull();
    expect(typed([...'26B', 'Enter'], 20)).toBeNull();
    expect(typed([...'26B7'], 20)).toBeNull();
  });

  it('begins again after a pause, keeps capitals and reads digits of a Lithuanian keyboard', () => {
    const reader = createBurstReader();
    reader.pressed(press('x'), 0);
    for (const [at, key] of ['Shift', 'A', 'B', 'C', '-'].entries()) reader.pressed(press(key), 500 + at * 10);
    reader.pressed(press('ą', 'Digit1'), 550);
    expect(reader.pressed(press('Enter'), 560)).toBe('ABC-1');
    expect(reader.pressed(press('Enter'), 565)).toBeNull();
  });

  it('is no key that is held', () => {
    const reader = createBurstReader();
    for (let at = 0; at < 9; at++) reader.pressed(press('a', '', { repeat: at > 0 }), at * 30);
    expect(reader.pressed(press('Enter'), 280)).toBeNull();
  });
});
