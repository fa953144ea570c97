import type { TruckFloor, TruckPallet } from '@mullion/packing-model';

/** Pallets to put onto one floor. */
export interface TruckInstance {
  readonly floor: TruckFloor;
  readonly pallets: readonly TruckPallet[];
}
