import { nextOf } from './next-of';

describe('stepping through the products of a pallet', () => {
  it('goes round in both directions', () => {
    expect(nextOf([1, 2, 3], 3, 1)).toBe(1);
    expect(nextOf([1, 2, 3], 1, -1)).toBe(3);
    expect(nextOf([1, 2, 3], 1, 1)).toBe(2);
  });

  it('begins at an end where nothing is chosen, or what was is gone, and finds nothing on an empty pallet', () => {
    expect(nextOf([1, 2, 3], null, 1)).toBe(1);
    expect(nextOf([1, 2, 3], 9, -1)).toBe(3);
    expect(nextOf([], null, 1)).toBeNull();
  });
});
