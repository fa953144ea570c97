import type { PlacedPallet, TruckFloor } from '@mullion/packing-model';

/** A pallet on a floor as people outside may know it: where it stands, nothing of its weight. */
export interface Outline {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly is_turned: boolean;
}

export const placedOutline = ({ x, y, length, width, is_turned }: Outline, id: number): PlacedPallet => ({
  ...{ id, xMm: x, yMm: y, isTurned: is_turned, lengthMm: length, widthMm: width, heightMm: 0, massKg: 0 },
  dispatchPriority: 1,
  allowTurn: true,
});

/** A floor of which only the size is known. */
export const bareFloor = ({ length, width }: { readonly length: number; readonly width: number }): TruckFloor => ({
  ...{ lengthMm: length, widthMm: width, heightMm: 0, betweenPalletsMm: 0 },
  maxMassKg: Number.POSITIVE_INFINITY,
});
