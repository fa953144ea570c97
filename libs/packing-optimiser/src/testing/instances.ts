import type { PackProduct, TruckFloor, TruckPallet } from '@mullion/packing-model';
import type { PackSettings, PalletInstance } from '../pallets/pallet-instance';

export const someSettings = (settings: Partial<PackSettings> = {}): PackSettings => ({
  longestMm: 2400,
  widthMm: 1000,
  palletHeightMm: 120,
  maxHeightMm: 2520,
  maxMassKg: 2000,
  spacingBetweenMm: 10,
  spacingEndsMm: 30,
  spacingSidesMm: 30,
  allowDifferentOrders: true,
  mixAddresses: true,
  cutToContent: false,
  standardLengthsMm: [],
  ...settings,
});

/** A window for tests. */
export const aWindow = (product: Partial<PackProduct> & { id: number }): PackProduct => ({
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

export const anInstance = (products: readonly PackProduct[], settings: Partial<PackSettings> = {}): PalletInstance => ({
  settings: someSettings(settings),
  products,
  fixed: [],
});

export const aFloor = (floor: Partial<TruckFloor> = {}): TruckFloor => ({
  lengthMm: 13600,
  widthMm: 2480,
  heightMm: 3000,
  maxMassKg: 24000,
  betweenPalletsMm: 50,
  ...floor,
});

export const aPallet = (pallet: Partial<TruckPallet> & { id: number }): TruckPallet => ({
  lengthMm: 2400,
  widthMm: 1000,
  heightMm: 2500,
  massKg: 900,
  dispatchPriority: 100,
  allowTurn: true,
  ...pallet,
});

export const never = (): boolean => false;
