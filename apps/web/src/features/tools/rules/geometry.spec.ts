import { readOutline } from '@mullion/contracts';
import { lineAt, meshOf, nextFault, outlinePath, startOfLine, stepPath } from './geometry';

const profile = '0, 0\n62, 0\n62, 18\n54, 26, -8\n54, 44\n42, 56, 12';

describe('the outline of a tool', () => {
  it('TOO-01a is read line by line: points, straight steps and arcs by the sign of the radius, y up', () => {
    const { steps, faults } = readOutline(profile);
    expect(faults.size).toBe(0);
    expect(steps.map(stepPath)).toEqual([
      '',
      'M0 0L62 0',
      'M62 0L62 -18',
      'M62 -18A8 8 0 0 1 54 -26',
      'M54 -26L54 -44',
      'M54 -44A12 12 0 0 0 42 -56',
    ]);
    expect(outlinePath(steps)).toBe('M0 0L62 0L62 -18A8 8 0 0 1 54 -26L54 -44A12 12 0 0 0 42 -56');
  });

  it('TOO-01a names what is wrong with a line and goes on after it', () => {
    const { steps, faults } = readOutline(
      '0, 0, 5\n20, 56\n\n14, 62, -3\nO, 78\n1\n1,2,3,4\n14, 78\n1e3, 5\n999999, 1',
    );
    expect(Object.fromEntries(faults)).toMatchObject({
      1: { kind: 'first' },
      4: { kind: 'radius', radius: 3 },
      5: { kind: 'number', text: 'O' },
      6: { kind: 'parts' },
      7: { kind: 'parts' },
      9: { kind: 'number', text: '1e3' },
      10: { kind: 'number', text: '999999' },
    });
    expect((faults.get(4) as { least: number }).least).toBeCloseTo(4.243, 3);
    expect(steps.map(({ line, radius, isGuess }) => [line, radius, isGuess])).toEqual([
      [1, null, false],
      [2, null, false],
      [4, null, true],
      [8, null, true],
    ]);
  });

  it('TOO-01a takes a half circle, radius 0 and spaces, and a point twice', () => {
    const { steps, faults } = readOutline(' 0 ,0 \n10,0,5\n10, 0, 3\n10.5, -.5, 0');
    expect(faults.size).toBe(0);
    expect(steps.map(({ radius }) => radius)).toEqual([null, 5, null, null]);
    expect(readOutline('')).toEqual({ steps: [], faults: new Map() });
    expect(outlinePath([])).toBe('');
  });

  it('TOO-01a lies on a mesh of 10 that holds its arcs, wider for what is very large', () => {
    expect(meshOf(readOutline(profile).steps)).toEqual({ step: 10, left: 0, right: 70, bottom: 0, top: 60 });
    // anticlockwise from (0, 0) to (20, 0): the half circle hangs below
    expect(meshOf(readOutline('0,0\n20,0,10').steps)).toMatchObject({ bottom: -10, top: 10 });
    expect(meshOf(readOutline('0,0\n20,0,-10').steps)).toMatchObject({ bottom: 0, top: 10 });
    expect(meshOf([])).toEqual({ step: 10, left: 0, right: 70, bottom: 0, top: 80 });
    expect(meshOf(readOutline('0,0\n90000,1').steps).step).toBe(10_000);
  });

  it('TOO-01a finds the next faulty line and the line of the caret', () => {
    const { faults } = readOutline('a\n0,0\nb');
    expect([nextFault(faults, 0), nextFault(faults, 1), nextFault(faults, 3), nextFault(new Map(), 1)]).toEqual([
      1,
      3,
      1,
      null,
    ]);
    expect([lineAt(profile, 0), lineAt(profile, startOfLine(profile, 4)), lineAt(profile, profile.length)]).toEqual([
      1, 4, 6,
    ]);
  });
});
