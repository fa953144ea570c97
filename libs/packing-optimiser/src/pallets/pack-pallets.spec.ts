import type { Category } from '@mullion/packing-model';
import fc from 'fast-check';
import { checkPalletPlan } from '../check/check-plan';
import { anInstance, aWindow, never } from '../testing/instances';
import { companyStackRules } from './stack-rules';
import { packPallets } from './pack-pallets';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { PalletPlan } from './pallet-plan';

const pack = (instance: PalletInstance, iterations = 300, seed = 1): PalletPlan => {
  const plan = packPallets(instance, { seed, iterations, stop: never });
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return plan;
};

const windows = fc.array(
  fc.record({
    widthMm: fc.integer({ min: 300, max: 2600 }),
    heightMm: fc.integer({ min: 200, max: 2500 }),
    depthMm: fc.integer({ min: 30, max: 200 }),
    massKg: fc.integer({ min: 1, max: 300 }),
    canBeFlipped: fc.boolean(),
    orderKey: fc.constantFrom('O1', 'O2', 'O3'),
    addressKey: fc.constantFrom('A1', 'A2'),
    partOf: fc.constantFrom(null, null, null, 'S1', 'S2'),
    category: fc.constantFrom<Category>(0, 1),
  }),
  { maxLength: 40 },
);
const settings: fc.Arbitrary<Partial<PackSettings>> = fc.record({
  mixAddresses: fc.boolean(),
  allowDifferentOrders: fc.boolean(),
  cutToContent: fc.boolean(),
  standardLengthsMm: fc.constantFrom([], [800, 1200, 1600, 2000, 2400]),
  spacingBetweenMm: fc.constantFrom(0, 10, 40),
  maxMassKg: fc.constantFrom(500, 2000),
});
const stackRules = fc.option(
  fc.record({
    maxLoadRatio: fc.constantFrom(null, 0.5, 2),
    centreInsideMm: fc.constantFrom(null, 50, 200),
    maxLevels: fc.constantFrom(null, 1, 2, 4),
    bareUnderMm: fc.constantFrom(null, 60, 120),
  }),
  { nil: companyStackRules },
);

describe('packing pallets', () => {
  it('PLN-04 no plan breaks a hard rule, whatever the products and settings', () => {
    fc.assert(
      fc.property(windows, settings, (products, changed) => {
        pack(
          anInstance(
            products.map((p, i) => aWindow({ id: i + 1, ...p })),
            changed,
          ),
        );
      }),
      { numRuns: 60 },
    );
  });
  it('PLN-04 obeys the company settings on stacking when they are on', () => {
    fc.assert(
      fc.property(windows, stackRules, (products, rules) => {
        pack(
          anInstance(
            products.map((p, i) => aWindow({ id: i + 1, ...p })),
            { stackRules: rules },
          ),
          100,
        );
      }),
      { numRuns: 40 },
    );
  });
  it('PLN-04 is the same plan for the same seed and iterations, and another for another seed', () => {
    const instance = anInstance(
      Array.from({ length: 60 }, (_, i) =>
        aWindow({
          id: i + 1,
          widthMm: 500 + ((i * 370) % 1300),
          heightMm: 600 + ((i * 530) % 1500),
          depthMm: 70 + (i % 4) * 8,
        }),
      ),
    );
    expect(pack(instance, 500, 3)).toEqual(pack(instance, 500, 3));
    expect(pack(instance, 500, 4)).not.toEqual(pack(instance, 500, 3));
  });
  it('PLN-04 names the rule that keeps a product off every pallet', () => {
    const plan = pack(
      anInstance([
        aWindow({ id: 1, widthMm: 2500, heightMm: 2450 }),
        aWindow({ id: 2, widthMm: 900, heightMm: 2500, canBeFlipped: false }),
        aWindow({ id: 3, depthMm: 950 }),
        aWindow({ id: 4, massKg: 1990 }),
        aWindow({ id: 5 }),
      ]),
    );
    expect(plan.unplaced).toEqual([
      { id: 1, rule: 'too_long' },
      { id: 2, rule: 'too_high' },
      { id: 3, rule: 'too_deep' },
      { id: 4, rule: 'too_heavy' },
    ]);
  });
  it('PLN-04 keeps sets together and names a set that no pallet holds', () => {
    const set = (n: number, partOf: string, massKg: number, from: number) =>
      Array.from({ length: n }, (_, i) => aWindow({ id: from + i, partOf, massKg }));
    const plan = pack(anInstance([...set(6, 'A', 50, 1), ...set(5, 'B', 450, 11)]));
    expect(plan.unplaced).toHaveLength(5);
    expect(plan.unplaced[0]).toMatchObject({ rule: 'set_too_big' });
    expect(plan.pallets).toHaveLength(1);
  });
  it('PLN-04 one address a pallet unless mixing is asked for, one order when orders may not mix', () => {
    const products = [1, 2, 3, 4].map((id) => aWindow({ id, addressKey: `A${id % 2}`, orderKey: `O${id}` }));
    expect(pack(anInstance(products)).pallets).toHaveLength(1);
    expect(pack(anInstance(products, { mixAddresses: false })).pallets).toHaveLength(2);
    expect(pack(anInstance(products, { allowDifferentOrders: false })).pallets).toHaveLength(4);
  });
  it('COM-01b cuts the pallet to its content, or rounds up to a standard length', () => {
    const products = [aWindow({ id: 1, canBeFlipped: false })];
    expect(pack(anInstance(products, { cutToContent: true })).pallets[0]?.lengthMm).toBe(1060);
    expect(
      pack(anInstance(products, { cutToContent: true, standardLengthsMm: [800, 1200, 2400] })).pallets[0]?.lengthMm,
    ).toBe(1200);
    expect(pack(anInstance(products)).pallets[0]?.lengthMm).toBe(2400);
  });
  it('PLN-04 leaves fixed placements where they are and uses the free room of open pallets', () => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm: 30, yMm: 30, zMm: 0, isFlipped: false }];
    const plan = pack({ ...anInstance([aWindow({ id: 1 }), aWindow({ id: 2 }), aWindow({ id: 3 })]), fixed });
    expect(plan.pallets).toHaveLength(1);
    expect(plan.pallets[0]).toMatchObject({ palletKey: 'P7' });
  });
  it('PLN-04 splits no order over pallets where rows can be exchanged', () => {
    const products = Array.from({ length: 72 }, (_, i) =>
      aWindow({ id: i + 1, widthMm: 1150, heightMm: 1150, orderKey: `O${i % 2}`, massKg: 30 }),
    );
    const plan = pack(anInstance(products), 1500);
    expect(plan.pallets).toHaveLength(2);
    const orders = plan.pallets.map((pallet) => new Set(pallet.items.map((item) => item.id % 2)).size);
    expect(orders[0]! + orders[1]!).toBeLessThan(4);
  });
  it('PLN-04 fills what an open pallet has free to the last millimetre before it begins another', () => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm: 30, yMm: 30, zMm: 0, isFlipped: false }];
    // 950 mm with the spacing: 5 × 92 + 4 × 100 stand before the fixed row of 90, 10 × 95 on a new pallet
    const depths = [...Array<number>(5).fill(82), ...Array<number>(4).fill(90), ...Array<number>(10).fill(85)];
    const rows = depths.map((depthMm, n) =>
      aWindow({ id: n + 2, widthMm: 2300, heightMm: 2350, depthMm, canBeFlipped: false }),
    );
    const plan = pack({ ...anInstance([aWindow({ id: 1 }), ...rows]), fixed }, 3000);
    expect(plan.pallets).toHaveLength(2);
    expect(plan.pallets.find((p) => p.palletKey === 'P7')!.items).toHaveLength(10);
  });
  it('PLN-04 a set with a fixed part joins it on its pallet', () => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm: 30, yMm: 30, zMm: 0, isFlipped: false }];
    const others = Array.from({ length: 30 }, (_, i) => aWindow({ id: 10 + i, depthMm: 180 }));
    const plan = pack({
      ...anInstance([aWindow({ id: 1, partOf: 'S' }), aWindow({ id: 2, partOf: 'S' }), ...others]),
      fixed,
    });
    expect(plan.pallets.find((p) => p.palletKey === 'P7')?.items.map((i) => i.id)).toEqual(
      expect.arrayContaining([1, 2]),
    );
  });
  it('PLN-04 free room behind and between what is pinned is used', () => {
    const placed = [aWindow({ id: 1 }), aWindow({ id: 2 })];
    const fixed = [300, 890].map((yMm, i) => ({
      productId: i + 1,
      palletKey: 'P7',
      xMm: 30,
      yMm,
      zMm: 0,
      isFlipped: false,
    }));
    const free = Array.from({ length: 8 }, (_, i) =>
      aWindow({ id: 10 + i, widthMm: 2000, heightMm: 2300, canBeFlipped: false }),
    );
    const plan = pack({ ...anInstance([...placed, ...free]), fixed });
    expect(plan.pallets.map((p) => p.palletKey)).toEqual(['P7']);
    expect(plan.lowerBound).toBe(1);
  });
  it.each([
    ['beside and on top of what is pinned, left and right of it', 800, null, ['P7']],
    ['not on top where the company has rules for stacks', 800, companyStackRules, ['P7', null]],
    ['not beside what reaches too far', 1100, null, ['P7', null]],
  ])('PLN-04 free room is used %s', (_what, xMm, stackRules, keys) => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm, yMm: 30, zMm: 0, isFlipped: false }];
    const solid = { canBeFlipped: false, widthMm: 700, massKg: 20 };
    const free = [2, 3, 4].map((id) => aWindow({ id, ...solid, heightMm: id === 4 ? 1100 : 2300 }));
    const settings = { widthMm: 140, ...(stackRules ? { stackRules } : {}) };
    const instance = { ...anInstance([aWindow({ id: 1, ...solid, heightMm: 1200 }), ...free], settings), fixed };
    expect(pack(instance).pallets.map((p) => p.palletKey)).toEqual(keys);
  });
  it('PLN-04 a full open pallet of another address is left alone', () => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm: 30, yMm: 30, zMm: 0, isFlipped: false }];
    const plan = pack({
      ...anInstance([aWindow({ id: 1, addressKey: 'B' }), aWindow({ id: 2 })], { mixAddresses: false }),
      fixed,
    });
    expect(plan.pallets.map((p) => p.palletKey)).toEqual(['P7', null]);
  });
  it('PLN-04 what stands on an open pallet may be longer than the run allows', () => {
    const fixed = [{ productId: 1, palletKey: 'P7', xMm: 30, yMm: 30, zMm: 0, isFlipped: false }];
    const instance = { ...anInstance([aWindow({ id: 1, widthMm: 3000, heightMm: 2500 }), aWindow({ id: 2 })]), fixed };
    const plan = packPallets(instance, { seed: 1, iterations: 50, stop: never });
    expect(plan.pallets.flatMap((p) => p.items.map((i) => i.id)).sort()).toEqual([1, 2]);
  });
  it('PLN-04 a product that only a pallet cut to it can carry gets one of its own', () => {
    const settings = { cutToContent: true, maxMassKg: 300 };
    const plan = pack(anInstance([aWindow({ id: 1, massKg: 260 }), aWindow({ id: 2 })], settings));
    expect(plan.unplaced).toEqual([]);
    expect(plan.pallets.map((p) => p.items.map((i) => i.id))).toEqual([[1], [2]]);
    expect(plan.pallets[0]).toMatchObject({ lengthMm: 1060 });
  });
  it('PLN-04 answers the first plan before searching, and the best so far when cancelled at once', () => {
    const instance = anInstance([aWindow({ id: 1 }), aWindow({ id: 2, partOf: null })]);
    const plans: PalletPlan[] = [];
    const plan = packPallets(instance, { seed: 1, iterations: 1000, stop: () => true, onPlan: (p) => plans.push(p) });
    expect(plans.length).toBeGreaterThan(0);
    expect(plan.iterations).toBe(0);
    expect(checkPalletPlan(instance, plan)).toEqual([]);
  });
  it('an empty instance has an empty plan', () => expect(pack(anInstance([])).pallets).toEqual([]));
});
