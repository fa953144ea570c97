import type { PalletRecord } from '@mullion/contracts';
import { systemContext, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { addedPalletStops } from '../rules/added-pallet-stops';
import { stopGroups } from '../stops.queries';
import { TruckRepository } from '../truck.repository';

/**
 * Gives pallets that have come onto a truck the place of their stop in its order of unloading; without it they would be
 * arranged as the last stop.
 */
export const numberAddedPallets = async (tx: Tx, companyId: number, truckId: number): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const loads = await trucks.loads(truckId);
  if (loads.every((load) => load.dispatch_priority !== null)) return;
  const copies = await palletCopies(
    tx,
    companyId,
    loads.map((load) => load.pallet_id),
  );
  const pallets: PalletRecord[] = [...copies.values()];
  const { byPallet } = await stopGroups(tx, systemContext(companyId), pallets);
  const numbers = addedPalletStops(
    loads.map((load) => ({
      palletId: load.pallet_id,
      key: byPallet.get(load.pallet_id)?.key ?? '',
      priority: load.dispatch_priority,
      ownPriority: copies.get(load.pallet_id)?.dispatch_priority ?? null,
    })),
  );
  await trucks.numberStops(truckId, numbers);
};
