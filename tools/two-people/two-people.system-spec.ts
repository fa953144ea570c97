import { sharedSystem } from '../shared-system';
import { play } from './play';

describe('two people at once on the same pallets and the same truck', () => {
  const system = sharedSystem('asked');

  it('BEY-08a BEY-09a nothing is lost, who is refused is notified, and every undo takes back its owner’s act only', async () => {
    const { failures, counts } = await play(system().url, { seed: 7, acts: 160 });
    expect(failures).toEqual([]);
    expect(counts.undos).toBeGreaterThan(10);
    expect(counts.confirmed).toBeGreaterThan(50);
  });
});
