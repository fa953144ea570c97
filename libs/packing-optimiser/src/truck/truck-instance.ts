import type { PlacedPallet, TruckFloor, TruckPallet } from '@mullion/packing-model';

/**
 * A pallet to put onto a floor, or one that stands there already: a fixed one stays, another begins there where
 * something is fixed.
 */
export type FloorPallet = TruckPallet | PlacedPallet;

export const isPlaced = (pallet: FloorPallet): pallet is PlacedPallet => 'xMm' in pallet;
export const isFixed = (pallet: FloorPallet): pallet is PlacedPallet => isPlaced(pallet) && pallet.isFixed === true;

/** Pallets to put onto one floor. */
export interface TruckInstance {
  readonly floor: TruckFloor;
  readonly pallets: readonly FloorPallet[];
}
