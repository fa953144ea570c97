import { palletStatus, type Truck, type TruckLoad } from '@mullion/contracts';
import { sideFromDoors } from '@mullion/drawings';
import { truckFromWire, type PlacedPallet } from '@mullion/packing-model';

/** One step of loading: behind the cab first, towards the doors; across the width from y = 0. */
export interface LoadingStep {
  /** 1 goes in first. */
  readonly step: number;
  readonly pallet: PlacedPallet;
  readonly load: TruckLoad;
  /** As seen from the doors, where the loader stands. */
  readonly side: 'left' | 'right' | 'middle';
  readonly loaded: boolean;
}

/** The pallets of a truck in the order in which they can be driven in. */
export const loadingOrder = (truck: Truck, places?: readonly PlacedPallet[]): readonly LoadingStep[] => {
  const { floor, placed } = truckFromWire(truck);
  const loads = new Map<number, TruckLoad>(truck.pallets.map((load) => [load.pallet_id, load]));
  return [...(places ?? placed)]
    .sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm || a.id - b.id)
    .flatMap((pallet) => {
      const load = loads.get(pallet.id);
      return load ? [{ pallet, load }] : [];
    })
    .map(({ pallet, load }, index) => ({
      step: index + 1,
      pallet,
      load,
      side: sideFromDoors(floor, pallet),
      loaded: load.status >= palletStatus.loaded,
    }));
};
