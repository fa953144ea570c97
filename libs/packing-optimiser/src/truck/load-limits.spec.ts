import {
  axleLoads,
  axleWarnings,
  DEFAULT_AXLE_LIMITS,
  truckWarnings,
  type PlacedPallet,
  type TruckFloor,
} from '@mullion/packing-model';
import fc from 'fast-check';
import { checkTruckPlan } from '../check/check-plan';
import { aFloor, aPallet, never } from '../testing/instances';
import { packTruck } from './pack-truck';
import { packTrucks } from './pack-trucks';
import type { FloorPallet } from './truck-instance';
import type { TruckPlan } from './truck-plan';

const trailer = (floor: Partial<TruckFloor> = {}): TruckFloor => aFloor({ axles: DEFAULT_AXLE_LIMITS, ...floor });
const work = { seed: 1, iterations: 400, stop: never };
const placed = (plan: TruckPlan, pallets: readonly FloorPallet[]): PlacedPallet[] =>
  plan.items.map((item) => ({ ...pallets.find(({ id }) => id === item.id)!, ...item }));
const pack = (floor: TruckFloor, pallets: readonly FloorPallet[]) => {
  const plan = packTruck(floor, pallets, work);
  expect(checkTruckPlan({ floor, pallets }, plan)).toEqual([]);
  return { plan, warnings: truckWarnings(floor, placed(plan, pallets)).map(({ code }) => code) };
};

describe('king pin, axles and sides', () => {
  it('BEY-30 a heavy load stands so far behind the cab that the king pin carries it, and is not called proved', () => {
    const floor = trailer();
    const pallets = Array.from({ length: 8 }, (_, i) =>
      aPallet({ id: i + 1, lengthMm: 1200, widthMm: 1000, massKg: 1858 }),
    );
    const { plan, warnings } = pack(floor, pallets);
    expect(warnings).toEqual([]);
    expect(axleLoads(floor, placed(plan, pallets))!.kingPinKg).toBeGreaterThan(DEFAULT_AXLE_LIMITS.maxKingPinKg - 10);
    expect(plan.isProvedOptimal).toBe(false);
  });

  it('BEY-30 one heavy pallet stands in the middle of the width', () => {
    expect(pack(trailer({ maxMassKg: 2500 }), [aPallet({ id: 1, lengthMm: 1200, massKg: 900 })]).warnings).toEqual([]);
  });

  it('BEY-30 is told by the pallets that stand already: a clean floor does not become one that leans', () => {
    const floor = trailer({ maxMassKg: 2500 });
    const turned = { xMm: 0, isTurned: true } as const;
    const pallets = [
      { ...aPallet({ id: 1, lengthMm: 1200, widthMm: 800, massKg: 620 }), ...turned, yMm: 0 },
      { ...aPallet({ id: 2, lengthMm: 1200, widthMm: 800, massKg: 500 }), ...turned, yMm: 1250 },
      { ...aPallet({ id: 3, lengthMm: 2400, widthMm: 1000, massKg: 480 }), xMm: 850, yMm: 740, isTurned: false },
    ];
    expect(axleWarnings(floor, pallets)).toEqual([]);
    expect(pack(floor, pallets).warnings).toEqual([]);
  });

  it('BEY-30 what is fixed stays, and the rest goes where the king pin carries it', () => {
    const floor = trailer();
    const fixed = { ...aPallet({ id: 1, massKg: 2500 }), xMm: 0, yMm: 0, isTurned: false, isFixed: true };
    const pallets = [
      fixed,
      ...Array.from({ length: 7 }, (_, i) => aPallet({ id: i + 2, lengthMm: 1200, widthMm: 1000, massKg: 1850 })),
    ];
    const { plan, warnings } = pack(floor, pallets);
    expect(plan.items).toContainEqual({ id: 1, xMm: 0, yMm: 0, isTurned: false });
    expect(warnings.filter((code) => code !== 'truck.stop_order')).toEqual([]);
  });

  it('BEY-30 is kept on every truck that the maker fills, and no plan that breaks it is called proved', () => {
    let floors = 0;
    const seed = 20_261_128;
    const loads = fc.array(
      fc.record({
        lengthMm: fc.constantFrom(800, 1200, 1600, 2400),
        widthMm: fc.constantFrom(790, 1000, 1200),
        massKg: fc.integer({ min: 100, max: 1900 }),
        dispatchPriority: fc.constantFrom(1, 1, 1, 2),
      }),
      { minLength: 1, maxLength: 16 },
    );
    fc.assert(
      fc.property(loads, (all) => {
        const floor = trailer();
        const pallets = all.map((one, i) => aPallet({ id: i + 1, ...one }));
        const { trucks, unplaced } = packTrucks(floor, pallets, { ...work, iterations: 200 });
        expect(unplaced).toEqual([]);
        for (const truck of trucks) expect(axleWarnings(floor, placed(truck, pallets))).toEqual([]);
        floors += trucks.length;
      }),
      { numRuns: 60, seed },
    );
    process.stdout.write(`seed ${seed}: ${floors} floors\n`);
  });
});
