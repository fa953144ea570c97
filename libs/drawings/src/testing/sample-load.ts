import {
  DEFAULT_OFFSET_LIMITS,
  generateStructure,
  type Category,
  type PalletLoad,
  type PlacedProduct,
} from '@mullion/packing-model';
import type { PalletTexts } from '../pallet-marks';

/** A product for tests: id, sizes and place; everything else plain. */
export const sampleProduct = (
  id: number,
  sizeMm: readonly [width: number, height: number, depth: number],
  atMm: readonly [x: number, y: number, z: number],
  more: Partial<PlacedProduct> & { category?: Category } = {},
): PlacedProduct => ({
  id,
  orderKey: '26-0412',
  addressKey: 'Drammen',
  category: 1,
  widthMm: sizeMm[0],
  heightMm: sizeMm[1],
  depthMm: sizeMm[2],
  massKg: 60,
  canBeFlipped: true,
  partOf: null,
  xMm: atMm[0],
  yMm: atMm[1],
  zMm: atMm[2],
  isFlipped: false,
  ...more,
});

/** Two rows: behind a wide window (1), before it a stack of two (2, 3) and a door (4). */
export const sampleLoad = (): PalletLoad => {
  const load: PalletLoad = {
    lengthMm: 2400,
    widthMm: 1000,
    limits: {
      palletHeightMm: 120,
      maxHeightMm: 2200,
      maxMassKg: 2000,
      spacingBetweenMm: 10,
      spacingEndsMm: 20,
      spacingSidesMm: 20,
      offset: DEFAULT_OFFSET_LIMITS,
    },
    products: [
      sampleProduct(1, [2300, 1400, 90], [20, 20, 0], { massKg: 196 }),
      sampleProduct(2, [1200, 900, 90], [20, 120, 0]),
      sampleProduct(3, [1200, 800, 90], [20, 120, 900], { massKg: 40 }),
      sampleProduct(4, [1000, 2120, 110], [1230, 120, 0], { category: 2, canBeFlipped: false, massKg: 110 }),
    ],
    structure: null,
    makesLegs: true,
    tallPalletRule: false,
  };
  return { ...load, structure: generateStructure(load) };
};

export const sampleTexts: PalletTexts = {
  name: 'Pallet P26-0147',
  label: (product) => `0${product.id}`,
  productName: (product) => `Product 0${product.id}`,
  row: (number) => `row ${number}`,
  mass: (massKg) => `${massKg} kg`,
  free: (millimetres) => `free ${millimetres}`,
  limit: (millimetres) => `limit ${millimetres}`,
  topView: 'from above',
  sideView: (row) => `row ${row}, side`,
  halfMetre: '0.5 m',
};
