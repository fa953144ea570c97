import type { Truck, TruckLoad } from '@mullion/contracts';
import { isLoadFixed } from '../truck/fixed-load';
import { loadingSteps, type LoadingStep } from '../truck/loading-steps';
import type { PlacedPallet } from '../types';
import { truckFromWire } from './from-wire';

/** A step of loading with what the API says of its pallet. */
export interface TruckStep extends LoadingStep {
  readonly load: TruckLoad;
  readonly isLoaded: boolean;
}

/**
 * The steps in which a truck of the API is loaded, on its own places or on others; pallets that are leaving have none.
 */
export const loadingOrder = (truck: Truck, places?: readonly PlacedPallet[]): readonly TruckStep[] => {
  const { floor, placed } = truckFromWire(truck);
  const loads = new Map<number, TruckLoad>(truck.pallets.map((load) => [load.pallet_id, load]));
  return loadingSteps(floor, places ?? placed).flatMap((step) => {
    const load = loads.get(step.pallet.id);
    return load ? [{ ...step, load, isLoaded: isLoadFixed(load.status) }] : [];
  });
};
