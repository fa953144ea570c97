import { folded, foldedLetters } from './folded-text';

describe('texts as searches compare them', () => {
  it('has no marks and no capitals, whatever way the letters were typed', () => {
    expect(folded('Pajūrio Ąžuolynas')).toBe('pajurio azuolynas');
    expect(folded('Müller & Søn, Łódź, Straße')).toBe('muller & son, lodz, strasse');
    expect(folded('Z\u030Cydu\u0304nas')).toBe('zydunas');
    expect(folded('Шубин 26-0147')).toBe('шубин 26-0147');
  });

  it('names each Latin letter that changes once, with what it becomes', () => {
    const letters = new Map(foldedLetters());
    for (const [letter, plain] of [...'ąčęėįšųūž'].map((letter, at) => [letter, 'aceeisuuz'[at]] as const))
      expect(letters.get(letter)).toBe(plain);
    expect(letters.get('ß')).toBe('ss');
    expect(letters.size).toBe(foldedLetters().length);
    expect([...letters.values()].every((plain) => /^[a-zʼ']+$/.test(plain))).toBe(true);
  });
});
