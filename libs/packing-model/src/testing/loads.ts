import { DEFAULT_OFFSET_LIMITS } from '../pallet/tipping';
import type { PalletLoad, PackProduct, PlacedProduct } from '../types';

/** A window for tests; give only what the test is about. */
export const aProduct = (product: Partial<PackProduct> & { id: number }): PackProduct => ({
  orderKey: 'O1',
  addressKey: 'A1',
  category: 1,
  widthMm: 1000,
  heightMm: 1200,
  depthMm: 80,
  massKg: 50,
  canBeFlipped: true,
  partOf: null,
  ...product,
});

/** A placed window for tests, at the corner of the spacings unless said otherwise. */
export const placed = (product: Partial<PlacedProduct> & { id: number }): PlacedProduct => ({
  ...aProduct(product),
  xMm: product.xMm ?? 30,
  yMm: product.yMm ?? 30,
  zMm: product.zMm ?? 0,
  isFlipped: product.isFlipped ?? false,
});

/** A pallet of 2400 × 1000 with spacings 10, 30, 30 for tests. */
export const aLoad = (products: readonly PlacedProduct[], load: Partial<PalletLoad> = {}): PalletLoad => ({
  lengthMm: 2400,
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
  ...load,
});
