import fc from 'fast-check';
import { checkTruckPlan } from '../check/check-plan';
import { aFloor, aPallet, never } from '../testing/instances';
import { packTruck } from './pack-truck';
import { packTrucks } from './pack-trucks';
import type { TruckInstance } from './truck-instance';

const pack = (instance: TruckInstance, iterations = 300, seed = 1) => {
  const plan = packTruck(instance.floor, instance.pallets, { seed, iterations, stop: never });
  expect(checkTruckPlan(instance, plan)).toEqual([]);
  return plan;
};
const pallets = fc
  .array(
    fc.record({
      lengthMm: fc.integer({ min: 600, max: 2600 }),
      widthMm: fc.integer({ min: 500, max: 1300 }),
      massKg: fc.integer({ min: 50, max: 2500 }),
      dispatchPriority: fc.integer({ min: 1, max: 4 }),
      allowTurn: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((p, i) => aPallet({ id: i + 1, ...p })));

describe('packing a floor', () => {
  it('TRK-03 no floor breaks a rule, whatever the pallets', () => {
    fc.assert(
      fc.property(
        pallets,
        fc.constantFrom(0, 50),
        (list, betweenPalletsMm) => void pack({ floor: aFloor({ betweenPalletsMm }), pallets: list }),
      ),
      { numRuns: 40 },
    );
  });
  it('TRK-03 finds and proves what is plainly optimal', () => {
    const plan = pack({
      floor: aFloor(),
      pallets: Array.from({ length: 10 }, (_, i) => aPallet({ id: i + 1, allowTurn: false })),
    });
    expect(plan.usedLengthMm).toBe(5 * 2400 + 4 * 50);
    expect(plan.isProvedOptimal).toBe(true);
  });
  it('TRK-03 the same seed and iterations give the same floor', () => {
    const instance = {
      floor: aFloor(),
      pallets: Array.from({ length: 14 }, (_, i) =>
        aPallet({ id: i + 1, lengthMm: 900 + ((i * 370) % 1500), dispatchPriority: 1 + (i % 3) }),
      ),
    };
    expect(pack(instance, 800, 5)).toEqual(pack(instance, 800, 5));
  });
  it('TRK-03 balances left and right without getting longer', () => {
    const plan = pack({
      floor: aFloor(),
      pallets: [
        aPallet({ id: 1, lengthMm: 2400, widthMm: 2000, massKg: 1000 }),
        aPallet({ id: 2, lengthMm: 2400, widthMm: 2000, massKg: 1000 }),
      ],
    });
    expect(new Set(plan.items.map((i) => i.yMm)).size).toBe(2);
  });
  it('TRK-04 names what does not fit', () => {
    const plan = pack({
      floor: aFloor({ maxMassKg: 3000 }),
      pallets: [
        aPallet({ id: 1, widthMm: 2500, lengthMm: 2600 }),
        aPallet({ id: 2, heightMm: 3100 }),
        aPallet({ id: 3, lengthMm: 14000, allowTurn: false }),
        aPallet({ id: 4, massKg: 3001 }),
        aPallet({ id: 5, massKg: 2000 }),
        aPallet({ id: 6, massKg: 2000 }),
      ],
    });
    expect(plan.unplaced.map((u) => u.rule)).toEqual(['too_wide', 'too_tall', 'too_long', 'too_heavy', 'too_heavy']);
  });
  it('TRK-02 makes as many trucks as the pallets need', () => {
    const floor = aFloor();
    const list = Array.from({ length: 25 }, (_, i) => aPallet({ id: i + 1, allowTurn: false }));
    const plan = packTrucks(floor, list, { seed: 1, iterations: 600, stop: never });
    expect(plan.trucks).toHaveLength(3);
    const ids = plan.trucks.flatMap((truck) => truck.items.map((i) => i.id)).sort((a, b) => a - b);
    expect(ids).toEqual(list.map((p) => p.id));
    for (const truck of plan.trucks) {
      const load = list.filter((p) => truck.items.some((i) => i.id === p.id));
      expect(checkTruckPlan({ floor, pallets: load }, truck)).toEqual([]);
    }
  });
  it('TRK-03 fills trucks in another order when one truck fewer may do', () => {
    // Eight large light pallets fill the first truck when large ones come first; then each heavy one needs a truck.
    const floor = aFloor({ lengthMm: 13600, widthMm: 2480, maxMassKg: 10000 });
    const light = Array.from({ length: 8 }, (_, i) =>
      aPallet({ id: i + 1, lengthMm: 2400, widthMm: 1200, massKg: 1000 }),
    );
    const heavy = Array.from({ length: 2 }, (_, i) =>
      aPallet({ id: 11 + i, lengthMm: 1200, widthMm: 800, massKg: 6000 }),
    );
    const plan = packTrucks(floor, [...light, ...heavy], { seed: 1, iterations: 600, stop: never });
    expect(plan.lowerBound).toBe(2);
    expect(plan.trucks).toHaveLength(2);
  });
});

describe('packing around what is loaded', () => {
  const at = (pallet: Parameters<typeof aPallet>[0], xMm: number, yMm: number, isFixed = true) => ({
    ...aPallet(pallet),
    xMm,
    yMm,
    isTurned: false,
    isFixed,
  });
  const placeOf = (plan: ReturnType<typeof pack>, id: number) => {
    const item = plan.items.find((each) => each.id === id);
    return item && [item.xMm, item.yMm, item.isTurned];
  };

  it('TRK-03 a loaded pallet stays to the millimetre wherever it stands, and no floor breaks a rule', () => {
    const places = fc.array(
      fc.record({ xMm: fc.integer({ min: 0, max: 11_000 }), yMm: fc.integer({ min: 0, max: 1180 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(pallets, places, (list, spots) => {
        const fixed = spots.map(({ xMm, yMm }, i) =>
          at({ id: 100 + i, widthMm: 1000, dispatchPriority: 1 + i }, xMm, yMm),
        );
        const plan = pack({ floor: aFloor(), pallets: [...list, ...fixed] });
        for (const { id, xMm, yMm } of fixed) expect(placeOf(plan, id)).toEqual([xMm, yMm, false]);
      }),
      { numRuns: 30 },
    );
  });
  it('TRK-03 counts in its bound no loaded pallet that overlaps another or is turned against its rule', () => {
    const overlapping = [at({ id: 1 }, 0, 0), at({ id: 2 }, 0, 0), at({ id: 3 }, 0, 1050)];
    expect(pack({ floor: aFloor(), pallets: overlapping })).toMatchObject({ usedLengthMm: 2400, lowerBoundMm: 2400 });
    const turned = { ...at({ id: 1, allowTurn: false }, 0, 0), isTurned: true };
    expect(pack({ floor: aFloor(), pallets: [turned] })).toMatchObject({ usedLengthMm: 1000, lowerBoundMm: 1000 });
  });
  it('TRK-03 fills the holes between loaded pallets and leaves the floor no longer than it must be', () => {
    const loose = Array.from({ length: 3 }, (_, i) => aPallet({ id: i + 1, allowTurn: false }));
    const plan = pack({ floor: aFloor(), pallets: [...loose, at({ id: 9 }, 2450, 1050)] });
    expect(plan.unplaced).toEqual([]);
    expect(plan.usedLengthMm).toBe(2 * 2400 + 50);
    expect(plan.isProvedOptimal).toBe(true);
  });
  it('TRK-03 a full floor stays as it is when its last pallet is loaded', () => {
    const full = Array.from({ length: 10 }, (_, i) =>
      at({ id: i + 1, allowTurn: false }, Math.floor(i / 2) * 2450, (i % 2) * 1050, i === 9),
    );
    const plan = pack({ floor: aFloor({ lengthMm: 12_200 }), pallets: full });
    expect(plan.unplaced).toEqual([]);
    for (const { id, xMm, yMm } of full) expect(placeOf(plan, id)).toEqual([xMm, yMm, false]);
  });
  it('TRK-03 what is unloaded first stands behind what is loaded for a later stop', () => {
    const plan = pack({
      floor: aFloor(),
      pallets: [
        at({ id: 9, dispatchPriority: 2 }, 2450, 0),
        aPallet({ id: 1, dispatchPriority: 1 }),
        aPallet({ id: 2, dispatchPriority: 3 }),
      ],
    });
    expect(placeOf(plan, 1)?.[0]).toBeGreaterThanOrEqual(2450);
    expect(placeOf(plan, 2)?.[0]).toBeLessThanOrEqual(2450);
  });
});
