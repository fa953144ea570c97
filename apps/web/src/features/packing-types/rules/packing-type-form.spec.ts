import { drawnNumbers, formOfPackingType, litBy, numberFields, packingTypeForm } from './packing-type-form';

const form = formOfPackingType(null);

describe('a packing type as it is typed', () => {
  it('PKT-01g wants every number from 0 on, the longest pallet from 400, with steps of 10 or 100', () => {
    expect(packingTypeForm.safeParse({ ...form, description: 'EUR' }).success).toBe(true);
    const sizes = Object.entries(numberFields).filter(([, { unit }]) => unit !== '%');
    for (const [field] of sizes)
      for (const [typed, good] of [
        ['0', field !== 'longest_pallet'],
        ['399', field !== 'longest_pallet'],
        ['400', true],
        ['-10', false],
        ['', false],
        ['abc', false],
      ] as const)
        expect([
          field,
          typed,
          packingTypeForm.safeParse({ ...form, description: 'EUR', [field]: typed }).success,
        ]).toEqual([field, typed, good]);
    expect(new Set(sizes.map(([, { step }]) => step))).toEqual(new Set([10, 100]));
  });

  it('BEY-30a wants limits of the centre of mass from 1 to 50 percent, and narrower widths from 300 mm, each once', () => {
    const read = (over: object) => packingTypeForm.safeParse({ ...form, description: 'EUR', ...over });
    for (const field of ['max_offset_across', 'max_offset_along'])
      expect(['0', '1', '50', '51', ''].map((typed) => read({ [field]: typed }).success)).toEqual([
        false,
        true,
        true,
        false,
        false,
      ]);
    expect(read({ narrower_widths: '800; 600 600,' }).data?.narrower_widths).toEqual([600, 800]);
    expect(read({ narrower_widths: '' }).data?.narrower_widths).toEqual([]);
    for (const wrong of ['299', '600.5', 'abc', Array.from({ length: 11 }, (_, n) => 300 + n).join(',')])
      expect(read({ narrower_widths: wrong }).success).toBe(false);
  });

  it('PKT-01c wants a description', () => {
    expect(packingTypeForm.safeParse({ ...form, description: ' ' }).success).toBe(false);
  });

  it('PKT-01c is drawn as it is typed, even what cannot be', () => {
    expect(
      drawnNumbers({ ...form, default_truck_spacing: '-10', pallet_width: 'x', truck_length: '9e9' }),
    ).toMatchObject({
      default_truck_spacing: -10,
      pallet_width: 0,
      truck_length: 0,
      longest_pallet: 2400,
    });
    expect([litBy('spacing_ends'), litBy('max_weight'), litBy('description'), litBy(null)]).toEqual([
      'spacing_ends',
      null,
      null,
      null,
    ]);
  });
});
