import type { PackingType, PlacedProductDto } from '@mullion/contracts';
import { movedBy } from './types-in-order';
import { isMoreNeeded, makerDefaults, makerForm, runSettingsOf, typeFields } from './maker-form';
import { misfitsOf } from './misfits';

const tall = {
  id: 3,
  description: 'Tall frames',
  longest_pallet: 3200,
  pallet_width: 1200,
  pallet_height: 120,
  spacing_between: 10,
  spacing_ends: 0,
  spacing_sides: 0,
  max_weight: 2500,
  max_height: 2900,
  allow_different_orders: true,
} as PackingType;

describe('settings of automatic packing', () => {
  it('PLN-03 open with the packing type and are sent as numbers', () => {
    const settings = runSettingsOf(makerForm.parse(makerDefaults(tall, { longest_pallet: 2400 })));
    expect(settings).toMatchObject({
      packing_type_ids: [3],
      longest_pallet: 3200,
      pallet_width: 1200,
      spacing_between: 10,
      max_weight: 2500,
      max_height: 2900,
      budget_seconds: 2,
      apply: true,
    });
  });

  it('PLN-03 keep a longer pallet that the company remembers', () => {
    expect(makerDefaults(tall, { longest_pallet: 3600 }).longest_pallet).toBe('3600');
  });

  it('PLN-03 fold away what few runs change, unless it differs from the packing type or is wrong', () => {
    const typed = makerDefaults(tall, { longest_pallet: 2400 });
    const isNeeded = (over: Partial<typeof typed>, errors = {}) =>
      isMoreNeeded({ ...typed, ...over }, typeFields(tall, { longest_pallet: 2400 }), errors);
    expect(
      isNeeded({
        budget: '300',
        allow_different_orders: false,
        mix_addresses: true,
        use_open_pallets: true,
        look: true,
      }),
    ).toBe(false);
    expect(isNeeded({}, { budget: {} })).toBe(false);
    const differing: Partial<typeof typed>[] = [
      { max_height: '2800' },
      { spacing_ends: '' },
      { further_types: ['7'] },
      { compare: true },
    ];
    for (const over of differing) expect(isNeeded(over)).toBe(true);
    expect(isNeeded({}, { pallet_width: {} })).toBe(true);
    // what the company remembers is as usual
    const remembered = { longest_pallet: 3600 };
    expect(isMoreNeeded(makerDefaults(tall, remembered), typeFields(tall, remembered), {})).toBe(false);
  });

  it('PLN-04 may search for five minutes', () => {
    expect(runSettingsOf(makerForm.parse({ ...makerDefaults(tall, undefined), budget: '300' })).budget_seconds).toBe(
      300,
    );
  });

  it('PLN-04 name further packing types in their order', () => {
    const typed = { ...makerDefaults(tall, undefined), further_types: ['7', '2'] };
    expect(runSettingsOf(makerForm.parse(typed)).packing_type_ids).toEqual([3, 7, 2]);
    expect(movedBy(['7', '2', '5'], '2', -1)).toEqual(['2', '7', '5']);
    expect(movedBy(['7', '2', '5'], '7', 1)).toEqual(['2', '7', '5']);
    expect(movedBy(['7', '2'], '7', -1)).toEqual(['7', '2']);
  });

  it('PLN-04 say which products none of the types holds', () => {
    const product = (id: number, width: number, height: number, over: object = {}) =>
      ({
        id,
        width,
        height,
        depth: 80,
        weight: 60,
        category: 1,
        can_be_flipped: false,
        part_of: null,
        x: 0,
        y: 0,
        z: 0,
        is_flipped: false,
        ...over,
      }) as PlacedProductDto;
    const low = { ...tall, max_height: 1900 };
    const cut = { allow_custom_pallets: true, standard_lengths: [] };
    const products = [product(1, 1000, 1200), product(2, 1000, 2300), product(3, 2300, 1000), product(4, 4000, 4000)];
    const ids = (types: PackingType[]) => misfitsOf(products, types, cut).map(({ id }) => id);
    expect(ids([low])).toEqual([2, 4]);
    expect(ids([low, tall])).toEqual([4]);
    expect(
      misfitsOf([product(5, 2300, 1000)], [tall], { allow_custom_pallets: false, standard_lengths: [800, 2000] }),
    ).toHaveLength(1);
  });

  it('PLN-03 are all required', () => {
    const empty = makerForm.safeParse(makerDefaults(undefined, undefined));
    expect(empty.success).toBe(false);
    const fields = makerDefaults(tall, undefined);
    for (const name of [
      'longest_pallet',
      'pallet_width',
      'pallet_height',
      'spacing_between',
      'spacing_ends',
      'spacing_sides',
      'max_weight',
      'max_height',
    ] as const) {
      expect(makerForm.safeParse({ ...fields, [name]: '' }).success).toBe(false);
      expect(makerForm.safeParse({ ...fields, [name]: 'x' }).success).toBe(false);
    }
  });

  it('read numbers as people write them', () => {
    const parsed = makerForm.parse({ ...makerDefaults(tall, undefined), max_weight: '2 500,5', max_height: '2 900' });
    expect([parsed.max_weight, parsed.max_height]).toEqual([2500.5, 2900]);
  });
});
