import { seededRandom } from '../search/random';
import { aWindow, someSettings } from '../testing/instances';
import { rowOf as rowIn } from '../testing/rows';
import { packProblem } from './pack-problem';
import { RowBuilder } from './row-builder';
import { RowMemory } from './row-memory';

/** Four that fill the room's face by a quarter each, and two of which none stands beside another. */
const products = [
  ...[1, 2, 3, 4, 5].map((id) => aWindow({ id, widthMm: 1165, heightMm: 1200 })),
  ...[6, 7].map((id) => aWindow({ id, widthMm: 1300, heightMm: 1300 })),
];
const problem = packProblem(products, someSettings());
const memory = () => {
  const random = seededRandom(1);
  return new RowMemory(problem, random, new RowBuilder(problem, random, problem.roomLengthMm, 2000));
};

describe('what rows take', () => {
  it('PLN-04 says the same when it is asked again', () => {
    const known = memory();
    for (let n = 0; n < 2; n++) {
      expect(known.takes(rowIn(problem, 0, 1), 2)).toBe(true);
      expect(known.takes([0, 1, 2], 3)).toBe(true);
      expect(known.takes([0, 1, 2, 3], 4)).toBe(false);
      expect(known.takes([5], 6)).toBe(false);
      expect(known.takes([], 6)).toBe(true);
    }
  });

  it('PLN-04 packs one row of all products, or none', () => {
    expect(memory().pack([0, 1, 2, 3])?.itemCount).toBe(4);
    expect(memory().pack([5, 6])).toBeNull();
  });
});
