import type { Database } from '@mullion/server-kit';
import { TruckRepository } from './truck.repository';

describe('places on the floor of a truck', () => {
  it('are written by one statement, however many pallets there are, the last of one pallet', async () => {
    const read = jest.fn(async (_sql: string, _params: unknown[]) => []);
    const trucks = new TruckRepository({ read } as unknown as Database, 1);
    const items = Array.from({ length: 60 }, (_none, at) => ({
      id: 1 + (at % 40),
      x: at,
      y: 10 * at,
      isTurned: at % 2 === 0,
    }));
    await trucks.place(7, items);
    expect(read).toHaveBeenCalledTimes(1);
    const ids = read.mock.calls[0]?.[1][2] as number[];
    expect(ids).toHaveLength(40);
    await trucks.place(7, []);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
