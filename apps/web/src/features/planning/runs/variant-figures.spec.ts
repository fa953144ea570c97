import type { PackingRun } from '@mullion/contracts';
import { chosenVariant, figureRow, provedOf } from './variant-figures';

type Variant = NonNullable<PackingRun['variants']>[number];
const variant = (over: object, objective = 'fewest_pallets'): Variant =>
  ({
    objective,
    deck_m2: 5,
    plan: {
      pallets: [{}, {}],
      lower_bound: 2,
      split_orders: 1,
      fill: 0.5,
      weight: 700,
      floor: { used_length: 4804 },
      difference: { added: [], moved: [] },
      ...over,
    },
  }) as unknown as Variant;
const standing = { pallets: 3, split_orders: 1, deck_m2: 6, weight: 650, fill: 0.4, unplaced: 0, floor_length: 7300 };

describe('BEY-27 plans side by side', () => {
  it('say which has the best figure, and by how much it differs from what stands now', () => {
    const plans = [variant({}), variant({ pallets: [{}, {}, {}], split_orders: 0, fill: 0.6 }, 'whole_orders')];
    expect(figureRow('pallets', plans, standing)).toEqual([
      { value: 2, isBest: true, change: -1 },
      { value: 3, isBest: false, change: 0 },
    ]);
    expect(figureRow('split', plans, standing).map(({ isBest, change }) => [isBest, change])).toEqual([
      [false, 0],
      [true, -1],
    ]);
    expect(figureRow('fill', plans, standing).map(({ isBest }) => isBest)).toEqual([false, true]);
    expect(figureRow('bound', plans, standing).map(({ isBest, change }) => [isBest, change])).toEqual([
      [false, null],
      [false, null],
    ]);
  });

  it('that are equal as read are called neither better nor different, and nothing is compared that adds products', () => {
    const plans = [variant({}), variant({ floor: { used_length: 4799 } })];
    expect(figureRow('floor', plans, standing)).toEqual([
      { value: 4.8, isBest: false, change: -2.5 },
      { value: 4.8, isBest: false, change: -2.5 },
    ]);
    expect(figureRow('floor', [variant({ difference: { added: [7], moved: [] } })], standing)[0]?.change).toBeNull();
    expect(figureRow('floor', plans, { ...standing, pallets: 0 })[0]?.change).toBeNull();
    expect(figureRow('floor', [{ ...variant({}), plan: null }], standing)).toEqual([
      { value: null, isBest: false, change: null },
    ]);
  });

  it('are proved by the bound of what they were made for', () => {
    expect(provedOf(variant({}))).toBe('pallets');
    expect(provedOf(variant({ lower_bound: 1 }))).toBeNull();
    expect(provedOf(variant({ split_orders: 0, split_bound: 0, lower_bound: 1 }, 'whole_orders'))).toBe('split');
    expect(provedOf(variant({ split_orders: 1, split_bound: 0 }, 'whole_orders'))).toBeNull();
  });

  it('have one chosen that can be taken', () => {
    const [few, none] = [variant({}), { ...variant({}, 'whole_orders'), plan: null }];
    expect(chosenVariant([few, none], 'whole_orders')).toBe(few);
    expect(chosenVariant([none], null)).toBeNull();
  });
});
