import { palletStatus } from '@mullion/contracts';
import { AppError, type Copies, type Database } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { palletCopy } from '../pallet-copy';
import { TruckRepository } from '../truck.repository';

/**
 * Asks packing for the pallets of a truck that are not loaded as far as is known here: their scans may not have
 * arrived, and a departure is not refused for that. Without an answer the copies decide.
 */
export const healUnloadedPallets = async (
  copies: Copies,
  database: Database,
  companyId: number,
  truckId: number,
): Promise<void> => {
  const ids = (await new TruckRepository(database, companyId).loads(truckId)).map((load) => load.pallet_id);
  const known = await palletCopies(database, companyId, ids);
  const unloaded = ids.filter((id) => (known.get(id)?.status ?? palletStatus.notPrepared) < palletStatus.loaded);
  await copies.heal(palletCopy, companyId, unloaded).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  });
};
