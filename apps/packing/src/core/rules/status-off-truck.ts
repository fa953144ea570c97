import { palletStatus } from '@mullion/contracts';

/**
 * The status of a pallet that is taken off its truck: it is no longer loaded, and stays what it was before the truck
 * scanner saw it. That is closed when everything on it is scanned, else prepared.
 */
export const statusOffTruck = (row: {
  readonly status: number;
  readonly fictive: boolean;
  readonly products_count: number;
  readonly loaded_count: number;
}): number => {
  if (row.status < palletStatus.loaded) return row.status;
  const isScanned = row.products_count > 0 && row.loaded_count === row.products_count;
  return row.fictive || isScanned ? palletStatus.closed : palletStatus.prepared;
};
