import type { PackingType } from '@mullion/contracts';
import { truckMakerDefaults, truckMakerForm } from './truck-maker-form';

const type = { truck_width: 2480, truck_height: 3000, truck_length: 13_600, default_truck_spacing: 40 } as PackingType;

describe('the truck maker', () => {
  it('opens with the values of the packing type', () => {
    expect(truckMakerForm.parse(truckMakerDefaults(type, undefined))).toMatchObject({
      truck_width: 2480,
      truck_height: 3000,
      truck_length: 13_600,
      max_weight: 24_000,
      default_truck_spacing: 40,
    });
  });

  it("takes the company's spacing before the packing type's", () => {
    expect(truckMakerDefaults(type, { default_truck_spacing: 60 }).default_truck_spacing).toBe('60');
    expect(truckMakerDefaults(undefined, undefined).default_truck_spacing).toBe('50');
  });

  it('wants all five values', () => {
    const filled = truckMakerDefaults(type, undefined);
    for (const name of ['truck_width', 'truck_height', 'truck_length', 'max_weight', 'default_truck_spacing'] as const)
      expect(truckMakerForm.safeParse({ ...filled, [name]: ' ' }).success).toBe(false);
  });

  it('takes no date or a real one', () => {
    const filled = truckMakerDefaults(type, undefined);
    expect(truckMakerForm.safeParse({ ...filled, delivery_date: '2026-11-24' }).success).toBe(true);
    expect(truckMakerForm.safeParse({ ...filled, delivery_date: '2026-11-31' }).success).toBe(false);
  });
});
