import { AppError, auditedBy, Database, Sagas, type CallInfo } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import type { UnloadPalletsData } from '../sagas/unload-pallets.saga';
import { mustBeOpen } from '../truck.policy';
import { recordTruck, TruckRepository } from '../truck.repository';

/** Takes one pallet off a truck, or everything with the truck itself: leaving here first, then packing releases. */
@Injectable()
export class RemoveFromTruck {
  constructor(
    private readonly database: Database,
    private readonly sagas: Sagas,
  ) {}

  /** @throws AppError not_found; already_confirmed from status 4 on. */
  pallet(call: CallInfo, truckId: number, palletId: number) {
    return this.start(call, truckId, [palletId]);
  }

  /** Deletes the truck after its pallets have become free. */
  truck(call: CallInfo, truckId: number) {
    return this.start(call, truckId, null);
  }

  private start(call: CallInfo, truckId: number, palletIds: readonly number[] | null) {
    return this.database.transaction(call, async (tx) => {
      const companyId = call.context.company_id;
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(truckId);
      if (!truck) throw new AppError('not_found');
      mustBeOpen(truck);
      const loads = await trucks.loads(truckId);
      const ids = palletIds ?? loads.map((load) => load.pallet_id);
      const items = await trucks.markLeaving(truckId, ids);
      if (palletIds && items.length === 0) throw new AppError('not_found', { pallet: palletIds.join(', ') });
      const data: UnloadPalletsData = {
        truck_id: truckId,
        items,
        delete_truck: palletIds === null,
        userName: call.context.user_name,
        by: auditedBy(call.context),
        arrangement_id: null,
      };
      const changed = await trucks.update(truckId, {});
      await recordTruck(tx, changed);
      const stays = loads.filter((load) => !ids.includes(load.pallet_id));
      if (palletIds) await auditTruck(tx, call.context, { row: truck, loads }, { row: truck, loads: stays });
      return { sagaId: await this.sagas.start(tx, 'unload-pallets', `${truckId}:${changed.version}`, companyId, data) };
    });
  }
}
