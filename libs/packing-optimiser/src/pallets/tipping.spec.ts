import type { PackProduct } from '@mullion/packing-model';
import fc from 'fast-check';
import { checkPalletPlan } from '../check/check-plan';
import { anInstance, aWindow, never } from '../testing/instances';
import type { PackSettings } from './pallet-instance';
import { packPallets } from './pack-pallets';
import type { PlanPallet } from './pallet-plan';

const offsetLimits = { acrossPercent: 15, alongPercent: 10 };
const pack = (products: readonly PackProduct[], settings: Partial<PackSettings> = {}) => {
  const instance = anInstance(products, { offsetLimits, cutToContent: true, ...settings });
  const plan = packPallets(instance, { seed: 1, iterations: 400, stop: never });
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return plan;
};
const centreOf = (pallet: PlanPallet, products: readonly PackProduct[], widthMm = 1000) => {
  const parts = pallet.items.map((item) => {
    const p = products.find(({ id }) => id === item.id)!;
    return { kg: p.massKg, x: item.xMm + (item.isFlipped ? p.heightMm : p.widthMm) / 2, y: item.yMm + p.depthMm / 2 };
  });
  const kg = parts.reduce((sum, part) => sum + part.kg, 0);
  const mean = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + of(part) * part.kg, 0) / kg;
  return {
    along: mean(({ x }) => x) - pallet.lengthMm / 2,
    across: mean(({ y }) => y) - (pallet.widthMm ?? widthMm) / 2,
  };
};

describe('BEY-30a the optimiser', () => {
  it('puts a heavy load that takes a part of the width into the middle, and leaves a light and low one at the back', () => {
    const doors = [1, 2, 3].map((id) => aWindow({ id, massKg: 120, heightMm: 2100 }));
    const [heavy] = pack(doors).pallets;
    expect(Math.abs(centreOf(heavy!, doors).across)).toBeLessThanOrEqual(1);
    const light = [1, 2, 3].map((id) => aWindow({ id, massKg: 20, heightMm: 800, canBeFlipped: false }));
    expect(Math.min(...pack(light, { maxHeightMm: 1000 }).pallets[0]!.items.map((item) => item.yMm))).toBe(30);
  });

  it('puts rows in another order, mirrors and moves them where that is enough', () => {
    // five rows fill the width; the heaviest alone at one side would be too far off
    const rows = [500, 40, 40, 40, 40].map((massKg, n) =>
      aWindow({ id: n + 1, massKg, depthMm: 178, heightMm: 1500, canBeFlipped: false }),
    );
    const plan = pack(rows, { longestMm: 1100 });
    expect(plan.pallets).toHaveLength(1);
    // a short heavy row beside a long light one, at a standard length
    const uneven = [
      aWindow({ id: 1, widthMm: 700, heightMm: 1500, massKg: 500, canBeFlipped: false }),
      aWindow({ id: 2, widthMm: 1900, heightMm: 1500, massKg: 60, canBeFlipped: false }),
    ];
    const moved = pack(uneven, { standardLengthsMm: [2000, 2400] });
    expect(moved.pallets).toHaveLength(1);
    expect(Math.abs(centreOf(moved.pallets[0]!, uneven).along)).toBeLessThanOrEqual(200);
  });

  it('gives rows to another pallet where no order helps, and names no more pallets than that takes', () => {
    // two rows fill the width; 450 and 50 kg lie 200 mm from the middle whatever their order
    const two = [450, 50].map((massKg, n) =>
      aWindow({ id: n + 1, massKg, depthMm: 460, heightMm: 1500, canBeFlipped: false }),
    );
    expect(pack(two, { longestMm: 1100 }).pallets).toHaveLength(2);
    expect(pack(two, { longestMm: 1100, offsetLimits: { acrossPercent: 21, alongPercent: 10 } }).pallets).toHaveLength(
      1,
    );
    // two such pairs change partners
    const four = [450, 50, 440, 60].map((massKg, n) =>
      aWindow({ id: n + 1, massKg, depthMm: 460, canBeFlipped: false, heightMm: 1500 + n }),
    );
    expect(pack(four, { longestMm: 1100 }).pallets).toHaveLength(2);
  });

  it('takes the narrowest deck that holds the load and on which it does not tip', () => {
    const three = [1, 2, 3].map((id) =>
      aWindow({ id, massKg: 120, depthMm: 170, heightMm: 1500, canBeFlipped: false, widthMm: 1900 }),
    );
    const [pallet] = pack(three, { narrowerWidthsMm: [800, 600, 500] }).pallets;
    expect(pallet?.widthMm).toBe(600);
    expect(Math.abs(centreOf(pallet!, three).across)).toBeLessThanOrEqual(90);
    expect(pack(three, { narrowerWidthsMm: [500] }).pallets[0]?.widthMm).toBeUndefined();
  });

  it('breaks no rule with any products, and its plans tip only where one row, or a set, makes it impossible', () => {
    const product = fc.record({
      widthMm: fc.integer({ min: 300, max: 2200 }),
      heightMm: fc.integer({ min: 300, max: 2300 }),
      depthMm: fc.integer({ min: 60, max: 300 }),
      massKg: fc.integer({ min: 5, max: 300 }),
      canBeFlipped: fc.boolean(),
      partOf: fc.constantFrom(null, null, null, 'set'),
    });
    const settings = fc.record({
      cutToContent: fc.boolean(),
      standardLengthsMm: fc.constantFrom([], [1200, 1600, 2400]),
    });
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 25 }), settings, (list, given) => {
        pack(
          list.map((one, n) => aWindow({ id: n + 1, ...one })),
          { ...given, narrowerWidthsMm: [600, 800] },
        );
      }),
      { numRuns: 60, seed: 30 },
    );
  });
});
