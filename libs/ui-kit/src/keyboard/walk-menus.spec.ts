import { placeAfter } from './walk-menus';

describe('keys in an open menu', () => {
  it('arrows walk round, from no place into the first or last', () => {
    expect([-1, 0, 2].map((at) => placeAfter('ArrowDown', at, 3))).toEqual([0, 1, 0]);
    expect([-1, 0, 2].map((at) => placeAfter('ArrowUp', at, 3))).toEqual([2, 2, 1]);
  });

  it('Home and End lead to both ends; other keys and empty menus lead nowhere', () => {
    expect([
      placeAfter('Home', 1, 3),
      placeAfter('End', 1, 3),
      placeAfter('a', 1, 3),
      placeAfter('ArrowDown', -1, 0),
    ]).toEqual([0, 2, null, null]);
  });
});
