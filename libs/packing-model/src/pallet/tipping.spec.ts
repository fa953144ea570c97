import { usualOffsetLimits } from '@mullion/contracts';
import { aLoad, placed } from '../testing/loads';
import { centreOffset, DEFAULT_OFFSET_LIMITS, palletWarnings } from './tipping';

const codes = (load: Parameters<typeof palletWarnings>[0]) => palletWarnings(load).map((warning) => warning.code);

describe('BEY-30a a pallet that may tip', () => {
  // written here too, as the optimiser's worker carries no contracts
  it('has the limits of a packing type that says none', () => {
    const { max_offset_across: acrossPercent, max_offset_along: alongPercent } = usualOffsetLimits;
    expect(DEFAULT_OFFSET_LIMITS).toEqual({ acrossPercent, alongPercent });
  });

  it('has its centre of mass measured from the middle of the deck', () => {
    expect(centreOffset(aLoad([placed({ id: 1 })]))).toEqual({ alongMm: 30 + 500 - 1200, acrossMm: 30 + 40 - 500 });
    expect(
      centreOffset(aLoad([placed({ id: 1, xMm: 700, yMm: 460 }), placed({ id: 2, xMm: 700, yMm: 460, zMm: 1200 })])),
    ).toEqual({
      alongMm: 0,
      acrossMm: 0,
    });
    expect(centreOffset(aLoad([]))).toBeNull();
    expect(centreOffset(aLoad([placed({ id: 1, massKg: 0 })]))).toBeNull();
  });

  it('is warned about when it is heavier than 300 kg, timber included, or more than twice as high as wide', () => {
    const timberKg = 67.32;
    expect(codes(aLoad([placed({ id: 1, massKg: 300 - timberKg })]))).toEqual([]);
    expect(codes(aLoad([placed({ id: 1, massKg: 300.1 - timberKg })]))).toEqual([
      'pallet.tips_across',
      'pallet.tips_along',
    ]);
    expect(codes(aLoad([placed({ id: 1, heightMm: 1880 })]))).toEqual([]);
    expect(codes(aLoad([placed({ id: 1, heightMm: 1881 })]))).toEqual(['pallet.tips_across', 'pallet.tips_along']);
  });

  it('may lie as far from the middle as its limits say, to all four sides', () => {
    const heavy = (xMm: number, yMm: number) => aLoad([placed({ id: 1, massKg: 400, xMm, yMm })]);
    // 10 % of 2400 along, 15 % of 1000 across
    expect(codes(heavy(700 + 240, 460 + 150))).toEqual([]);
    expect(codes(heavy(700 - 240, 460 - 150))).toEqual([]);
    expect(codes(heavy(700 + 241, 460))).toEqual(['pallet.tips_along']);
    expect(codes(heavy(700 - 241, 460))).toEqual(['pallet.tips_along']);
    expect(codes(heavy(700, 460 + 151))).toEqual(['pallet.tips_across']);
    expect(palletWarnings(heavy(700, 460 - 151))).toEqual([
      { code: 'pallet.tips_across', params: { mm: 151, most: 150 } },
    ]);
  });
});

describe('two delivery addresses', () => {
  it('PLN-06 are warned about on a pallet, however light it is', () => {
    expect(palletWarnings(aLoad([placed({ id: 1, massKg: 1 }), placed({ id: 2, massKg: 1, yMm: 800 })]))).toEqual([]);
    expect(
      palletWarnings(aLoad([placed({ id: 1, massKg: 1 }), placed({ id: 2, massKg: 1, yMm: 800, addressKey: 'A2' })])),
    ).toEqual([{ code: 'pallet.two_addresses', params: { addresses: 2 } }]);
  });
});
