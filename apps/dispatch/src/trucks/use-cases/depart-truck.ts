import { palletStatus, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { shownNumber, truckWarnings } from '@mullion/packing-model';
import { AppError, Sagas, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { palletCopies } from '../../copies/copies.queries';
import type { DepartureData } from '../sagas/departure.saga';
import type { RecallData } from '../sagas/recall.saga';
import { floorOf, placedPallet } from '../truck.mapper';
import { mustBeOpen } from '../truck.policy';
import { recordTruck, TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

type Fields = InputOf<typeof routes.updateTruck>['body'];

/** What a person has to accept before a truck leaves with it. */
const ASKED = ['truck.overlap', 'truck.stop_order', 'truck.too_long', 'truck.outside_width'];

/** The two ways over the line between "here" and "gone". Both run in the caller's transaction, on a locked truck. */
@Injectable()
export class DepartTruck {
  constructor(private readonly sagas: Sagas) {}

  /**
   * Starts a departure.
   * @throws AppError truck.empty; truck.not_all_loaded (params.pallets names them) as far as dispatch can see; truck.warnings
   *   (params.warnings) until `despite_warnings`. Packing checks again under its own lock.
   */
  async depart(tx: Tx, truck: TruckRow, status: number, fields: Fields, who: RequestContext): Promise<string> {
    mustBeOpen(truck);
    const trucks = new TruckRepository(tx, truck.company_id);
    const loads = await trucks.loads(truck.id);
    if (loads.length === 0) throw new AppError('truck.empty');
    const ids = loads.map((load) => load.pallet_id);
    const pallets = await palletCopies(tx, truck.company_id, ids);
    const missing = loads.filter((load) => load.state !== 'placed' || (pallets.get(load.pallet_id)?.status ?? 0) < palletStatus.loaded);
    if (missing.length > 0) {
      const names = missing
        .map((load) => pallets.get(load.pallet_id)?.number)
        .map((number, i) => (number ? shownNumber(number) : `#${missing[i]?.pallet_id}`));
      throw new AppError('truck.not_all_loaded', { pallets: names.join(', ') });
    }
    const placed = loads.flatMap((load) => placedPallet(load, pallets.get(load.pallet_id), truck.allow_turn) ?? []);
    const asked = truckWarnings(floorOf(truck), placed).filter((warning) => ASKED.includes(warning.code));
    if (asked.length > 0 && !fields.despite_warnings) {
      throw new AppError('truck.warnings', { warnings: [...new Set(asked.map((warning) => warning.code))].join(', ') });
    }
    const departure = truck.departure + 1;
    const data: DepartureData = {
      truck_id: truck.id,
      departure,
      pallet_ids: ids,
      status,
      notify: fields.notify ?? departure === 1,
      user_id: who.user_id,
      user_name: who.user_name,
      session_id: who.session_id,
    };
    const sagaId = await this.sagas.start(tx, 'departure', `${truck.id}:${departure}:${truck.version}`, truck.company_id, data);
    await recordTruck(tx, await trucks.update(truck.id, { departing: sagaId, refusal: null }));
    return sagaId;
  }

  /** Records a recall: the truck's number below 4 at once, its pallets and orders follow. */
  async recall(tx: Tx, truck: TruckRow, status: number, who: RequestContext): Promise<string> {
    if (truck.departing !== null) throw new AppError('truck.departing');
    const trucks = new TruckRepository(tx, truck.company_id);
    const ids = (await trucks.loads(truck.id)).map((load) => load.pallet_id);
    const data: RecallData = {
      truck_id: truck.id,
      departure: truck.departure,
      pallet_ids: ids,
      orders: truck.departed_orders ?? [],
      user_id: who.user_id,
    };
    const sagaId = await this.sagas.start(tx, 'recall', `${truck.id}:${truck.departure}:${truck.version}`, truck.company_id, data);
    await recordTruck(tx, await trucks.update(truck.id, { status, departing: sagaId, departed_at: null }));
    const entry = { companyId: truck.company_id, tableName: 'trucks', rowId: truck.id, before: truck.status, after: status };
    await tx.history({ ...entry, userId: who.user_id, userName: who.user_name });
    return sagaId;
  }
}
