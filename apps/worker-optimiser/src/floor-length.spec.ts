import type { ComparedFloor } from '@mullion/contracts';
import type { TruckPlan } from '@mullion/packing-optimiser';
import { floorDifference, oneBehindAnother, placedPallets } from './floor-length';

const floor: ComparedFloor = {
  length: 13_600,
  width: 2480,
  height: 3000,
  max_weight: 24_000,
  between_pallets: 50,
  now: [],
};
const truck = (id: number, usedLengthMm: number) =>
  ({
    items: [{ id, xMm: 100, yMm: 0, isTurned: false }],
    usedLengthMm,
    lowerBoundMm: usedLengthMm - 10,
  }) as unknown as TruckPlan;

describe('BEY-27 floors of plans', () => {
  it('begin each truck behind the one before, add their lengths up, and prove nothing of several', () => {
    expect(oneBehindAnother(floor, [truck(0, 5000)])).toMatchObject({
      trucks: 1,
      usedLengthMm: 5000,
      lowerBoundMm: 4990,
    });
    const two = oneBehindAnother(floor, [truck(0, 5000), truck(1, 400)]);
    expect(two).toMatchObject({ trucks: 2, usedLengthMm: 5400, lowerBoundMm: 0 });
    expect(two.items.map(({ id, xMm }) => [id, xMm])).toEqual([
      [0, 100],
      [1, 13_700],
    ]);
    expect(floorDifference(oneBehindAnother(floor, [truck(0, 9000)]), two)).toBeLessThan(0);
    expect(floorDifference(oneBehindAnother(floor, [truck(0, 9000)]), oneBehindAnother(floor, [truck(0, 8000)]))).toBe(
      1000,
    );
  });

  it('read what stands now at its stop', () => {
    const now = [
      { length: 1000, width: 800, height: 900, weight: 50, stop: 3 },
      { length: 1, width: 2, height: 3, weight: 4 },
    ];
    expect(placedPallets({ ...floor, now }).map(({ dispatchPriority }) => dispatchPriority)).toEqual([3, 100]);
  });
});
