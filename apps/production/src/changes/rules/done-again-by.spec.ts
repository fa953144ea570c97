import { workInputs, type WorkInput } from '@mullion/contracts';
import { doneAgainBy } from './done-again-by';

const center = (id: number, works_by: readonly WorkInput[], depends_on: number[], preperation = false) => ({
  ...{ id, code: String(id), works_by, depends_on, preperation, deleted: false },
});
const centers = [
  center(10, workInputs, [], true),
  center(20, ['sizes', 'wood'], [10]),
  center(60, ['paint'], [20]),
  center(80, ['fittings'], [60]),
  center(90, [], [10]),
];

describe('what was done at a work center', () => {
  it('BEY-37c is done again when that changes which it or one before it works by', () => {
    expect(doneAgainBy(centers, 20)).toEqual(['sizes', 'wood']);
    expect(doneAgainBy(centers, 60)).toEqual(['sizes', 'wood', 'paint']);
    expect(doneAgainBy(centers, 80)).toEqual(['sizes', 'wood', 'paint', 'fittings']);
  });

  it('BEY-37c stays when only its preparation is done again, or when nobody works by anything there', () => {
    expect(doneAgainBy(centers, 90)).toEqual([]);
    expect(doneAgainBy(centers, 10)).toEqual([...workInputs]);
  });
});
