import { fontRuns, lettersOf, unknownLetters } from './letters';

describe('PDT-01 BEY-23 letters on paper and labels', () => {
  it('that the documents’ font lacks come from the font of signs, in every face', () => {
    expect(fontRuns('Vamzdis ⌀50 ≤ ∠45°')).toEqual([
      { text: 'Vamzdis ', isSign: false },
      { text: '⌀', isSign: true },
      { text: '50 ≤ ', isSign: false },
      { text: '∠', isSign: true },
      { text: '45°', isSign: false },
    ]);
    for (const face of ['regular', 'italic', 'bold', 'bold_italic'] as const) {
      const { letters, unknown } = lettersOf([{ text: 'ą⌀', isFact: false }], face);
      expect(letters.map(({ char, em }) => [char, em > 0])).toEqual([
        ['ą', true],
        ['⌀', true],
      ]);
      expect(unknown).toEqual([]);
    }
  });

  it('that no font has are named, and written by their numbers', () => {
    const text = '窓 مك 🙂\ufe0f e\u0307';
    expect(unknownLetters(text)).toEqual(['窓', 'م', 'ك', '🙂']);
    expect(fontRuns(text)).toEqual([{ text: 'U+7A93 U+0645U+0643 U+1F642 ė', isSign: false }]);
    const { letters, unknown } = lettersOf([{ text, isFact: true }], 'bold');
    expect(letters.map(({ char }) => char).join('')).toBe('U+7A93 U+0645U+0643 U+1F642 ė');
    expect(letters.every(({ em, isFact }) => em > 0 && isFact)).toBe(true);
    expect(unknown).toEqual(['窓', 'م', 'ك', '🙂']);
  });
});
