import type { PackingType } from '@mullion/contracts';
import { makerDefaults, makerForm, runSettingsOf } from './maker-form';

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
      packing_type_id: 3,
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
