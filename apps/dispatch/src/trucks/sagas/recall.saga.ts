import { events, recallPallets, type PalletId, type TruckId, type UserId } from '@mullion/contracts';
import { Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { DepartedOrder } from '../truck.row';
import { recordTruck } from '../record-truck';
import { TruckRepository } from '../truck.repository';

export interface RecallData {
  readonly truck_id: TruckId;
  readonly departure: number;
  readonly pallet_ids: readonly PalletId[];
  readonly orders: readonly DepartedOrder[];
  readonly user_id: UserId | null;
}

/** A truck that had left comes back below 4: its pallets return to 3, orders follow the event; nobody is written to. */
@Injectable()
@Saga('recall')
export class RecallSaga {
  constructor(private readonly tools: ServiceTools) {}

  async step(saga: SagaRow<RecallData>, helpers: SagaHelpers<RecallData>): Promise<Next<RecallData>> {
    const { data, company_id: companyId } = saga;
    const input = { truck_id: data.truck_id, departure: data.departure, pallet_ids: [...data.pallet_ids] };
    await this.tools.rpc.ask(recallPallets, input, { context: helpers.context });
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck || truck.departing !== saga.id) return { done: true };
      await recordTruck(tx, await trucks.update(truck.id, { departing: null }));
      await tx.record(events.truckRecalled, companyId, {
        truck_id: data.truck_id,
        departure: data.departure,
        user_id: data.user_id,
        orders: data.orders.map(({ order_id, product_ids }) => ({ order_id, product_ids: [...product_ids] })),
      });
      return { done: true };
    });
  }
}
