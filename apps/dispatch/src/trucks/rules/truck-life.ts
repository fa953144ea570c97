import { palletStatus, truckStatus } from '@mullion/contracts';

/** 4 and more is dispatched: nothing on the truck moves. */
export const isDispatched = (status: number): boolean => status >= truckStatus.dispatched;

/** Any change from below 4 to 4 or more is the departure, back below 4 a recall (packing-model.md). */
export const movement = (before: number, after: number): 'departure' | 'recall' | 'change' =>
  !isDispatched(before) && isDispatched(after)
    ? 'departure'
    : isDispatched(before) && !isDispatched(after)
      ? 'recall'
      : 'change';

/**
 * What the pallets' statuses raise a truck to: the first pallet loaded makes it "loading", all make it "loaded". Never
 * lowers, and never touches a truck that has left.
 */
export const raisedByPallets = (status: number, palletStatuses: readonly number[]): number => {
  if (isDispatched(status) || palletStatuses.length === 0) return status;
  const loaded = palletStatuses.filter((pallet) => pallet >= palletStatus.loaded).length;
  const reached = loaded === palletStatuses.length ? truckStatus.loaded : loaded > 0 ? truckStatus.loading : status;
  return Math.max(status, reached);
};
