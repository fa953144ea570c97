import { exampleDesign } from './example-design';
import type { Leaf, WindowDesign } from './window-design';

const leaves = (design: WindowDesign): Leaf[] =>
  design.kind !== 'window' ? [] : design.columns.flatMap((column) => column.cells.map((cell) => cell.leaf));
const kinds = (widthMm: number, heightMm: number, category: 0 | 1 | 2 = 1, depthMm = 82): string[] =>
  leaves(exampleDesign({ widthMm, heightMm, category, depthMm })).map((leaf) => leaf.kind);

describe('an example of a design', () => {
  it('is the same for the same sizes', () => {
    for (let widthMm = 400; widthMm < 2800; widthMm += 70) {
      const input = { widthMm, heightMm: 1390, category: 1 as const };
      expect(exampleDesign(input)).toEqual(exampleDesign({ ...input }));
    }
  });

  it('opens every frame a person could open, and no sash is wider than can be made', () => {
    for (let widthMm = 500; widthMm <= 2900; widthMm += 50) {
      for (let heightMm = 500; heightMm <= 2400; heightMm += 100) {
        const design = exampleDesign({ widthMm, heightMm, category: 1 });
        if (design.kind !== 'window') throw new Error('a window was expected');
        const total = design.columns.reduce((sum, column) => sum + column.share, 0);
        for (const column of design.columns) {
          const turns = column.cells.some((cell) => ['turn', 'tilt-turn', 'balcony'].includes(cell.leaf.kind));
          if (turns) expect((column.share / total) * widthMm).toBeLessThanOrEqual(1150);
        }
      }
    }
  });

  it('makes doors of category 2, with a light above a tall one and a leaf each side of a wide one', () => {
    expect(kinds(1010, 2120, 2)).toEqual(['door']);
    expect(kinds(1034, 2596, 2)).toEqual(['fixed', 'door']);
    expect(kinds(1400, 2120, 2)).toEqual(['door', 'fixed']);
    expect(kinds(1700, 2120, 2)).toEqual(['door', 'door']);
    expect(kinds(2400, 2120, 2)).toEqual(['fixed', 'door', 'fixed']);
  });

  it('puts the handles of two leaves at the mullion between them', () => {
    const [left, right] = leaves(exampleDesign({ widthMm: 1700, heightMm: 2120, category: 2 }));
    expect(left).toEqual({ kind: 'door', hinge: 'left' });
    expect(right).toEqual({ kind: 'door', hinge: 'right' });
  });

  it('slides what is as deep as a sliding frame', () => {
    expect(kinds(1900, 2150, 1, 155).sort()).toEqual(['fixed', 'slide']);
    expect(kinds(1900, 2150, 1, 82)).toEqual(['balcony', 'balcony']);
  });

  it('gives additions no glass', () => {
    expect(exampleDesign({ widthMm: 1300, heightMm: 60, category: 0 })).toEqual({ kind: 'profile' });
  });
});
