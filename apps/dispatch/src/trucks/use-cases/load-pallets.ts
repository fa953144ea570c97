import { randomUUID } from 'node:crypto';
import { shownNumber } from '@mullion/packing-model';
import { AppError, Sagas, type AuditActor, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { palletCopies } from '../../copies/copies.queries';
import type { LoadPalletsData, RefusedPallet } from '../load-saga-data';
import { auditTruck } from '../audit-truck';
import { mustBeOpen } from '../truck.policy';
import { recordTruck, TruckRepository } from '../truck.repository';

/** Puts pallets on a truck: pending loads with a claim id here, then packing is asked until it has answered (docs/architecture.md, rule 6). */
@Injectable()
export class LoadPallets {
  constructor(private readonly sagas: Sagas) {}

  /** Starts the claim inside a transaction. Pallets that stand on some truck already are refused at once. */
  async start(
    tx: Tx,
    actor: AuditActor,
    truckId: number,
    palletIds: readonly number[],
    options: { readonly optimise: boolean },
  ): Promise<{ sagaId: string | null; refused: RefusedPallet[] }> {
    const { company_id: companyId, user_name: userName } = actor;
    const trucks = new TruckRepository(tx, companyId);
    const truck = await trucks.lock(truckId);
    if (!truck) throw new AppError('not_found');
    mustBeOpen(truck);
    const before = await trucks.loads(truckId);
    const claimId = randomUUID();
    const { added, taken } = await trucks.addPending(
      truckId,
      claimId,
      [...new Set(palletIds)].sort((a, b) => a - b),
    );
    const copies = await palletCopies(tx, companyId, taken);
    const refused = taken.map((id) => {
      const number = copies.get(id)?.number;
      return { id, code: 'pallet.on_truck', shown_number: number ? shownNumber(number) : `#${id}` };
    });
    if (added.length === 0) return { sagaId: null, refused };
    await recordTruck(tx, await trucks.update(truckId, {}));
    await auditTruck(tx, actor, { row: truck, loads: before }, { row: truck, loads: await trucks.loads(truckId) });
    const data: LoadPalletsData = {
      truck_id: truckId,
      claim_id: claimId,
      pallet_ids: added,
      refused: [],
      arrangement_id: null,
      userName,
      ...options,
    };
    return { sagaId: await this.sagas.start(tx, 'load-pallets', claimId, companyId, data), refused };
  }
}
