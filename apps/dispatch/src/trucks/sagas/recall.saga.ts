import { recallPallets, type PalletId, type TruckId, type UserId } from '@mullion/contracts';
import {
  Saga,
  ServiceTools,
  systemContext,
  type AuditActor,
  type Next,
  type SagaHelpers,
  type SagaRow,
  type Tx,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import { companyTimeZone } from '../../copies/copies.queries';
import { undoReturnablesOfDeparture } from '../../returnables/returnables.module';
import { recordTruck, recordTruckRecalled } from '../record-truck';
import { TruckRepository } from '../truck.repository';
import type { DepartedOrder, TruckRow } from '../truck.row';

export interface RecallData {
  readonly truck_id: TruckId;
  readonly departure: number;
  readonly pallet_ids: readonly PalletId[];
  readonly orders: readonly DepartedOrder[];
  /** What the truck has again when packing refuses. */
  readonly before: { readonly status: number; readonly departed_at: string | null };
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly session_id: string | null;
}

/**
 * A truck that had left comes back below 4: its pallets return to 3, orders follow the event; no e-mail is sent.
 * Packing refuses when the truck has left again since; then the truck stays departed.
 */
@Injectable()
@Saga('recall')
export class RecallSaga {
  constructor(private readonly tools: ServiceTools) {}

  async step(saga: SagaRow<RecallData>, helpers: SagaHelpers<RecallData>): Promise<Next<RecallData>> {
    const { data, company_id: companyId } = saga;
    const input = { truck_id: data.truck_id, departure: data.departure, pallet_ids: [...data.pallet_ids] };
    // the history of the pallets names who called the truck back
    const context = systemContext(companyId, { user_id: data.user_id, user_name: data.user_name });
    const answer = await this.tools.rpc.ask(recallPallets, input, { context });
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck || truck.departing !== saga.id) return { done: true };
      if (answer.outcome === 'refused') {
        await undoRecall(tx, truck, data, answer.code);
        return { done: true };
      }
      await recordTruck(tx, await trucks.update(truck.id, { departing: null }));
      const { truck_id, departure, user_id, user_name } = data;
      const today = this.tools.clock.today(await companyTimeZone(tx, helpers.context));
      await undoReturnablesOfDeparture(tx, companyId, { truck_id, departure, today, user_id, user_name });
      await recordTruckRecalled(tx, companyId, data);
      return { done: true };
    });
  }
}

/** The truck is departed as before; the refusal is the answer to the request that waits for the recall. */
const undoRecall = async (tx: Tx, truck: TruckRow, { before, ...data }: RecallData, code: string): Promise<void> => {
  const { company_id, id } = truck;
  const refusal = JSON.stringify({ code, params: {} });
  const row = await new TruckRepository(tx, company_id).update(id, { ...before, departing: null, refusal });
  const entry = { companyId: company_id, tableName: 'trucks', rowId: id, before: truck.status, after: row.status };
  await tx.history({ ...entry, userId: data.user_id, userName: data.user_name });
  const actor = { company_id, user_id: data.user_id, user_name: data.user_name, session_id: data.session_id };
  await auditTruck(tx, actor as AuditActor, { row: truck }, { row });
  await recordTruck(tx, row);
};
