import { countsByTarget } from './status-targets';

/** Upwards one may go, downwards not. */
const upwards = (current: number) => [0, 4, 6].map((status) => ({ status, allowed: status >= current }));

describe('statuses for many orders', () => {
  it('say how many may get each: not those that have it, nor those that may not', () => {
    const orders = [0, 0, 0, 4, 6, 6].map((status) => ({ status }));
    expect([...countsByTarget(orders, upwards)]).toEqual([
      [4, 3],
      [6, 4],
    ]);
    expect(countsByTarget([], upwards).size).toBe(0);
  });

  it('judge once for each status, not for each order', () => {
    const asked = jest.fn(upwards);
    const counts = countsByTarget(
      Array.from({ length: 10_000 }, (_order, at) => ({ status: at % 2 === 0 ? 0 : 4 })),
      asked,
    );
    expect([counts.get(4), counts.get(6), asked.mock.calls.length]).toEqual([5_000, 10_000, 2]);
  });
});
