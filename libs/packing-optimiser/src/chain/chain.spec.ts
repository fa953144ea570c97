import { checkChainPlan } from '../check/check-chain';
import { packPallets } from '../pallets/pack-pallets';
import { seededRandom } from '../search/random';
import { aFloor, aWindow, anInstance, never } from '../testing/instances';
import type { ChainInstance, ChainPlan } from './chain-instance';
import { cutWidthsMm } from './cut-widths';
import { planForShortestTruck } from './plan-for-shortest-truck';

const LIMITS = { acrossPercent: 15, alongPercent: 10 };

/** Windows of a few addresses, one stop each, and a truck of the demo. */
function aLoad(seed: number, count: number, floor = aFloor()): ChainInstance {
  const random = seededRandom(seed);
  const mm = (from: number, to: number) => 10 * Math.round((from + (to - from) * random()) / 10);
  const products = Array.from({ length: count }, (_, i) =>
    aWindow({
      ...{ id: i + 1, addressKey: `A${1 + Math.floor(random() * 4)}`, orderKey: `O${1 + Math.floor(random() * 9)}` },
      ...{ widthMm: mm(500, 2200), heightMm: mm(500, 2200), depthMm: mm(70, 120), massKg: mm(200, 1200) / 10 },
    }),
  );
  const stops = { A1: 1, A2: 2, A3: 3 };
  return {
    pallets: anInstance(products, { cutToContent: true, mixAddresses: false, offsetLimits: LIMITS }),
    floor,
    stops,
    allowTurn: true,
  };
}

const usedMm = ({ trucks }: ChainPlan) => trucks.reduce((sum, truck) => sum + truck.usedLengthMm, 0);
function palletsByStop({ pallets: { products } }: ChainInstance, { pallets }: ChainPlan): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { items } of pallets.pallets) {
    const { addressKey } = products.find(({ id }) => id === items[0]!.id)!;
    counts.set(addressKey, (counts.get(addressKey) ?? 0) + 1);
  }
  return counts;
}
const work = (seed: number) => ({ seconds: 60, seed, iterations: 3000 });

describe('BEY-31a pallets and truck planned together', () => {
  it.each([1, 2, 3])('keep every rule, and no floor is longer than the first one (seed %i)', (seed) => {
    const instance = aLoad(seed, 40);
    const lengths: number[] = [];
    const plan = planForShortestTruck(instance, { ...work(seed), onBetter: (better) => lengths.push(usedMm(better)) });
    expect(checkChainPlan(instance, plan)).toEqual([]);
    expect(plan.unplaced).toEqual([]);
    expect(usedMm(plan)).toBe(lengths.at(-1));
    expect(lengths.toSorted((a, b) => b - a)).toEqual(lengths);
  });

  it.each([1, 2])('cut widths that may be cut, and spend one pallet a stop at the most (seed %i)', (seed) => {
    const fixedWidth = aLoad(seed, 40);
    const narrowerWidthsMm = cutWidthsMm(fixedWidth.pallets.settings.widthMm);
    const instance = {
      ...fixedWidth,
      pallets: { ...fixedWidth.pallets, settings: { ...fixedWidth.pallets.settings, narrowerWidthsMm } },
    };
    const plans: ChainPlan[] = [];
    const plan = planForShortestTruck(instance, { ...work(seed), onBetter: (better) => plans.push(better) });
    expect(checkChainPlan(instance, plan)).toEqual([]);
    expect(usedMm(plan)).toBeLessThan(usedMm(planForShortestTruck(fixedWidth, work(seed))));
    const first = palletsByStop(instance, plans[0]!);
    for (const [stop, count] of palletsByStop(instance, plan)) expect(count).toBeLessThanOrEqual(first.get(stop)! + 1);
  });

  it('are the same to the bit for the same seed and work', () => {
    expect(planForShortestTruck(aLoad(5, 30), work(5))).toEqual(planForShortestTruck(aLoad(5, 30), work(5)));
  });

  it('take as many trucks as the pallets need', () => {
    const instance = aLoad(4, 60, aFloor({ lengthMm: 3500 }));
    const plan = planForShortestTruck(instance, work(4));
    expect(plan.trucks.length).toBeGreaterThan(1);
    expect(checkChainPlan(instance, plan)).toEqual([]);
  });

  it('leave what is fixed where it stands', () => {
    const instance = aLoad(6, 30);
    const first = packPallets(instance.pallets, { seed: 6, iterations: 300, stop: never });
    const fixed = first.pallets[0]!.items.slice(0, 2).map(({ id: productId, ...place }) => ({
      productId,
      palletKey: 'P1',
      ...place,
    }));
    const open = { ...instance, pallets: { ...instance.pallets, fixed } };
    const plan = planForShortestTruck(open, work(6));
    expect(checkChainPlan(open, plan)).toEqual([]);
    expect(plan.pallets.pallets.find(({ palletKey }) => palletKey === 'P1')!.items).toEqual(
      expect.arrayContaining(first.pallets[0]!.items.slice(0, 2)),
    );
  });

  it('give a whole plan where the time is over before the search begins, on one truck and on several', () => {
    for (const floor of [aFloor(), aFloor({ lengthMm: 3500 })]) {
      const instance = aLoad(8, 40, floor);
      const plan = planForShortestTruck(instance, { seconds: 1e-6, seed: 8 });
      expect(checkChainPlan(instance, plan)).toEqual([]);
      expect(plan.trucks.length > 1).toBe(floor.lengthMm === 3500);
    }
  });

  it('end soon with a whole plan when they are cancelled', () => {
    const instance = aLoad(7, 40);
    let asked = 0;
    const plan = planForShortestTruck(instance, { seconds: 600, seed: 7, isCancelled: () => ++asked > 20 });
    expect(checkChainPlan(instance, plan)).toEqual([]);
    expect(plan.trucks).toHaveLength(1);
  });
});
