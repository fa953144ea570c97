import fc from 'fast-check';
import type { Category } from '@mullion/packing-model';
import { checkPalletPlan } from '../check/check-plan';
import type { PalletInstance } from '../pallets/pallet-instance';
import { anInstance, aWindow, never } from '../testing/instances';
import { planPallets } from './plan-pallets';
import { compareQuality, qualityOf, type PlanQuality } from './plan-quality';
import { turnedIn, upright } from './upright';

const settings = {
  cutToContent: true,
  mixAddresses: false,
  offsetLimits: { acrossPercent: 15, alongPercent: 10 },
  prefersUpright: true,
};
const planned = (instance: PalletInstance, iterations: number) => {
  const plan = planPallets(instance, { seed: 1, iterations, stop: never });
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return plan;
};
const quality = (over: Partial<PlanQuality>): PlanQuality => ({
  ...{ unplaced: 0, pallets: 3, turned: 0, splitOrders: 0, splitPallets: 0, deckMm2: 5e6 },
  ...over,
});

describe('windows on their side', () => {
  it('PLN-04 are worth a pallet less, and neither an order unsplit nor less deck', () => {
    const turned = quality({ turned: 1 });
    expect(compareQuality(turned, quality({ pallets: 4 }), 'fewest_pallets')).toBeLessThan(0);
    expect(compareQuality(turned, quality({ splitOrders: 2, splitPallets: 2 }), 'fewest_pallets')).toBeGreaterThan(0);
    expect(compareQuality(turned, quality({ deckMm2: 7e6 }), 'fewest_pallets')).toBeGreaterThan(0);
    expect(compareQuality(turned, quality({ deckMm2: 7e6 }), 'whole_orders')).toBeGreaterThan(0);
    expect(compareQuality(turned, quality({ splitOrders: 1, splitPallets: 1 }), 'whole_orders')).toBeLessThan(0);
  });

  it('PLN-04 stand upright on more deck, where that is all they cost', () => {
    const windows = Array.from({ length: 6 }, (_, n) =>
      aWindow({ id: n + 1, widthMm: 1800, heightMm: 700, depthMm: 80 }),
    );
    const [turned, onEdge] = [false, true].map((prefersUpright) => {
      const instance = anInstance(windows, { ...settings, prefersUpright });
      const plan = planned(instance, 3000);
      return {
        plan,
        deckMm2: qualityOf(instance, plan).deckMm2,
        lying: plan.pallets.flatMap(({ items }) => items).filter(({ isFlipped }) => isFlipped).length,
      };
    });
    expect(turned!.lying).toBeGreaterThan(0);
    expect(onEdge).toMatchObject({ lying: 0 });
    expect(onEdge!.plan.pallets).toHaveLength(turned!.plan.pallets.length);
    expect(onEdge!.deckMm2).toBeGreaterThan(turned!.deckMm2);
  });

  it('PLN-04 lie there where they save a pallet, or are too high to stand', () => {
    // upright one fits beside none: ten rows of one window each; on their side two of them share a row
    const wide = Array.from({ length: 16 }, (_, n) =>
      aWindow({ id: n + 1, widthMm: 1600, heightMm: 1100, depthMm: 80, massKg: 20 }),
    );
    const instance = anInstance(wide, { ...settings, maxHeightMm: 120 + 1650 });
    const found = planned(instance, 4000);
    expect(found.pallets.length).toBeLessThan(
      planned({ ...instance, products: upright(wide, instance.settings) }, 4000).pallets.length,
    );
    expect(turnedIn(instance, found)).toBeGreaterThan(0);
    const high = anInstance([aWindow({ id: 1, widthMm: 1000, heightMm: 2600 })], { ...settings, longestMm: 3200 });
    const [pallet] = planned(high, 500).pallets;
    expect(pallet!.items).toMatchObject([{ isFlipped: true }]);
    expect(turnedIn(high, { pallets: [pallet!] })).toBe(0);
  });

  it('PLN-04 never lie there in a plan of as many pallets as one without them', () => {
    fc.assert(
      fc.property(
        fc.array(sizes, { minLength: 2, maxLength: 18 }),
        fc.integer({ min: 0, max: 1500 }),
        (list, iterations) => {
          const products = list.map(({ order, ...product }, n) =>
            aWindow({ id: n + 1, orderKey: `O${order}`, ...product }),
          );
          const instance = anInstance(products, settings);
          const onEdge = { ...instance, products: upright(products, instance.settings) };
          // all its rounds are among those of twice the steps with turning
          const [found, without] = [planned(instance, 2 * iterations), planned(onEdge, iterations)];
          if (iterations > 0)
            expect(
              compareQuality(qualityOf(instance, found), qualityOf(onEdge, without), 'fewest_pallets'),
            ).toBeLessThanOrEqual(0);
          const isNeeded =
            found.pallets.length < without.pallets.length || found.unplaced.length < without.unplaced.length;
          if (iterations > 500) expect(isNeeded || turnedIn(instance, found) === 0).toBe(true);
        },
      ),
      { numRuns: 30, seed: 20_261_129 },
    );
  });
});

const sizes = fc.record({
  widthMm: fc.integer({ min: 40, max: 230 }).map((cm) => cm * 10),
  heightMm: fc.integer({ min: 40, max: 230 }).map((cm) => cm * 10),
  depthMm: fc.constantFrom(80, 92, 140),
  massKg: fc.integer({ min: 5, max: 150 }),
  category: fc.constantFrom<Category>(0, 1, 1, 1, 2),
  canBeFlipped: fc.constantFrom(true, true, false),
  order: fc.integer({ min: 0, max: 3 }),
});
