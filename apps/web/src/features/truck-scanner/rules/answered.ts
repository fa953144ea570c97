import { palletStatus, truckStatus, type Truck } from '@mullion/contracts';

/** Pallets whose scan or undo was answered to this terminal, with the status they have since. */
export type Answered = ReadonlyMap<number, number>;

const isLoaded = (status: number): boolean => status >= palletStatus.loaded;

/**
 * Answers that the truck as it was read does not show yet: the event of a scan reaches dispatch a moment after packing
 * has answered it.
 */
export const notReadYet = (truck: Pick<Truck, 'pallets'>, answered: Answered): Answered => {
  const read = new Map<number, number>(truck.pallets.map(({ pallet_id, status }) => [pallet_id, status]));
  return new Map(
    [...answered].filter(([id, status]) => read.has(id) && isLoaded(read.get(id) ?? status) !== isLoaded(status)),
  );
};

/** The truck with what was answered here: what is loaded does not come off again because an older truck is read. */
export const withAnswered = (truck: Truck, answered: Answered): Truck => {
  const ahead = notReadYet(truck, answered);
  if (ahead.size === 0) return truck;
  const isLoading = truck.status < truckStatus.loading && [...ahead.values()].some(isLoaded);
  return {
    ...truck,
    ...(isLoading && { status: truckStatus.loading }),
    pallets: truck.pallets.map((load) => ({ ...load, status: ahead.get(load.pallet_id) ?? load.status })),
  };
};
