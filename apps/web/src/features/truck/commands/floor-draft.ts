import type { TruckFields } from '@mullion/contracts';
import { DEFAULT_DISPATCH_PRIORITY, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';

/** What the floor's commands work on: plain data in, plain data out. */
export interface FloorDraft {
  readonly floor: TruckFloor;
  readonly placed: readonly PlacedPallet[];
}

/** Where one pallet stands and when it is unloaded. */
export interface Spot {
  readonly id: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly isTurned: boolean;
  readonly dispatchPriority: number;
}

/** One gesture: what it changed, from and to. */
export interface FloorChange {
  readonly before: readonly Spot[];
  readonly after: readonly Spot[];
}

export const spotOf = ({ id, xMm, yMm, isTurned, dispatchPriority }: PlacedPallet): Spot => ({ id, xMm, yMm, isTurned, dispatchPriority });

const differs = (a: Spot, b: Spot): boolean =>
  a.xMm !== b.xMm || a.yMm !== b.yMm || a.isTurned !== b.isTurned || a.dispatchPriority !== b.dispatchPriority;

/** The change between two states of one floor; null when there is none. Pallets that are only in one of them are left out. */
export const changeBetween = (before: readonly PlacedPallet[], after: readonly PlacedPallet[]): FloorChange | null => {
  const was = new Map(before.map((pallet) => [pallet.id, spotOf(pallet)]));
  const pairs = after.flatMap((pallet) => {
    const old = was.get(pallet.id);
    return old && differs(old, pallet) ? [{ old, now: spotOf(pallet) }] : [];
  });
  return pairs.length === 0 ? null : { before: pairs.map(({ old }) => old), after: pairs.map(({ now }) => now) };
};

/** The pallets with these spots; a spot of a pallet that has left the floor is skipped. */
export const withSpots = (placed: readonly PlacedPallet[], spots: readonly Spot[]): readonly PlacedPallet[] => {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return placed.map((pallet) => ({ ...pallet, ...byId.get(pallet.id) }));
};

type WireSpot = NonNullable<TruckFields['pallets']>[number];

/** The spots as PUT trucks takes them; a priority only where it changed, "missing" (100) as null. */
export const wireSpots = ({ before, after }: FloorChange): WireSpot[] =>
  after.map((spot, index) => ({
    pallet_id: spot.id as WireSpot['pallet_id'],
    x: spot.xMm,
    y: spot.yMm,
    is_turned: spot.isTurned,
    ...(spot.dispatchPriority === before[index]?.dispatchPriority
      ? {}
      : { dispatch_priority: spot.dispatchPriority === DEFAULT_DISPATCH_PRIORITY ? null : spot.dispatchPriority }),
  }));
