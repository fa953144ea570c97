import fc from 'fast-check';
import type { TruckPallet } from '@mullion/packing-model';
import { checkTruckPlan } from '../check/check-plan';
import { aFloor, aPallet, never } from '../testing/instances';
import { placeAcross } from './floor-across';
import { packTruck } from './pack-truck';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly priority: number;
}

/**
 * Every whole place and turn of every pallet, with nothing of the solver in it: whether a floor of this length exists.
 */
function exists(width: number, length: number, pallets: readonly TruckPallet[], spots: readonly Spot[] = []): boolean {
  const [pallet, ...rest] = pallets;
  if (!pallet) return true;
  const turns = [[pallet.lengthMm, pallet.widthMm], ...(pallet.allowTurn ? [[pallet.widthMm, pallet.lengthMm]] : [])];
  for (const [along, across] of turns as [number, number][])
    for (let x = 0; x + along <= length; x++)
      for (let y = 0; y + across <= width; y++) {
        const spot = { x, y, along, across, priority: pallet.dispatchPriority };
        const isFree = spots.every(
          (s) =>
            (x + along <= s.x || s.x + s.along <= x || y + across <= s.y || s.y + s.across <= y) &&
            (x - s.x) * (spot.priority - s.priority) <= 0,
        );
        if (isFree && exists(width, length, rest, [...spots, spot])) return true;
      }
  return false;
}

const pallets = fc
  .array(
    fc.record({
      lengthMm: fc.integer({ min: 1, max: 3 }),
      widthMm: fc.integer({ min: 1, max: 3 }),
      dispatchPriority: fc.integer({ min: 1, max: 3 }),
      allowTurn: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => list.map((p, i) => aPallet({ id: i + 1, ...p })));

describe('proving a floor', () => {
  it('TRK-03 no bound is above, and what is proved is, the optimum of trying everything', () => {
    fc.assert(
      fc.property(pallets, fc.constantFrom(3, 4), (list, widthMm) => {
        const floor = aFloor({ lengthMm: null, widthMm, betweenPalletsMm: 0 });
        const plan = packTruck(floor, list, { seed: 1, iterations: 3000, stop: never });
        expect(checkTruckPlan({ floor, pallets: list }, plan)).toEqual([]);
        let optimum = 1;
        while (!exists(widthMm, optimum, list)) optimum++;
        expect(plan.lowerBoundMm).toBeLessThanOrEqual(optimum);
        expect(plan.usedLengthMm).toBeGreaterThanOrEqual(optimum);
        if (plan.isProvedOptimal) expect(plan.usedLengthMm).toBe(optimum);
      }),
      { numRuns: 60 },
    );
  });
  it('TRK-03 proves a mixed load with stops optimal where area leaves a gap', () => {
    const sizes = [
      ...Array.from({ length: 4 }, () => ({ lengthMm: 570, widthMm: 780, dispatchPriority: 3, allowTurn: false })),
      { lengthMm: 1000, widthMm: 1200, dispatchPriority: 2, allowTurn: true },
      ...Array.from({ length: 5 }, () => ({ lengthMm: 1010, widthMm: 1206, dispatchPriority: 1, allowTurn: true })),
    ];
    const floor = aFloor({ lengthMm: 13500, widthMm: 2440, betweenPalletsMm: 0 });
    const list = sizes.map((size, i) => aPallet({ id: i + 1, massKg: 10, ...size }));
    const plan = packTruck(floor, list, { seed: 1, iterations: 20_000, stop: never });
    expect(plan.isProvedOptimal).toBe(true);
    expect(plan.usedLengthMm).toBe(2 * 570 + 3 * 1010);
  });
  it('TRK-03 lays bars out across the floor, one that bridges two heights too', () => {
    const bars = [
      { xMm: 0, endMm: 10, acrossMm: 6 },
      { xMm: 0, endMm: 5, acrossMm: 4 },
      { xMm: 5, endMm: 15, acrossMm: 4 },
      { xMm: 10, endMm: 15, acrossMm: 6 },
    ];
    const y = placeAcross(10, bars)!;
    for (const [a, bar] of bars.entries())
      for (const [b, other] of bars.entries())
        if (a < b && bar.xMm < other.endMm && other.xMm < bar.endMm)
          expect(y[a]! + bar.acrossMm <= y[b]! || y[b]! + other.acrossMm <= y[a]!).toBe(true);
    expect(placeAcross(9, bars)).toBeNull();
  });
});
