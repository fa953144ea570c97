import type { PalletInstance, PalletPlan } from '@mullion/packing-optimiser';
import { fillOf, isBetterPlan, splitOrders } from './plan-figures';

const instance = {
  settings: { widthMm: 1000, palletHeightMm: 120, maxHeightMm: 2120 },
  products: [1, 2, 3].map((id) => ({ id, orderKey: id < 3 ? 'A' : 'B', widthMm: 1000, heightMm: 1000, depthMm: 100 })),
} as unknown as PalletInstance;
const plan = (lengthsMm: number[], ids: number[][], unplaced = 0): PalletPlan =>
  ({
    pallets: lengthsMm.map((lengthMm, n) => ({ palletKey: null, lengthMm, items: (ids[n] ?? []).map((id) => ({ id })) })),
    unplaced: Array.from({ length: unplaced }, (_, id) => ({ id: 100 + id, rule: 'too_long' })),
  }) as unknown as PalletPlan;

describe('figures of a plan', () => {
  it('BEY-06 count orders that stand on several pallets and how full the room above the decks is', () => {
    expect(splitOrders(instance, plan([1000, 1000], [[1, 3], [2]]))).toBe(1);
    expect(splitOrders(instance, plan([1000, 1000], [[1, 2], [3]]))).toBe(0);
    expect(fillOf(instance, plan([1000], [[1, 2, 3]]))).toBe(0.15);
    expect(fillOf(instance, plan([], []))).toBe(0);
  });
  it('decide in the order of the packing model: placed, pallets, orders split, deck area', () => {
    const unsplit = plan([1000, 1000], [[1, 2], [3]]);
    expect(isBetterPlan(instance, unsplit, null)).toBe(true);
    expect(isBetterPlan(instance, unsplit, plan([900], [[1, 2]], 1))).toBe(true);
    expect(isBetterPlan(instance, plan([2400], [[1, 2, 3]]), unsplit)).toBe(true);
    expect(isBetterPlan(instance, unsplit, plan([800, 800], [[1, 3], [2]]))).toBe(true);
    expect(isBetterPlan(instance, plan([900, 1000], [[1, 2], [3]]), unsplit)).toBe(true);
    expect(isBetterPlan(instance, unsplit, unsplit)).toBe(false);
  });
});
