import { userTypes, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { floorRect } from '@mullion/packing-model';
import { AppError, Database, type CallInfo, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { palletCopies, statusRightsCopy } from '../../copies/copies.queries';
import { chosenVehicle } from '../../vehicles/vehicles.queries';
import { auditTruck } from '../audit-truck';
import { isDispatched, movement } from '../rules/truck-life';
import { placedPallet } from '../truck.mapper';
import { mayChangeStatus, mustBeOpen } from '../truck.policy';
import { recordTruck, TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';
import { DepartTruck } from './depart-truck';

type Fields = InputOf<typeof routes.updateTruck>['body'];

/** Edits a truck; a status over the line of 4 becomes the departure or the recall. */
@Injectable()
export class UpdateTruck {
  constructor(
    private readonly database: Database,
    private readonly departures: DepartTruck,
  ) {}

  /** Gives the saga to wait for, null when the change is done already. Throws conflict for another version, of the truck or of its details. */
  run(call: CallInfo, id: number, fields: Fields) {
    return this.database.transaction(call, async (tx) => {
      const { context } = call;
      const trucks = new TruckRepository(tx, context.company_id);
      const truck = await trucks.lock(id);
      if (!truck) throw new AppError('not_found');
      const isOld = fields.version !== undefined && fields.version !== truck.version;
      const areDetailsOld = fields.details_version !== undefined && fields.details_version !== truck.details_version;
      if (isOld || areDetailsOld) throw new AppError('conflict');
      const status = fields.status ?? truck.status;
      if (status !== truck.status) await this.checkStatus(tx, truck, status, context);
      const stood = fields.pallets && (await trucks.loads(id));
      const edited = await this.edit(tx, trucks, truck, fields, context);
      const way = movement(truck.status, status);
      const stands = fields.pallets && (await trucks.loads(id));
      // a departure is audited once it has come about
      const now = { ...edited, status: way === 'departure' ? truck.status : status };
      await auditTruck(tx, context, { row: truck, ...(stood && { loads: stood }) }, { row: now, ...(stands && { loads: stands }) });
      if (way === 'departure') return { sagaId: await this.departures.depart(tx, edited, status, fields, context) };
      if (way === 'recall') return { sagaId: await this.departures.recall(tx, edited, status, context) };
      if (status !== truck.status) {
        await tx.history({
          companyId: context.company_id,
          tableName: 'trucks',
          rowId: id,
          before: truck.status,
          after: status,
          userId: context.user_id,
          userName: context.user_name,
        });
      }
      await recordTruck(tx, await trucks.update(id, { status }));
      return { sagaId: null };
    });
  }

  private async checkStatus(tx: Tx, truck: TruckRow, status: number, context: RequestContext): Promise<void> {
    const matrix = await statusRightsCopy(tx, context.company_id);
    if (matrix === null && context.type > userTypes.administrator)
      throw new AppError('status.change_not_allowed', { before: truck.status, after: status });
    mayChangeStatus(truck.status, status, context, matrix ?? []);
  }

  private async edit(tx: Tx, trucks: TruckRepository, truck: TruckRow, fields: Fields, who: RequestContext): Promise<TruckRow> {
    const {
      pallets,
      trailer_number_plate: plate,
      status: _status,
      version: _version,
      details_version: _details,
      despite_warnings: _asked,
      notify: _notify,
      ...plain
    } = fields;
    const isDetail = Object.keys(plain).length > 0 || plate !== undefined;
    if (!isDetail && pallets === undefined) return truck;
    if (isDispatched(truck.status)) throw new AppError('already_confirmed');
    mustBeOpen(truck);
    const vehicle = await chosenVehicle(tx, who, { trailer_number_plate: plate, vehicle_id: plain.vehicle_id });
    const edited = await trucks.update(truck.id, {
      ...plain,
      vehicle_id: vehicle,
      details_version: isDetail ? truck.details_version + 1 : undefined,
    });
    if (pallets) await this.place(tx, trucks, edited, pallets);
    return edited;
  }

  /** Places by hand: pulled inside the width and behind the headboard, turned only where the truck allows it. */
  private async place(tx: Tx, trucks: TruckRepository, truck: TruckRow, items: NonNullable<Fields['pallets']>): Promise<void> {
    const loads = new Map((await trucks.loads(truck.id)).map((load) => [load.pallet_id, load]));
    const copies = await palletCopies(tx, truck.company_id, [...loads.keys()]);
    const placed = items.map((item) => {
      const load = loads.get(item.pallet_id);
      if (!load) throw new AppError('not_found', { pallet: item.pallet_id });
      const isTurned = item.is_turned && truck.allow_turn;
      const pallet = placedPallet({ ...load, x: item.x, y: item.y, is_turned: isTurned }, copies.get(item.pallet_id), truck.allow_turn);
      const rect = pallet ? floorRect(pallet) : { y0: 0, y1: 0 };
      const across = rect.y1 - rect.y0;
      const y = Math.max(0, Math.min(item.y, truck.width - across));
      return { id: item.pallet_id, x: Math.max(0, item.x), y, isTurned, priority: item.dispatch_priority };
    });
    await trucks.place(truck.id, placed);
  }
}
