import { releasePallets, type InputOf } from '@mullion/contracts';
import { Saga, ServiceTools, type AuditActor, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { grouped } from '../rules/grouped';
import { TruckRepository } from '../truck.repository';
import { requestArrangement } from '../use-cases/request-arrangement';

export interface UnloadPalletsData {
  readonly truck_id: number;
  readonly items: readonly { readonly pallet_id: number; readonly claim_id: string }[];
  readonly delete_truck: boolean;
  readonly by: AuditActor;
  readonly arrangement_id: string | null;
}

/** Releases pallets at packing, then deletes the loads and arranges the floor again, or deletes the truck. */
@Injectable()
@Saga('unload-pallets')
export class UnloadPalletsSaga {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    saga: SagaRow<UnloadPalletsData>,
    helpers: SagaHelpers<UnloadPalletsData>,
  ): Promise<Next<UnloadPalletsData>> {
    const { data, company_id: companyId } = saga;
    for (const [claimId, palletIds] of grouped(data.items, (item) => item.claim_id)) {
      const pallet_ids = palletIds.map((item) => item.pallet_id);
      const input = { claim_id: claimId, truck_id: data.truck_id, pallet_ids } as InputOf<typeof releasePallets>;
      await this.tools.rpc.ask(releasePallets, input, { context: helpers.context });
    }
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck) return { done: true };
      await trucks.removeLoads(
        truck.id,
        data.items.map((item) => item.pallet_id),
      );
      if (data.delete_truck) {
        await trucks.delete(truck.id);
        await recordTruck(tx, { ...truck, version: truck.version + 1 }, true);
        await auditTruck(tx, data.by, { row: truck }, null);
        return { done: true };
      }
      if (truck.deleting) return { done: true };
      const by = { userId: data.by.user_id, userName: data.by.user_name };
      const changed = await requestArrangement(tx, this.tools.queues, truck, by);
      await recordTruck(tx, changed);
      return { done: true, data: { ...data, arrangement_id: changed.arrangement_id } };
    });
  }
}
