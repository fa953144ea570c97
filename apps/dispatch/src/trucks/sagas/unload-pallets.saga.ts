import { releasePallets, type InputOf } from '@mullion/contracts';
import { Rpc, Saga, type AuditActor, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import { recordTruck, TruckRepository } from '../truck.repository';
import { ArrangeFloor } from '../use-cases/arrange-floor';

export interface UnloadPalletsData {
  readonly truck_id: number;
  readonly items: readonly { readonly pallet_id: number; readonly claim_id: string }[];
  readonly delete_truck: boolean;
  readonly userName: string;
  /** Who asked for it; absent when the truck's own rules did. */
  readonly by?: AuditActor;
  readonly arrangement_id: string | null;
}

/** Releases pallets at packing, then forgets the loads and arranges the floor anew, or deletes the truck. */
@Injectable()
@Saga('unload-pallets')
export class UnloadPalletsSaga {
  constructor(
    private readonly rpc: Rpc,
    private readonly arrange: ArrangeFloor,
  ) {}

  async step(saga: SagaRow<UnloadPalletsData>, helpers: SagaHelpers<UnloadPalletsData>): Promise<Next<UnloadPalletsData>> {
    const { data, company_id: companyId } = saga;
    for (const claimId of new Set(data.items.map((item) => item.claim_id))) {
      const palletIds = data.items.filter((item) => item.claim_id === claimId).map((item) => item.pallet_id);
      const input = { claim_id: claimId, truck_id: data.truck_id, pallet_ids: palletIds } as InputOf<typeof releasePallets>;
      await this.rpc.ask(releasePallets, input, { context: helpers.context });
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
        if (data.by) await auditTruck(tx, data.by, { row: truck }, null);
        return { done: true };
      }
      const changed = await trucks.update(truck.id, {});
      const id = await this.arrange.request(tx, changed, data.userName);
      await recordTruck(tx, changed);
      return { done: true, data: { ...data, arrangement_id: id } };
    });
  }
}
