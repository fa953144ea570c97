import type { PalletInstance, PalletPlan } from '@mullion/packing-optimiser';
import { fillOf, floorPallets, isBetterPlan, isProved, massOf } from './plan-figures';

const instance = {
  settings: { widthMm: 1000, palletHeightMm: 120, maxHeightMm: 2120 },
  products: [1, 2, 3].map((id) => ({ id, orderKey: id < 3 ? 'A' : 'B', widthMm: 1000, heightMm: 1000, depthMm: 100 })),
} as unknown as PalletInstance;
const plan = (lengthsMm: number[], ids: number[][], unplaced = 0): PalletPlan =>
  ({
    pallets: lengthsMm.map((lengthMm, n) => ({
      palletKey: null,
      lengthMm,
      items: (ids[n] ?? []).map((id) => ({ id })),
    })),
    unplaced: Array.from({ length: unplaced }, (_, id) => ({ id: 100 + id, rule: 'too_long' })),
  }) as unknown as PalletPlan;

describe('figures of a plan', () => {
  it('BEY-06 say how full the room above the decks is', () => {
    expect(fillOf(instance, plan([1000], [[1, 2, 3]]))).toBe(0.15);
    expect(fillOf(instance, plan([], []))).toBe(0);
  });
  it('decide in the order of the packing model: placed, pallets, orders split, deck area', () => {
    const unsplit = plan([1000, 1000], [[1, 2], [3]]);
    expect(isBetterPlan(instance, unsplit, null, 'fewest_pallets')).toBe(true);
    expect(isBetterPlan(instance, unsplit, plan([900], [[1, 2]], 1), 'fewest_pallets')).toBe(true);
    expect(isBetterPlan(instance, plan([2400], [[1, 2, 3]]), unsplit, 'fewest_pallets')).toBe(true);
    expect(isBetterPlan(instance, unsplit, plan([800, 800], [[1, 3], [2]]), 'fewest_pallets')).toBe(true);
    expect(isBetterPlan(instance, plan([900, 1000], [[1, 2], [3]]), unsplit, 'fewest_pallets')).toBe(true);
    expect(isBetterPlan(instance, unsplit, unsplit, 'fewest_pallets')).toBe(false);
  });
  it('BEY-27 put whole orders before few pallets where that is asked for', () => {
    const [whole, fewer] = [plan([1000, 1000, 1000], [[1, 2], [3]]), plan([1000, 1000], [[1, 3], [2]])];
    expect(isBetterPlan(instance, whole, fewer, 'whole_orders')).toBe(true);
    expect(isBetterPlan(instance, whole, fewer, 'fewest_pallets')).toBe(false);
  });
  it('PLN-04 are proved only when pallets, split orders and deck area are', () => {
    const fewer = plan([1000, 1000], [[1, 3], [2]]);
    const bounds = { lowerBound: 2, splitBound: 1, deckBoundMm2: 2e6 };
    expect(isProved(instance, { ...fewer, ...bounds }, 'fewest_pallets')).toBe(true);
    expect(isProved(instance, { ...fewer, ...bounds }, 'whole_orders')).toBe(true);
    for (const lower of [{ lowerBound: 1 }, { splitBound: 0 }, { deckBoundMm2: 1.9e6 }])
      expect(isProved(instance, { ...fewer, ...bounds, ...lower }, 'fewest_pallets')).toBe(false);
    expect(isProved(instance, { ...fewer, lowerBound: 2 }, 'fewest_pallets')).toBe(false);
  });
  it('BEY-27 put a short floor before few pallets where that is asked for', () => {
    const on = (usedLengthMm: number, pallets: number, trucks = 1) =>
      ({ ...plan(Array<number>(pallets).fill(1000), []), onFloor: { usedLengthMm, trucks } }) as unknown as PalletPlan;
    expect(isBetterPlan(instance, on(4000, 3), on(4100, 2), 'shortest_truck')).toBe(true);
    expect(isBetterPlan(instance, on(4000, 3), on(4000, 2), 'shortest_truck')).toBe(false);
    expect(isBetterPlan(instance, on(4100, 3), on(4000, 3, 2), 'shortest_truck')).toBe(true);
    expect(isBetterPlan(instance, on(4000, 3), plan([1000], []), 'shortest_truck')).toBe(true);
    expect(isBetterPlan(instance, plan([1000], []), plan([1000, 1000], []), 'shortest_truck')).toBe(true);
    expect(isProved(instance, { ...plan([1000], []), lowerBound: 1 }, 'shortest_truck')).toBe(false);
  });
  it('BEY-27 BEY-31 put a pallet at the first of its stops', () => {
    const of = (addressKeys: string[]) => ({
      ...instance,
      products: instance.products.map((product, n) => ({ ...product, massKg: 1, addressKey: addressKeys[n] ?? '' })),
    });
    const both = plan([1000, 1000], [[1, 2], [3]]);
    const stopsOn = (addressKeys: string[]) =>
      floorPallets(of(addressKeys), both, { a: 1, b: 2 }).map((pallet) => pallet.dispatchPriority);
    expect(stopsOn(['b', 'a', 'b'])).toEqual([1, 2]);
    expect(stopsOn(['b', 'b', 'elsewhere'])).toEqual([2, 100]);
  });
  it('BEY-27 weigh a pallet with its timber and say how high it stands', () => {
    const weighed = { ...instance, products: instance.products.map((product) => ({ ...product, massKg: 40 })) };
    const one = {
      pallets: [
        {
          palletKey: null,
          lengthMm: 2000,
          items: [
            { id: 1, zMm: 0 },
            { id: 2, zMm: 1000 },
          ],
        },
      ],
    } as unknown as PalletPlan;
    expect(floorPallets(weighed, one)).toMatchObject([{ id: 0, lengthMm: 2000, widthMm: 1000, heightMm: 2120 }]);
    expect(massOf(weighed, one)).toBe(136.1);
  });
});
