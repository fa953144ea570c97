import { DEFAULT_OFFSET_LIMITS, type PalletLoad, type PlacedProduct } from '@mullion/packing-model';
import { lowerOntoSupports } from './lower-onto-supports';

const product = (id: number, place: Partial<PlacedProduct> = {}): PlacedProduct => ({
  id,
  orderKey: '1',
  addressKey: 'a',
  category: 1,
  widthMm: 1000,
  heightMm: 1000,
  depthMm: 80,
  massKg: 40,
  canBeFlipped: false,
  partOf: null,
  xMm: 30,
  yMm: 30,
  zMm: 0,
  isFlipped: false,
  ...place,
});
const pallet = (products: PlacedProduct[], over: Partial<PalletLoad> = {}): PalletLoad => ({
  lengthMm: 1060,
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
  ...over,
});

describe('what stays on a pallet', () => {
  it('falls straight down when its support has gone', () => {
    const { load, unplaceable } = lowerOntoSupports(pallet([product(2, { zMm: 1000 })]));
    expect(load.products).toMatchObject([{ id: 2, xMm: 30, yMm: 30, zMm: 0 }]);
    expect(unplaceable).toEqual([]);
  });
  it('comes down onto what is left of its stack, in order', () => {
    const { load } = lowerOntoSupports(
      pallet([product(1, { heightMm: 500 }), product(3, { zMm: 1000 }), product(4, { zMm: 2000, heightMm: 300 })]),
    );
    expect(load.products.map((p) => [p.id, p.zMm]).sort()).toEqual([
      [1, 0],
      [3, 500],
      [4, 1500],
    ]);
  });
  it('goes elsewhere on the pallet when something narrower now stands below it', () => {
    const { load, unplaceable } = lowerOntoSupports(
      pallet([product(1, { widthMm: 400, heightMm: 500 }), product(3, { zMm: 1000 })]),
    );
    expect(load.products.find((p) => p.id === 3)).toMatchObject({ zMm: 0, yMm: 120 });
    expect(unplaceable).toEqual([]);
  });
  it('is named when it finds no place at all', () => {
    const narrow = pallet([product(1, { widthMm: 400, heightMm: 500 }), product(3, { zMm: 1000 })], { widthMm: 150 });
    expect(lowerOntoSupports(narrow).unplaceable).toEqual([3]);
  });
});
