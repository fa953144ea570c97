import { hashOfKey, newKeyText, tailOfKey } from './key-text';

describe('BEY-19 the text of an API key', () => {
  it('begins with its prefix, is 40 letters and digits long, and never the same', () => {
    const texts = Array.from({ length: 200 }, newKeyText);
    for (const text of texts) expect(text).toMatch(/^mul_[0-9A-Za-z]{40}$/);
    expect(new Set(texts).size).toBe(200);
  });

  it('is kept as SHA-256 and four letters', () => {
    expect(hashOfKey('mul_abc').toString('hex')).toBe(
      'e5f7d2d4b4e6340142acf117693d4d0596baa0fe38ce6ea6523a422defa8ef41',
    );
    expect(tailOfKey('mul_abcdEFGH')).toBe('EFGH');
  });
});
