import { proposeReturnables } from './propose-returnables';

const kind = (id: number, length: number, for_pallets = true) => ({ id, length, for_pallets });
const pallet = (length: number, width = 800) => ({ length, width });

describe('BEY-17a what is proposed as given out with the pallets of a stop', () => {
  it('is the shortest kind that carries each pallet, the longest when none does', () => {
    const kinds = [kind(1, 2400), kind(2, 1200), kind(3, 1850, false)];
    const proposed = proposeReturnables([pallet(1100), pallet(1200), pallet(800, 1300), pallet(9000)], kinds);
    expect([...proposed]).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  it('is nothing where no kind is for pallets', () => {
    expect(proposeReturnables([pallet(1200)], [kind(3, 1850, false)]).size).toBe(0);
  });
});
