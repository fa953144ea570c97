import { departPallets, type DepartureDetails, type PalletId, type TruckId, type UserId } from '@mullion/contracts';
import {
  Saga,
  ServiceTools,
  systemContext,
  type AuditActor,
  type Next,
  type SagaHelpers,
  type SagaRow,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { auditTruck } from '../audit-truck';
import { recordTruck, recordTruckLeft } from '../record-truck';
import { DepartureRecordRepository } from '../departure-record.repository';
import { departureRecordOf } from '../rules/departure-record';
import { TruckRepository } from '../truck.repository';
import { trucksByIds } from '../trucks.queries';
import { noSearch } from '../use-cases/request-arrangement';

export interface DepartureData {
  readonly truck_id: TruckId;
  readonly departure: number;
  readonly pallet_ids: readonly PalletId[];
  /** The status asked for, 4 or more. */
  readonly status: number;
  readonly notify: boolean;
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly session_id?: string | null;
  readonly details?: DepartureDetails | null;
}

/**
 * A truck leaves: packing checks under lock that everything is loaded and says yes or no; then the fact is recorded
 * once.
 */
@Injectable()
@Saga('departure')
export class DepartureSaga {
  constructor(private readonly tools: ServiceTools) {}

  async step(saga: SagaRow<DepartureData>, helpers: SagaHelpers<DepartureData>): Promise<Next<DepartureData>> {
    const { data, company_id: companyId } = saga;
    const input = { truck_id: data.truck_id, departure: data.departure, pallet_ids: [...data.pallet_ids] };
    const context = systemContext(companyId, { user_id: data.user_id, user_name: data.user_name });
    const answer = await this.tools.rpc.ask(departPallets, input, { context });
    // nothing of a departing truck changes until this saga has ended
    const [shown] = await trucksByIds(this.tools.database, context, [data.truck_id]);
    return helpers.commit(async (tx) => {
      const trucks = new TruckRepository(tx, companyId);
      const truck = await trucks.lock(data.truck_id);
      if (!truck || truck.departing !== saga.id) return { done: true };
      if (answer.outcome === 'refused') {
        const pallets = answer.not_loaded.map((pallet) => pallet.shown_number).join(', ');
        const refusal = JSON.stringify({ code: answer.code, params: { pallets } });
        await recordTruck(tx, await trucks.update(truck.id, { departing: null, refusal, ...noSearch }));
        return { done: true };
      }
      const departedAt = this.tools.clock.now();
      const left = await trucks.update(truck.id, {
        status: data.status,
        departure: data.departure,
        departed_at: departedAt,
        departed_orders: JSON.stringify(answer.orders),
        departing: null,
        refusal: null,
        ...noSearch,
      });
      const entry = { companyId, tableName: 'trucks', rowId: truck.id, before: truck.status, after: data.status };
      await tx.history({ ...entry, userId: data.user_id, userName: data.user_name });
      const actor = {
        company_id: companyId,
        user_id: data.user_id,
        user_name: data.user_name,
        session_id: data.session_id ?? null,
      };
      await auditTruck(tx, actor as AuditActor, { row: truck }, { row: left });
      await recordTruck(tx, left);
      if (shown) {
        const leaving = {
          departure: data.departure,
          departedAt,
          confirmedBy: data.user_name,
          details: data.details ?? null,
        };
        await new DepartureRecordRepository(tx, companyId).add(departureRecordOf(shown, leaving));
      }
      await recordTruckLeft(tx, left, { ...data, departedAt, orders: answer.orders });
      return { done: true };
    });
  }
}
