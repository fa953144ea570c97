import type { PackProduct } from '@mullion/packing-model';
import fc from 'fast-check';
import { checkPalletPlan } from '../check/check-plan';
import { anInstance, aWindow, never } from '../testing/instances';
import { spreadOf } from './order-spread';
import { packPallets } from './pack-pallets';
import type { PalletInstance } from './pallet-instance';
import { packWholeOrders } from './whole-orders';

const run = { seed: 1, iterations: 400, stop: never };
const pack = (instance: PalletInstance) => {
  const plan = packWholeOrders(instance, run);
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return plan;
};
/** So many products of each order; 18 of them fill a pallet. */
const orders = (...counts: number[]): PackProduct[] => {
  let id = 0;
  return counts.flatMap((count, order) =>
    Array.from({ length: count }, () =>
      aWindow({ id: ++id, orderKey: `O${order}`, widthMm: 1150, heightMm: 2200, depthMm: 95, canBeFlipped: false }),
    ),
  );
};

describe('whole orders', () => {
  it('BEY-27 no order that fits one pallet is on two, though it takes a pallet more', () => {
    const instance = anInstance(orders(12, 12, 12));
    const fewest = packPallets(instance, run);
    const whole = pack(instance);
    expect([fewest.pallets.length, spreadOf(instance, fewest).orders]).toEqual([2, 1]);
    expect([whole.pallets.length, spreadOf(instance, whole).orders, whole.splitBound]).toEqual([3, 0, 0]);
  });

  it('BEY-27 orders share a pallet where they fit, and one that needs two is on no more', () => {
    const instance = anInstance(orders(9, 9, 25, 6));
    const whole = pack(instance);
    expect(spreadOf(instance, whole)).toEqual({ orders: 1, pallets: 1 });
    expect(whole.splitBound).toBe(1);
    expect(whole.pallets).toHaveLength(3);
  });

  it('BEY-27 orders of many sizes are put together whole: far fewer pallets than one an order', () => {
    const counts = [7, 5, 11, 9, 4, 13, 6, 8, 10, 3];
    const products = orders(...counts).map((product) => {
      const order = Number(product.orderKey.slice(1));
      return {
        ...product,
        widthMm: 700 + 130 * (order % 4),
        heightMm: 1100 + 170 * (order % 5),
        depthMm: 80 + 7 * order,
      };
    });
    const instance = anInstance(products, { maxMassKg: 5000 });
    const fewest = packPallets(instance, run);
    const whole = pack(instance);
    expect(spreadOf(instance, fewest).orders).toBeGreaterThan(0);
    expect(spreadOf(instance, whole)).toEqual({ orders: 0, pallets: 0 });
    expect(whole.pallets.length).toBeLessThanOrEqual(fewest.pallets.length + 1);
  });

  it('BEY-21 what is fixed stays, and its order joins it where there is room', () => {
    const products = orders(9, 9, 9);
    const fixed = [0, 1, 2, 3].map((n) => ({
      productId: n + 1,
      palletKey: 'A',
      xMm: 30,
      yMm: 30 + n * 105,
      zMm: 0,
      isFlipped: false,
    }));
    const instance = { ...anInstance(products), fixed };
    const whole = pack(instance);
    expect(spreadOf(instance, whole).orders).toBe(0);
    expect(whole.pallets).toHaveLength(2);
  });

  it('BEY-27 no plan breaks a hard rule, tips or places less, whatever the products', () => {
    const addressOf = { O1: 'A1', O2: 'A1', O3: 'A2', O4: 'A2' } as const;
    const window = fc.record({
      widthMm: fc.integer({ min: 300, max: 2600 }),
      heightMm: fc.integer({ min: 200, max: 2500 }),
      depthMm: fc.integer({ min: 30, max: 200 }),
      massKg: fc.integer({ min: 1, max: 300 }),
      orderKey: fc.constantFrom<keyof typeof addressOf>('O1', 'O2', 'O3', 'O4'),
      partOf: fc.constantFrom(null, null, null, 'S1', 'S2'),
    });
    const settings = fc.record({ mixAddresses: fc.boolean(), cutToContent: fc.boolean() });
    fc.assert(
      fc.property(fc.array(window, { maxLength: 30 }), settings, (windows, changed) => {
        const products = windows.map((one, i) =>
          // an order has one address
          aWindow({
            id: i + 1,
            ...one,
            addressKey: addressOf[one.orderKey],
            partOf: one.partOf && `${one.orderKey}:${one.partOf}`,
          }),
        );
        const instance = anInstance(products, { ...changed, offsetLimits: { acrossPercent: 15, alongPercent: 10 } });
        const whole = pack(instance);
        const fewest = packPallets(instance, run);
        expect(whole.unplaced.length).toBeLessThanOrEqual(fewest.unplaced.length);
        expect(spreadOf(instance, whole).orders).toBeLessThanOrEqual(spreadOf(instance, fewest).orders);
      }),
      { numRuns: 40 },
    );
  });
});
