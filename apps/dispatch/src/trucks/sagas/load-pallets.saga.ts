import { claimPallets, type InputOf } from '@mullion/contracts';
import { Rpc, Saga, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepPallet } from '../../copies/copies.queries';
import { raisedByPallets } from '../rules/truck-life';
import { recordTruck, TruckRepository } from '../truck.repository';
import { ArrangeFloor } from '../use-cases/arrange-floor';
import type { LoadPalletsData } from '../load-saga-data';

/** Asks packing for the pallets of a claim until it has answered; silence is not refusal. */
@Injectable()
@Saga('load-pallets')
export class LoadPalletsSaga {
  constructor(
    private readonly rpc: Rpc,
    private readonly arrange: ArrangeFloor,
  ) {}

  async step(saga: SagaRow<LoadPalletsData>, helpers: SagaHelpers<LoadPalletsData>): Promise<Next<LoadPalletsData>> {
    const { data, company_id: companyId } = saga;
    const input = { claim_id: data.claim_id, truck_id: data.truck_id, pallet_ids: data.pallet_ids } as InputOf<typeof claimPallets>;
    const answer = await this.rpc.ask(claimPallets, input, { context: helpers.context });
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck) return { done: true };
      for (const pallet of answer.accepted) await keepPallet(tx, pallet);
      await trucks.settlePending(
        data.claim_id,
        answer.accepted.map((pallet) => pallet.id),
      );
      await trucks.dropPending(
        data.claim_id,
        answer.refused.map((pallet) => pallet.id),
      );
      const status = raisedByPallets(
        truck.status,
        answer.accepted.map((pallet) => pallet.status),
      );
      const changed = await trucks.update(truck.id, { status });
      const id = data.optimise && answer.accepted.length > 0 ? await this.arrange.request(tx, changed, data.userName) : null;
      await recordTruck(tx, changed);
      return { done: true, data: { ...data, refused: answer.refused, arrangement_id: id } };
    });
  }
}
