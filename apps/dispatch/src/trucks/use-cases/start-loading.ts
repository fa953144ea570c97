import { randomUUID } from 'node:crypto';
import type { PalletId } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import type { AuditActor, Sagas, Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import type { LoadPalletsData, RefusedPallet } from '../sagas/load-pallets.data';
import { mustBeOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';

export interface Loading {
  readonly sagaId: string | null;
  readonly refused: RefusedPallet[];
}

/**
 * Puts pallets on a truck: pending loads with a claim id here, then packing is asked until it has answered. Pallets
 * that stand on some truck already are refused at once.
 */
export const startLoading = async (
  tx: Tx,
  sagas: Sagas,
  actor: AuditActor,
  asked: Pick<LoadPalletsData, 'truck_id' | 'pallet_ids' | 'optimise' | 'delete_empty'>,
): Promise<Loading> => {
  const trucks = new TruckRepository(tx, actor.company_id);
  const truck = await trucks.locked(asked.truck_id);
  mustBeOpen(truck);
  const before = await trucks.loads(truck.id);
  const claimId = randomUUID();
  const ids = [...new Set(asked.pallet_ids)].sort((a, b) => a - b);
  const { added, taken } = await trucks.addPending(truck.id, claimId, ids);
  const refused = await refusedOf(tx, actor.company_id, taken);
  if (added.length === 0) return { sagaId: null, refused };
  await recordTruck(tx, await trucks.update(truck.id, {}));
  await auditTruck(tx, actor, { row: truck, loads: before }, { row: truck, loads: await trucks.loads(truck.id) });
  const data: LoadPalletsData = {
    ...asked,
    claim_id: claimId,
    pallet_ids: added,
    refused: [],
    arrangement_id: null,
    user_id: actor.user_id,
    user_name: actor.user_name,
  };
  return { sagaId: await sagas.start(tx, 'load-pallets', claimId, actor.company_id, data), refused };
};

/** Pallets as refusals with their numbers; by default because they stand on a truck already. */
export const refusedOf = async (
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  code = 'pallet.on_truck',
): Promise<RefusedPallet[]> => {
  const copies = await palletCopies(tx, companyId, ids);
  return ids.map((id) => {
    const number = copies.get(id)?.number;
    return { id: id as PalletId, code, shown_number: number ? shownNumber(number) : `#${id}` };
  });
};
