import { AppError, auditedBy, type AuditActor, type Sagas, type Tx } from '@mullion/server-kit';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import type { UnloadPalletsData } from '../sagas/unload-pallets.saga';
import { mustBeOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import { mustNotTakeLoadedOff } from './fixed-loads';

export interface Unloading {
  readonly truckId: number;
  readonly palletIds: readonly number[] | null;
  /** The caller knows that loaded ones are among them. */
  readonly despiteLoaded: boolean;
}

/**
 * Takes pallets off a truck, or all with the truck itself (null): leaving here first, then packing releases. A truck
 * that is being deleted takes no more pallets. Gives the saga.
 * @throws AppError not_found; truck.takes_loaded_off; those of `mustBeOpen`
 */
export const startUnloading = async (
  tx: Tx,
  sagas: Sagas,
  actor: AuditActor,
  { truckId, palletIds, despiteLoaded }: Unloading,
): Promise<string> => {
  const trucks = new TruckRepository(tx, actor.company_id);
  const truck = await trucks.locked(truckId);
  mustBeOpen(truck);
  const loads = await trucks.loads(truckId);
  const ids = palletIds ?? loads.map((load) => load.pallet_id);
  const leaving = loads.filter((load) => ids.includes(load.pallet_id));
  if (!despiteLoaded) await mustNotTakeLoadedOff(tx, actor.company_id, leaving);
  const items = await trucks.markLeaving(truckId, ids);
  if (palletIds && items.length === 0) throw new AppError('not_found', { pallet: palletIds.join(', ') });
  const data: UnloadPalletsData = {
    truck_id: truckId,
    items,
    delete_truck: palletIds === null,
    by: auditedBy(actor),
    arrangement_id: null,
  };
  const changed = await trucks.update(truckId, { deleting: palletIds === null });
  await recordTruck(tx, changed);
  const stays = loads.filter((load) => !ids.includes(load.pallet_id));
  if (palletIds) await auditTruck(tx, actor, { row: truck, loads }, { row: truck, loads: stays });
  return sagas.start(tx, 'unload-pallets', `${truckId}:${changed.version}`, actor.company_id, data);
};
