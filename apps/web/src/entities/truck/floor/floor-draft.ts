import type { TruckFields, TruckLoad } from '@mullion/contracts';
import { DEFAULT_DISPATCH_PRIORITY, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';

/** What the floor's commands work on: plain data in, plain data out. */
export interface FloorDraft {
  readonly floor: TruckFloor;
  readonly placed: readonly PlacedPallet[];
}

/** Where one pallet stands and when it is unloaded. */
export interface Spot {
  readonly xMm: number;
  readonly yMm: number;
  readonly isTurned: boolean;
  readonly dispatchPriority: number;
}

export const spotOf = ({ xMm, yMm, isTurned, dispatchPriority }: PlacedPallet): Spot => ({
  xMm,
  yMm,
  isTurned,
  dispatchPriority,
});

/** "Missing" (100) travels as null. */
const wirePriority = (priority: number): number | null => (priority === DEFAULT_DISPATCH_PRIORITY ? null : priority);

/** A pallet of the truck at another place. */
export const loadAt = (load: TruckLoad, { xMm, yMm, isTurned, dispatchPriority }: Spot): TruckLoad => ({
  ...load,
  x: xMm,
  y: yMm,
  is_turned: isTurned,
  dispatch_priority: wirePriority(dispatchPriority),
});

type WireSpot = NonNullable<TruckFields['pallets']>[number];

/** A pallet's spot as PUT trucks takes it; the priority only where it changes. */
export const wireSpot = (load: TruckLoad, spot: Spot): WireSpot => ({
  pallet_id: load.pallet_id,
  x: spot.xMm,
  y: spot.yMm,
  is_turned: spot.isTurned,
  ...(wirePriority(spot.dispatchPriority) === load.dispatch_priority
    ? {}
    : { dispatch_priority: wirePriority(spot.dispatchPriority) }),
});
