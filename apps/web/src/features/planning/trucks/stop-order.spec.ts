import { movedTo, placeUnder } from './stop-order';

describe('the order of stops in the dialog', () => {
  it('TRK-02b a stop goes one earlier or later, never over an end, and to where it is dropped', () => {
    const keys = ['a', 'b', 'c', 'd'];
    expect(movedTo(keys, 'c', 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(movedTo(keys, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(keys, 'a', -1)).toBe(keys);
    expect(movedTo(keys, 'd', 9)).toBe(keys);
    expect(movedTo(keys, 'x', 0)).toBe(keys);
  });
  it('TRK-02b a stop that is dragged changes places at the middle of its neighbour', () => {
    const rows = [0, 40, 80].map((top) => ({ top, height: 40 }));
    expect(placeUnder(30, rows, 0)).toBe(0);
    expect(placeUnder(59, rows, 0)).toBe(0);
    expect(placeUnder(61, rows, 0)).toBe(1);
    expect(placeUnder(300, rows, 0)).toBe(2);
    expect(placeUnder(61, rows, 2)).toBe(2);
    expect(placeUnder(59, rows, 2)).toBe(1);
    expect(placeUnder(-5, rows, 2)).toBe(0);
  });
});
