import type { PalletPlanDto } from '@mullion/contracts';
import { outdatedPallet } from './outdated-by';
import { sameAs } from './same-plan';
import { baselineOf } from './baseline';

const plan = (...pallets: number[][]): Pick<PalletPlanDto, 'pallets'> =>
  ({
    pallets: pallets.map((ids) => ({ length: 1200, width: 1000, items: ids.map((id) => ({ id })) })),
  }) as unknown as PalletPlanDto;

describe('BEY-27 plans to choose from', () => {
  it('are the same when the same products are on pallets of the same sizes, in whatever order', () => {
    const earlier = [{ objective: 'fewest_pallets' as const, plan: plan([1, 2], [3]) }];
    expect(sameAs(plan([3], [2, 1]), earlier)).toBe('fewest_pallets');
    expect(sameAs(plan([1], [2, 3]), earlier)).toBeNull();
    expect(
      sameAs({ pallets: plan([1, 2], [3]).pallets.map((pallet) => ({ ...pallet, length: 1300 })) }, earlier),
    ).toBeNull();
    expect(sameAs(plan([1]), [{ objective: 'fewest_pallets', plan: null }])).toBeNull();
  });

  it('are compared with how the products stand: pallets, orders on several of them, deck, weight and how full they are', () => {
    const row = { length: 1200, width: 1000, max_height: 2120, pallet_height: 120, weight: 300 };
    const product = (order_id: number) => ({ order_id, width: 1000, height: 2000, depth: 60 });
    const states = [
      { row, products: [product(1), product(2)] },
      { row, products: [product(1)] },
    ];
    expect(baselineOf(states, 4)).toEqual({
      pallets: 2,
      split_orders: 1,
      deck_m2: 2.4,
      weight: 600,
      fill: 0.075,
      unplaced: 4,
      floor_length: null,
    });
    expect(baselineOf([], 0)).toMatchObject({ pallets: 0, fill: 0 });
  });

  it('are out of date with the first pallet that has changed or is gone', () => {
    const now = new Map([
      [1, { row: { version: 3 } }],
      [2, { row: { version: 7 } }],
    ]);
    const began = (version: number) => [
      { id: 1, version: 3 },
      { id: 2, version },
    ];
    expect(outdatedPallet(began(7), now)).toBeNull();
    expect(outdatedPallet(began(6), now)).toBe(2);
    expect(outdatedPallet([{ id: 9, version: 1 }], now)).toBe(9);
  });
});
