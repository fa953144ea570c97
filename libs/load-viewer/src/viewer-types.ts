import type { PalletLoad, PlacedPallet, PlacedProduct, TruckFloor } from '@mullion/packing-model';

/** A rectangle on the face of a product, millimetres from its upper left corner, y down. */
export interface FaceRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen on the face of a product; the drawings library derives it from the sizes. */
export interface LoadFace {
  readonly sashes: readonly FaceRect[];
  readonly panes: readonly FaceRect[];
  readonly panels: readonly FaceRect[];
  readonly openings: readonly (readonly (readonly [x: number, y: number])[])[];
}

export type FaceOf = (product: PlacedProduct) => LoadFace;

/** A pallet on the floor; with its load the products are shown, without it a block of its sizes. */
export interface ViewerTruckPallet extends PlacedPallet {
  readonly load?: PalletLoad | null;
  /** Products of the load that are not on it yet: their places are outlined. */
  readonly missing?: readonly PlacedProduct[];
  /** Its name, shown over it where there is room. */
  readonly label?: string;
  /** Dispatch group, 1-based; its colour repeats after eight. */
  readonly group: number;
}

export interface ViewerTruck {
  readonly floor: TruckFloor;
  readonly pallets: readonly ViewerTruckPallet[];
}

/** Where the viewer looks from. 'corner' is the oblique view it starts with. */
export type LoadView = 'corner' | 'front' | 'right' | 'top';
