import type { TruckFloor } from '@mullion/packing-model';
import { packAround } from './pack-around';
import { packEmpty, type TruckOptions } from './pack-empty';
import { isFixed, type FloorPallet } from './truck-instance';
import type { TruckPlan } from './truck-plan';

export type { TruckOptions } from './pack-empty';

/** Puts pallets on one floor, around those that are loaded already. */
export const packTruck = (floor: TruckFloor, pallets: readonly FloorPallet[], options: TruckOptions): TruckPlan =>
  pallets.some(isFixed) ? packAround(floor, pallets, options) : packEmpty(floor, pallets, options);
