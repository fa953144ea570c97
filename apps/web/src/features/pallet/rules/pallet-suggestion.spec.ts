import type { PalletDetail } from '@mullion/contracts';
import { checkPalletPlan, planPallets } from '@mullion/packing-optimiser';
import { DEFAULT_OFFSET_LIMITS, palletErrors, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { palletInstanceOf, palletQuestion, suggestedLoad, suggestedPallet, suggestionOf } from './pallet-suggestion';

const product = (id: number, xMm: number, yMm: number, over: Partial<PlacedProduct> = {}): PlacedProduct => ({
  id,
  orderKey: String(id),
  addressKey: String(id % 2),
  category: 1,
  widthMm: 700,
  heightMm: 900,
  depthMm: 80,
  massKg: 30,
  canBeFlipped: false,
  partOf: null,
  xMm,
  yMm,
  zMm: 0,
  isFlipped: false,
  ...over,
});
const loadOf = (products: readonly PlacedProduct[]): PalletLoad => ({
  lengthMm: 2200,
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
const company = { allow_custom_pallets: true, standard_lengths: [800, 1200], longest_pallet: 2400 };
const pallet = (pinned: number[] = []) => ({ id: 5, pinned_products: pinned }) as unknown as PalletDetail;
const pack = (load: PalletLoad, pinned: number[] = []) => {
  const instance = palletInstanceOf(pallet(pinned), load, company);
  const plan = planPallets(instance, { seed: 1, iterations: 3000, stop: () => false });
  expect(checkPalletPlan(instance, plan)).toEqual([]);
  return suggestionOf(load, plan);
};

describe('one pallet packed again in the browser', () => {
  const spread = loadOf([product(1, 30, 30), product(2, 740, 30), product(3, 1450, 30)]);

  it('BEY-21 is shorter, right by the rules, and says what would move', () => {
    const found = pack(spread);
    expect(found?.lengthMm).toBe(760);
    expect(found?.improvements[0]).toMatchObject({ kind: 'length', after: 760 });
    expect(found?.moved.size).toBeGreaterThan(0);
    expect(palletErrors({ ...spread, lengthMm: 760, products: found?.products ?? [] })).toEqual([]);
  });
  it('BEY-21 is one pallet for drawings, figures and lists: places, length and timber are all of the suggestion', () => {
    const found = pack(spread);
    if (!found) throw new Error('nothing shorter was found');
    const load = suggestedLoad(spread, found);
    expect([load.lengthMm, load.structure?.layer1.positionsMm.at(-1)]).toEqual([760, 690]);
    const shown = { ...pallet(), length: 2200, products: spread.products.map(({ id }) => ({ id, x: 1, y: 1, z: 1 })) };
    const suggested = suggestedPallet(shown as unknown as PalletDetail, found);
    expect(suggested.length).toBe(760);
    expect(suggested.products.map(({ x, y, z }) => [x, y, z])).toEqual(
      found.products.map(({ xMm, yMm, zMm }) => [xMm, yMm, zMm]),
    );
  });
  it('BEY-21a leaves a pinned stack where it stands', () => {
    const found = pack(spread, [1]);
    expect(found?.products.find((each) => each.id === 1)).toEqual(spread.products[0]);
    expect(found?.moved.has(1)).toBe(false);
  });
  it('is nothing when the pallet is as short as it can be', () => {
    expect(pack({ ...loadOf([product(1, 30, 30)]), lengthMm: 760 })).toBeNull();
  });
  it('is the same question wherever products stand, another one when a pinned stack or the load is another', () => {
    const moved = loadOf([product(3, 30, 500), product(1, 30, 30), product(2, 900, 30)]);
    const ask = (load: PalletLoad, pinned: number[] = []) => palletQuestion(pallet(pinned), load, company);
    expect(ask(moved)).toEqual(ask(spread));
    expect(ask(moved, [1])).toEqual(ask(spread, [1]));
    expect(ask(moved, [2])).not.toEqual(ask(spread, [2]));
    expect(ask(loadOf(spread.products.slice(1)))).not.toEqual(ask(spread));
    expect(ask(loadOf([product(1, 30, 30, { massKg: 31 }), ...spread.products.slice(1)]))).not.toEqual(ask(spread));
  });
  it('obeys the rules of stacking that the company sets', () => {
    const rules = {
      ...company,
      stack_rules: { max_load_ratio: 1.5, centre_inside: null, max_levels: 2, bare_under: 60 },
    };
    expect(palletInstanceOf(pallet(), spread, rules).settings.stackRules).toEqual({
      maxLoadRatio: 1.5,
      centreInsideMm: null,
      maxLevels: 2,
      bareUnderMm: 60,
    });
  });
});
