import { letterPath } from './letter-paths';

describe('BEY-23 letters of labels and pictures', () => {
  it('are outlines of the font that has them, never the empty box of a font that has not', () => {
    const box = letterPath('regular', '窓', 1);
    for (const face of ['regular', 'italic', 'bold', 'bold_italic'] as const) {
      expect(letterPath(face, '⌀', 1)).toMatch(/^M/);
      expect(letterPath(face, '⌀', 1)).not.toBe(box);
      expect(letterPath(face, 'ą', 1)).toMatch(/^M/);
    }
  });
});
