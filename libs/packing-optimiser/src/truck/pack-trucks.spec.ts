import fc from 'fast-check';
import { checkTruckPlan } from '../check/check-plan';
import { aFloor, aPallet, never } from '../testing/instances';
import { packTrucks } from './pack-trucks';

describe('packing several trucks', () => {
  it('TRK-02 pairs pallets over trucks so that the sum of used lengths is least', () => {
    // By area 1500 wide ones come first and leave strips; a 1500 and a 900 side by side fill the width.
    const floor = aFloor({ lengthMm: 8000, betweenPalletsMm: 0, widthMm: 2400 });
    const wide = Array.from({ length: 6 }, (_, i) =>
      aPallet({ id: i + 1, lengthMm: 2000, widthMm: 1500, massKg: 100, allowTurn: false }),
    );
    const slim = Array.from({ length: 6 }, (_, i) =>
      aPallet({ id: 11 + i, lengthMm: 2000, widthMm: 900, massKg: 100, allowTurn: false }),
    );
    const plan = packTrucks(floor, [...wide, ...slim], { seed: 1, iterations: 100_000, stop: never });
    expect(plan.trucks).toHaveLength(2);
    expect(plan.trucks.reduce((sum, truck) => sum + truck.usedLengthMm, 0)).toBe(12_000);
  });
  it('TRK-02 loads every pallet once and breaks no rule, whatever the pallets', () => {
    const pallets = fc
      .array(
        fc.record({
          lengthMm: fc.integer({ min: 600, max: 2600 }),
          widthMm: fc.integer({ min: 500, max: 1300 }),
          massKg: fc.integer({ min: 50, max: 2500 }),
          dispatchPriority: fc.integer({ min: 1, max: 4 }),
          allowTurn: fc.boolean(),
        }),
        { minLength: 8, maxLength: 30 },
      )
      .map((list) => list.map((p, i) => aPallet({ id: i + 1, ...p })));
    fc.assert(
      fc.property(pallets, (list) => {
        const floor = aFloor({ lengthMm: 7000, maxMassKg: 9000 });
        const plan = packTrucks(floor, list, { seed: 1, iterations: 20_000, stop: never });
        const ids = plan.trucks.flatMap((truck) => truck.items.map((item) => item.id));
        expect([...ids, ...plan.unplaced.map((out) => out.id)].sort((a, b) => a - b)).toEqual(list.map((p) => p.id));
        for (const truck of plan.trucks) {
          const load = list.filter((p) => truck.items.some((item) => item.id === p.id));
          expect(checkTruckPlan({ floor, pallets: load }, truck)).toEqual([]);
          expect(load.reduce((sum, p) => sum + p.massKg, 0)).toBeLessThanOrEqual(floor.maxMassKg);
        }
      }),
      { numRuns: 8 },
    );
  });
});
