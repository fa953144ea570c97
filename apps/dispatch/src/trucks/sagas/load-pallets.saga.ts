import { claimPallets, type InputOf } from '@mullion/contracts';
import {
  auditedBy,
  Saga,
  ServiceTools,
  type AuditActor,
  type Next,
  type SagaHelpers,
  type SagaRow,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import { palletCopy } from '../pallet-copy';
import { recordTruck } from '../record-truck';
import { raisedByPallets } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import { numberAddedPallets } from '../use-cases/number-added-pallets';
import { requestArrangement } from '../use-cases/request-arrangement';
import type { LoadPalletsData } from './load-pallets.data';

/** Asks packing for the pallets of a claim until it has answered; silence is not refusal. */
@Injectable()
@Saga('load-pallets')
export class LoadPalletsSaga {
  constructor(private readonly tools: ServiceTools) {}

  async step(saga: SagaRow<LoadPalletsData>, helpers: SagaHelpers<LoadPalletsData>): Promise<Next<LoadPalletsData>> {
    const { data, company_id: companyId } = saga;
    const input = { claim_id: data.claim_id, truck_id: data.truck_id, pallet_ids: data.pallet_ids } as InputOf<
      typeof claimPallets
    >;
    const { accepted, refused } = await this.tools.rpc.ask(claimPallets, input, { context: helpers.context });
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck) return { done: true };
      await palletCopy.table.write(tx, accepted);
      await trucks.finalisePending(
        data.claim_id,
        accepted.map((pallet) => pallet.id),
      );
      await trucks.dropPending(
        data.claim_id,
        refused.map((pallet) => pallet.id),
      );
      const finalData = { ...data, refused };
      if (data.delete_empty && (await trucks.loads(truck.id)).length === 0) {
        const actor = {
          ...auditedBy(helpers.context),
          user_id: data.user_id as AuditActor['user_id'],
          user_name: data.user_name,
        };
        await auditTruck(tx, actor, { row: truck }, null);
        await trucks.delete(truck.id);
        await recordTruck(tx, { ...truck, version: truck.version + 1 }, true);
        return { done: true, data: finalData };
      }
      const status = raisedByPallets(
        truck.status,
        accepted.map((pallet) => pallet.status),
      );
      let changed = await trucks.update(truck.id, { status });
      const isSearched = data.optimise && accepted.length > 0 && !truck.deleting;
      if (!isSearched) await numberAddedPallets(tx, companyId, truck.id);
      else
        changed = await requestArrangement(tx, this.tools.queues, changed, {
          userId: data.user_id,
          userName: data.user_name,
        });
      await recordTruck(tx, changed);
      return { done: true, data: { ...finalData, arrangement_id: isSearched ? changed.arrangement_id : null } };
    });
  }
}
