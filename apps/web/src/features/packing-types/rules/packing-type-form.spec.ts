import { drawnNumbers, formOfPackingType, litBy, numberFields, packingTypeForm } from './packing-type-form';

const form = formOfPackingType(null);

describe('a packing type as it is typed', () => {
  it('PKT-01g wants every number from 0 on, with steps of 10 or 100', () => {
    expect(packingTypeForm.safeParse({ ...form, description: 'EUR' }).success).toBe(true);
    for (const field of Object.keys(numberFields))
      for (const [typed, good] of [
        ['0', true],
        ['-10', false],
        ['', false],
        ['abc', false],
      ] as const)
        expect([field, typed, packingTypeForm.safeParse({ ...form, description: 'EUR', [field]: typed }).success]).toEqual([
          field,
          typed,
          good,
        ]);
    expect(new Set(Object.values(numberFields).map(({ step }) => step))).toEqual(new Set([10, 100]));
  });

  it('PKT-01c wants a description', () => {
    expect(packingTypeForm.safeParse({ ...form, description: ' ' }).success).toBe(false);
  });

  it('PKT-01c is drawn as it is typed, even what cannot be', () => {
    expect(drawnNumbers({ ...form, default_truck_spacing: '-10', pallet_width: 'x', truck_length: '9e9' })).toMatchObject({
      default_truck_spacing: -10,
      pallet_width: 0,
      truck_length: 0,
      longest_pallet: 2400,
    });
    expect([litBy('spacing_ends'), litBy('max_weight'), litBy('description'), litBy(null)]).toEqual(['spacing_ends', null, null, null]);
  });
});
