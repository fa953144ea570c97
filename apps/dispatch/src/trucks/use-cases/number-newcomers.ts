import type { PalletRecord } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { newcomerStops } from '../rules/newcomer-stops';
import { stopGroups } from '../stops.queries';
import { TruckRepository } from '../truck.repository';

/** Gives pallets that have come onto a truck the place of their stop in its order of unloading; without it they would be arranged as the last stop. */
export const numberNewcomers = async (tx: Tx, who: Parameters<typeof stopGroups>[1], truckId: number): Promise<void> => {
  const trucks = new TruckRepository(tx, who.company_id);
  const loads = await trucks.loads(truckId);
  if (loads.every((load) => load.dispatch_priority !== null)) return;
  const copies = await palletCopies(
    tx,
    who.company_id,
    loads.map((load) => load.pallet_id),
  );
  const pallets: PalletRecord[] = [...copies.values()];
  const { byPallet } = await stopGroups(tx, who, pallets);
  const numbers = newcomerStops(
    loads.map((load) => ({
      palletId: load.pallet_id,
      key: byPallet.get(load.pallet_id)?.key ?? '',
      priority: load.dispatch_priority,
      ownPriority: copies.get(load.pallet_id)?.dispatch_priority ?? null,
    })),
  );
  await trucks.numberStops(truckId, numbers);
};
