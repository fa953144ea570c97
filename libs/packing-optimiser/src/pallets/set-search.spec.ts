import { checkPalletPlan } from '../check/check-plan';
import { seededRandom } from '../search/random';
import { anInstance, aWindow, never } from '../testing/instances';
import { packPallets } from './pack-pallets';

/** Windows of three depths, four of five in a set of two to five. */
function windowsInSets(count: number) {
  const random = seededRandom(5);
  const sizes = [500, 700, 900, 1100, 1300, 1500, 1700];
  const size = () => sizes[Math.floor(random() * sizes.length)]!;
  let left = 0;
  let set = 0;
  let depthMm = 70;
  return Array.from({ length: count }, (_, i) => {
    if (left-- <= 0) {
      left = Math.floor(random() * 5);
      depthMm = [70, 76, 82][Math.floor(random() * 3)]!;
      set++;
    }
    return aWindow({ id: i + 1, widthMm: size(), heightMm: size(), depthMm, massKg: 20, partOf: `S${set}` });
  });
}

describe('the search where sets are on many pallets', () => {
  it('PLN-04 saves pallets and tears no set', () => {
    const instance = anInstance(windowsInSets(700));
    const seen: number[] = [];
    const plan = packPallets(instance, {
      seed: 1,
      iterations: 15_000,
      stop: never,
      onPlan: ({ pallets }) => seen.push(pallets.length),
    });
    expect(checkPalletPlan(instance, plan)).toEqual([]);
    expect(plan.unplaced).toEqual([]);
    expect(seen[0]! - plan.pallets.length).toBeGreaterThanOrEqual(2);
  });

  it('PLN-04 goes on beside a set that no pallet holds', () => {
    const tooBig = Array.from({ length: 40 }, (_, i) =>
      aWindow({ id: 5000 + i, partOf: 'too big', widthMm: 1150, heightMm: 2200, depthMm: 95 }),
    );
    const products = windowsInSets(700);
    const plan = packPallets(anInstance([...tooBig, ...products]), { seed: 1, iterations: 400, stop: never });
    expect(plan.unplaced).toHaveLength(40);
    expect(plan.pallets.length).toBeGreaterThan(10);
  });
});
