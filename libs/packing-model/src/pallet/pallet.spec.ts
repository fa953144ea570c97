import { generateStructure } from '../timber/generate-structure';
import { aLoad, placed } from '../testing/loads';
import { heaviestProductWarning, palletErrors } from './pallet-errors';
import { palletHeightMm } from './pallet-height';
import { palletMassKg, timberMassKg } from './pallet-mass';
import { cutToContent, lengthFor, minimumSize } from './pallet-sizes';

const codes = (load: Parameters<typeof palletErrors>[0]) => palletErrors(load).map((e) => e.code);

describe('height and mass', () => {
  it('PED-05 height is timber and highest top; 120 + content + 20 with the tall pallet rule', () => {
    expect(palletHeightMm(aLoad([placed({ id: 1 })]))).toBe(1320);
    expect(palletHeightMm(aLoad([placed({ id: 1 })], { tallPalletRule: true }))).toBe(1340);
    expect(palletHeightMm(aLoad([placed({ id: 1 })], { makesLegs: false }))).toBe(1260);
  });
  it('PED-05 timber without a structure weighs as length × width, with one as its planks', () => {
    expect(timberMassKg(aLoad([]))).toBeCloseTo(2.4 * 27.5 * 1.02, 3);
    const withStructure = aLoad([], { structure: generateStructure(aLoad([])) });
    const pieces = 4 * 0.07 * 1 + 3 * 0.07 * 2.4 + 5 * 0.07 * 1;
    expect(timberMassKg(withStructure)).toBeCloseTo(pieces * 0.05 * 510 * 1.1, 3);
    expect(timberMassKg({ ...withStructure, makesLegs: false })).toBeCloseTo((pieces - 0.28) * 0.05 * 510 * 1.1, 3);
    expect(palletMassKg({ ...withStructure, products: [placed({ id: 1, massKg: 12.3 })] })).toBeCloseTo(
      pieces * 28.05 + 12.3,
      3,
    );
  });
});

describe('pallet errors', () => {
  it('a right pallet has none', () =>
    expect(palletErrors(aLoad([placed({ id: 1 }), placed({ id: 2, zMm: 1200 })]))).toEqual([]));
  it('names each broken rule', () => {
    expect(codes(aLoad([placed({ id: 1, massKg: 1950 })]))).toEqual(['pallet.overweight']);
    expect(codes(aLoad([placed({ id: 1, heightMm: 2401 })]))).toEqual(['pallet.too_high']);
    expect(codes(aLoad([placed({ id: 1, xMm: 29 })]))).toEqual(['pallet.products_do_not_fit']);
    expect(codes(aLoad([placed({ id: 1 }), placed({ id: 2, yMm: 115 })]))).toEqual(['pallet.overlap']);
    expect(codes(aLoad([placed({ id: 1 }), placed({ id: 2, zMm: 1201, heightMm: 800 })]))).toEqual([
      'pallet.not_supported',
    ]);
  });
  it('PLN-03 warns about the heaviest product only above the pallet weight', () => {
    expect(heaviestProductWarning([placed({ id: 1, massKg: 90 }), placed({ id: 2, massKg: 91 })], 90)).toMatchObject({
      params: { product: 2 },
    });
    expect(heaviestProductWarning([placed({ id: 1, massKg: 90 })], 90)).toBeNull();
  });
});

describe('sizes', () => {
  it('PLN-08 the smallest size is the bounding box and the spacings', () => {
    expect(minimumSize(aLoad([placed({ id: 1 }), placed({ id: 2, xMm: 1040, yMm: 120 })]))).toEqual({
      lengthMm: 2070,
      widthMm: 230,
    });
  });
  it('COM-01b cut to content, or rounded up to a standard length', () => {
    const rule = { allowCustom: true, standardLengthsMm: [800, 1200, 1600], longestMm: 2400 };
    expect(lengthFor(1201, rule)).toBe(1201);
    expect(lengthFor(2401, rule)).toBeNull();
    expect(lengthFor(1201, { ...rule, allowCustom: false })).toBe(1600);
    expect(lengthFor(1601, { ...rule, allowCustom: false })).toBeNull();
    const cut = cutToContent(aLoad([placed({ id: 1, xMm: 400 })]), { ...rule, cutWidth: true });
    expect(cut).toMatchObject({ lengthMm: 1060, widthMm: 600 });
    expect(palletErrors(cut)).toEqual([]);
  });
});
