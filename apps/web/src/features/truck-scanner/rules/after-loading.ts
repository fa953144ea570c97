import { palletStatus, type Truck } from '@mullion/contracts';
import { loadedIdsOf, outOfTurn, type OutOfTurn, type TruckStep } from '@mullion/packing-model';

/** How a truck stands when a pallet has just been loaded. */
export interface AfterLoading {
  readonly step: TruckStep | undefined;
  /** Every pallet is on the truck. */
  readonly isLast: boolean;
  /** What was skipped; null when it was this pallet's turn. */
  readonly early: OutOfTurn<TruckStep> | null;
}

/**
 * Judges a pallet that the server has taken. `here`: loaded by this terminal, perhaps not yet in what was read of the
 * truck.
 */
export const afterLoading = (
  steps: readonly TruckStep[],
  palletId: number,
  here: ReadonlySet<number>,
): AfterLoading => {
  const loadedIds = new Set([...loadedIdsOf(steps), ...here, palletId]);
  return {
    step: steps.find(({ pallet }) => pallet.id === palletId),
    isLast: steps.every(({ pallet }) => loadedIds.has(pallet.id)),
    early: outOfTurn(steps, palletId, loadedIds),
  };
};

/** Products on a truck that were not scanned onto their pallets, and how many there are. */
export const unscannedOf = (
  truck: Pick<Truck, 'pallets'>,
): { readonly unscanned: number; readonly products: number } => ({
  unscanned: truck.pallets.reduce((sum, load) => sum + Math.max(0, load.products_count - load.loaded_count), 0),
  products: truck.pallets.reduce((sum, load) => sum + load.products_count, 0),
});

/**
 * Products that were scanned onto pallets which stand on the truck by now: what stands in the hall is not loaded,
 * however full its pallet is.
 */
export const scannedOnTruck = (truck: Pick<Truck, 'pallets'>): number =>
  truck.pallets.reduce((sum, { status, loaded_count }) => sum + (status >= palletStatus.loaded ? loaded_count : 0), 0);

/** Names pass what a verdict has room for; the rest are counted by their dots. */
const NAMED = 3;

/** Pallets with their numbers in the order of loading: "1. P26-0139, 2. P26-0140, …". */
export const namesOf = (steps: readonly TruckStep[]): string =>
  [
    ...steps.slice(0, NAMED).map(({ step, load }) => `${step}. ${load.shown_number}`),
    ...(steps.length > NAMED ? ['…'] : []),
  ].join(', ');
