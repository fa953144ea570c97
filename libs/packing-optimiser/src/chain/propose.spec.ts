import { packProblem } from '../pallets/pack-problem';
import { seededRandom } from '../search/random';
import { aWindow, someSettings } from '../testing/instances';
import { propose } from './propose';

describe('BEY-31 other lengths for the pallets of a stop', () => {
  it('are never on more pallets than the stop may have, and never longer than a pallet may be', () => {
    const problem = packProblem([aWindow({ id: 1 })], someSettings({ cutToContent: true }));
    const random = seededRandom(1);
    const counts = new Set<number>();
    for (let n = 0; n < 2000; n++) {
      const rooms = Array.from({ length: 1 + Math.floor(3 * random()) }, () => 600 + Math.floor(1700 * random()));
      const mostPallets = rooms.length + Math.floor(2 * random());
      const { leave, rooms: made } = propose(problem, rooms, mostPallets, 1.2, () => 1380, random);
      const count = rooms.length - leave.length + made.length;
      counts.add(count - rooms.length);
      expect(count).toBeLessThanOrEqual(mostPallets);
      expect(Math.max(...made)).toBeLessThanOrEqual(problem.roomLengthMm);
      expect(Math.min(...made)).toBeGreaterThan(0);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([-1, 0, 1]);
  });
});
