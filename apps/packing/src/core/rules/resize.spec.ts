import { DEFAULT_OFFSET_LIMITS, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { lengthRuleOf, resize } from './resize';

const at = (xMm: number, widthMm = 1000): PlacedProduct => ({
  id: xMm,
  orderKey: '1',
  addressKey: 'a',
  category: 1,
  widthMm,
  heightMm: 1000,
  depthMm: 80,
  massKg: 40,
  canBeFlipped: false,
  partOf: null,
  xMm,
  yMm: 30,
  zMm: 0,
  isFlipped: false,
});
const pallet = (lengthMm: number, products: PlacedProduct[]): PalletLoad => ({
  lengthMm,
  widthMm: 1000,
  limits: {
    palletHeightMm: 120,
    maxHeightMm: 2520,
    maxMassKg: 2000,
    spacingBetweenMm: 10,
    spacingEndsMm: 30,
    spacingSidesMm: 30,
    offset: DEFAULT_OFFSET_LIMITS,
  },
  products,
  structure: null,
  makesLegs: true,
  tallPalletRule: false,
});
const custom = lengthRuleOf({ allow_custom_pallets: true, standard_lengths: [800, 1200] }, 2400);
const standard = lengthRuleOf({ allow_custom_pallets: false, standard_lengths: [800, 1200, 1600] }, 2400);

describe('the length of a pallet after a change', () => {
  const cut = pallet(1060, [at(30)]);
  it('follows the content of one that was as long as its content needs', () => {
    expect(resize(cut, pallet(1060, [at(500)]), custom, false)).toMatchObject({
      lengthMm: 1060,
      products: [{ xMm: 30 }],
    });
    expect(resize(cut, pallet(1060, [at(500)]), custom, true)).toMatchObject({
      lengthMm: 1530,
      products: [{ xMm: 500 }],
    });
    expect(resize(pallet(1530, [at(500)]), pallet(1530, [at(30)]), custom, true).lengthMm).toBe(1060);
  });
  it('PLN-08c stays as a person has set it until the content needs more', () => {
    const longer = pallet(1600, [at(30)]);
    expect(resize(longer, pallet(1600, [at(90)]), custom, true)).toMatchObject({
      lengthMm: 1600,
      products: [{ xMm: 90 }],
    });
    expect(resize(longer, pallet(1600, [at(700)]), custom, true).lengthMm).toBe(1730);
    expect(resize(longer, pallet(1600, [at(500)]), custom, false)).toMatchObject({
      lengthMm: 1600,
      products: [{ xMm: 30 }],
    });
    expect(resize(pallet(1600, [at(30)]), pallet(1600, [at(90)]), standard, true).lengthMm).toBe(1600);
  });
  it('is the next standard length where custom pallets are off', () => {
    expect(resize(pallet(2400, []), pallet(2400, [at(30)]), standard, false).lengthMm).toBe(1200);
    expect(resize(pallet(1200, [at(30)]), pallet(1200, [at(300)]), standard, true).lengthMm).toBe(1600);
  });
  it('is never below what the content needs, also when no length is allowed for it', () => {
    expect(resize(pallet(1000, []), pallet(1000, [at(30, 1900)]), standard, false).lengthMm).toBe(1960);
    expect(resize(pallet(3000, []), pallet(3000, [at(30, 1900)]), standard, true).lengthMm).toBe(3000);
  });
  it('stays when nothing is on the pallet', () => {
    expect(resize(cut, pallet(1000, []), custom, false).lengthMm).toBe(1000);
  });
});
