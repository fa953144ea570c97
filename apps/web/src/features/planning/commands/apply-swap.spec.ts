import { pairToSwap } from './apply-swap';

describe('PLN-07a the two pallets that stand side by side at first', () => {
  it('are those that were chosen, as far as they can exchange products, then the next that can', () => {
    expect(pairToSwap([1, 2, 3], [3, 2])).toEqual([3, 2]);
    expect(pairToSwap([1, 2, 3], [9, 3])).toEqual([3, 1]);
    expect(pairToSwap([1, 2], [])).toEqual([1, 2]);
  });

  it('are missing where there are not two', () => {
    expect(pairToSwap([1], [1])).toEqual([1, null]);
    expect(pairToSwap([], [4])).toEqual([null, null]);
  });
});
