import { isSigned, pathOfStroke, withPoint } from './strokes';

describe('a signature', () => {
  it('BEY-26 is strokes in shares of the pad, so that another size draws the same', () => {
    const strokes = withPoint([[[0.1, 0.2]]], [0.300004, 0.25]);
    expect(strokes).toEqual([
      [
        [0.1, 0.2],
        [0.3, 0.25],
      ],
    ]);
    expect(withPoint(strokes, [0.301, 0.25])).toBe(strokes);
    expect(withPoint([], [0.5, 0.5])).toEqual([]);
    expect(pathOfStroke(strokes[0] ?? [])).toBe('M0.1 0.2L0.3 0.25');
    expect(pathOfStroke([[0.1, 0.2]])).toBe('M0.1 0.2L0.101 0.2');
  });

  it('BEY-26 is more than a touch', () => {
    expect(isSigned([])).toBe(false);
    expect(isSigned([[[0.1, 0.1]], [[0.9, 0.5]]])).toBe(false);
    const line: [number, number][] = [
      [0.1, 0.1],
      [0.2, 0.1],
    ];
    expect(isSigned([line])).toBe(false);
    expect(isSigned([line, line])).toBe(true);
  });
});
