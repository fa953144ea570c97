import { checkPalletPlan } from '../check/check-plan';
import { anInstance, aWindow } from '../testing/instances';
import { packPallets } from './pack-pallets';
import type { PalletInstance } from './pallet-instance';
import type { PalletPlan } from './pallet-plan';

/** The first plan when so much of the budget was used before it was begun. */
function firstPlan(instance: PalletInstance, used: number) {
  let stops = false;
  const plans: PalletPlan[] = [];
  packPallets(instance, {
    seed: 1,
    elapsedShare: () => used,
    stop: () => stops,
    onPlan: (plan) => {
      plans.push(plan);
      stops = true;
    },
  });
  return plans[0]!;
}

const sizes = [500, 900, 1300, 1700];
const windows = (partOf: (i: number) => string | null) =>
  Array.from({ length: 600 }, (_, i) =>
    aWindow({
      id: i + 1,
      widthMm: sizes[i % 4]!,
      heightMm: sizes[(i >> 2) % 4]!,
      depthMm: 70,
      massKg: 20,
      partOf: partOf(i),
    }),
  );

describe('the first plan when time is short', () => {
  it.each([
    ['sets', (i: number) => `S${Math.floor(i / 3)}`],
    ['single products', () => null],
  ])('PLN-04 of %s is made in parts, is right and takes few pallets more', (_, partOf) => {
    const instance = anInstance(windows(partOf));
    const [unhurried, hurried] = [firstPlan(instance, 0), firstPlan(instance, 0.2)];
    expect(checkPalletPlan(instance, hurried)).toEqual([]);
    expect(hurried.unplaced).toEqual([]);
    expect(hurried.pallets).not.toEqual(unhurried.pallets);
    expect(hurried.pallets.length).toBeLessThanOrEqual(Math.ceil(unhurried.pallets.length * 1.15));
  });
  it('PLN-04 is given out without a search behind it when it took most of the time, and its bound is right', () => {
    const instance = anInstance(
      Array.from({ length: 600 }, (_, i) =>
        aWindow({ id: i + 1, widthMm: 500 + ((i * 37) % 1100), heightMm: 600 + ((i * 61) % 1200) }),
      ),
    );
    let looks = 0;
    const late = packPallets(instance, { seed: 1, elapsedShare: () => 0.7, stop: () => ++looks > 1000 });
    expect(late.iterations).toBe(0);
    expect(checkPalletPlan(instance, late)).toEqual([]);
    expect(late.lowerBound).toBeGreaterThan(1);
    expect(late.lowerBound).toBeLessThanOrEqual(late.pallets.length);
  });
});
