import { strayKeys, withoutEdges } from './typed-code';

/** Moments of characters: a gap before each, ms. */
const typed = (...parts: readonly (readonly [text: string, pauseMs: number, gapMs: number])[]) => {
  let at = 0;
  const times = parts.flatMap(([text, pauseMs, gapMs]) =>
    [...text].map((_, index) => {
      at += index === 0 ? pauseMs : gapMs;
      return at;
    }),
  );
  return parts
    .map(([text]) => text)
    .join('')
    .slice(strayKeys(times));
};

describe('keys that are no part of a code', () => {
  it('BEY-03b PSC-01a never spoil the next one: what lay long before a burst is dropped', () => {
    expect(typed(['jj', 0, 300], ['26-0412.007', 2_000, 8])).toBe('26-0412.007');
    expect(typed(['j', 0, 0], ['26-0412.007', 1_499, 8])).toBe('j26-0412.007');
  });

  it('BEY-03b leave a code whole that a hand, a slow scanner or a stuttering radio types', () => {
    expect(typed(['26-04', 0, 400], ['12.007', 4_000, 300])).toBe('26-0412.007');
    expect(typed(['26-0412.007', 0, 90])).toBe('26-0412.007');
    expect(typed(['26-04', 0, 8], ['12.007', 900, 8])).toBe('26-0412.007');
    expect(typed(['26-0412', 0, 8], ['007', 2_000, 8])).toBe('26-0412007');
  });

  it('BEY-03b are what the scanner adds, as this terminal is set', () => {
    const edges = { prefix: ']C1', suffix: '#' };
    expect(withoutEdges(']C126-0412.007#', edges)).toBe('26-0412.007');
    expect(withoutEdges('x]C126-0412.007#', edges)).toBe('26-0412.007');
    expect(withoutEdges('26-0412.007', edges)).toBe('26-0412.007');
    // a letter may be in a code as well: only where it begins
    expect(withoutEdges('0DEMO1P260041', { prefix: 'P', suffix: '1' })).toBe('0DEMO1P26004');
    expect(withoutEdges(']C1', edges)).toBe(']C1');
  });
});
