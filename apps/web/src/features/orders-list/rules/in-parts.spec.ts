import { inParts } from './in-parts';

describe('many orders', () => {
  it('are changed a hundred a call, each once', () => {
    const orders = Array.from({ length: 10_001 }, (_order, at) => at);
    const parts = inParts(orders);
    expect(parts.map((part) => part.length)).toEqual([...Array<number>(100).fill(100), 1]);
    expect(parts.flat()).toEqual(orders);
    expect(inParts([])).toEqual([]);
  });
});
