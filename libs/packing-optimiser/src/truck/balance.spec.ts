import fc from 'fast-check';
import type { TruckFloor, TruckPallet } from '@mullion/packing-model';
import { checkTruckPlan } from '../check/check-plan';
import { aFloor, aPallet, never } from '../testing/instances';
import { aimAlongMm, balanced } from './balance';
import { packTruck } from './pack-truck';
import type { FloorItem } from './truck-plan';

/** Centre of mass of a floor, from the headboard and from the middle line. */
function centreOf(floor: TruckFloor, items: readonly FloorItem[], pallets: readonly TruckPallet[]) {
  let [massKg, along, across] = [0, 0, 0];
  for (const item of items) {
    const pallet = pallets.find((p) => p.id === item.id)!;
    const [length, width] = item.isTurned ? [pallet.widthMm, pallet.lengthMm] : [pallet.lengthMm, pallet.widthMm];
    massKg += pallet.massKg;
    along += pallet.massKg * (item.xMm + length / 2);
    across += pallet.massKg * (item.yMm + width / 2 - floor.widthMm / 2);
  }
  return { alongMm: along / massKg, acrossMm: across / massKg };
}

const balancedOf = (floor: TruckFloor, items: readonly FloorItem[], pallets: readonly TruckPallet[]) =>
  balanced(floor, items, new Map(pallets.map((p) => [p.id, p])));

/** Whole rows of one pallet from the cab, in order of id. */
const rows = (pallets: readonly TruckPallet[]): FloorItem[] =>
  pallets.map((p, i) => ({ id: p.id, xMm: i * 2450, yMm: 0, isTurned: false }));

describe('balance of a floor', () => {
  it('TRK-03 moves heavy pallets of one stop to where the centre of mass is right along the truck', () => {
    const floor = aFloor();
    const pallets = [2000, 1000, 500].map((massKg, i) => aPallet({ id: i + 1, widthMm: 2480, massKg }));
    const items = balancedOf(floor, rows(pallets), pallets);
    // half of the floor is used, from the cab: the heavy ones stand towards the doors
    expect([...items].sort((a, b) => a.xMm - b.xMm).map((item) => item.id)).toEqual([3, 2, 1]);
  });
  it('TRK-03 keeps the stop order when heavy pallets would rather stand elsewhere', () => {
    const floor = aFloor();
    const pallets = [2000, 1000, 500].map((massKg, i) =>
      aPallet({ id: i + 1, widthMm: 2480, massKg, dispatchPriority: 3 - i }),
    );
    expect(balancedOf(floor, rows(pallets), pallets)).toEqual(rows(pallets));
  });
  it('TRK-03 exchanges equal pallets: side by side for left and right, lengthwise for the axles', () => {
    const floor = aFloor({ widthMm: 2050 });
    const pallets = [900, 100, 900, 100].map((massKg, i) => aPallet({ id: i + 1, massKg }));
    const items = pallets.map((p, i) => ({ id: p.id, xMm: i < 2 ? 0 : 2450, yMm: i % 2 ? 1050 : 0, isTurned: false }));
    const { acrossMm, alongMm } = centreOf(floor, balancedOf(floor, items, pallets), pallets);
    expect(Math.abs(acrossMm)).toBeLessThanOrEqual(20);
    expect(alongMm).toBeGreaterThan(3000);
  });
  it('TRK-03 leaves no gap towards the cab when pallets change their order', () => {
    const floor = aFloor({ widthMm: 2050 });
    const pallets = [
      aPallet({ id: 1, lengthMm: 2000, massKg: 900 }),
      aPallet({ id: 2, lengthMm: 1000, massKg: 100 }),
      aPallet({ id: 3, lengthMm: 800, massKg: 700 }),
    ];
    const items = [
      { id: 1, xMm: 0, yMm: 0, isTurned: false },
      { id: 2, xMm: 0, yMm: 1050, isTurned: false },
      { id: 3, xMm: 1050, yMm: 1050, isTurned: false },
    ];
    const heavyFirst = [items[0]!, { ...items[1]!, xMm: 850 }, { ...items[2]!, xMm: 0 }];
    for (const start of [items, heavyFirst]) {
      const places = new Map(balancedOf(floor, start, pallets).map(({ id, xMm }) => [id, xMm]));
      expect([1, 2, 3].map((id) => places.get(id))).toEqual([0, 0, 1050]);
    }
  });
  it('TRK-03 is never worse than before, never longer, and breaks no rule', () => {
    const list = fc
      .array(
        fc.record({
          lengthMm: fc.constantFrom(800, 1200, 2400),
          widthMm: fc.constantFrom(800, 1000, 1200),
          massKg: fc.integer({ min: 50, max: 1500 }),
          dispatchPriority: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map((all) => all.map((p, i) => aPallet({ id: i + 1, ...p })));
    fc.assert(
      fc.property(list, fc.constantFrom(null, 20_000), (pallets, lengthMm) => {
        const floor = aFloor({ lengthMm });
        const plan = packTruck(floor, pallets, { seed: 1, iterations: 100, stop: never });
        const again = balancedOf(floor, plan.items, pallets);
        expect(checkTruckPlan({ floor, pallets }, { ...plan, items: again })).toEqual([]);
        const [before, after] = [plan.items, again].map((items) => centreOf(floor, items, pallets)) as [
          ReturnType<typeof centreOf>,
          ReturnType<typeof centreOf>,
        ];
        const aim = aimAlongMm(floor, plan.usedLengthMm);
        const side = (c: typeof before) => Math.max(0, Math.abs(c.acrossMm) - 20);
        if (Math.abs(side(after) - side(before)) < 1e-6)
          expect(Math.abs(after.alongMm - aim)).toBeLessThanOrEqual(Math.abs(before.alongMm - aim) + 1e-6);
        else expect(side(after)).toBeLessThan(side(before));
      }),
      { numRuns: 60 },
    );
  });
});
