import type { InputOf, routes, Vehicle } from '@mullion/contracts';
import { AppError, Database, type CallInfo } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { makeVehicle, type MadeVehicle } from '../../vehicles/vehicles.queries';
import { auditTruck } from '../audit-truck';
import { mustBeOpen } from '../truck.policy';
import { recordTruck, TruckRepository } from '../truck.repository';

type Fields = InputOf<typeof routes.createVehicle>['body'];

/** A vehicle, straight for a truck when one is named. */
@Injectable()
export class CreateVehicle {
  constructor(private readonly database: Database) {}

  /** @throws AppError vehicle.plate_taken without a truck; not_found, already_confirmed, truck.departing for the truck */
  run(call: CallInfo, { truck_id: truckId, ...fields }: Fields) {
    const { context } = call;
    return this.database.transaction(call, async (tx): Promise<Vehicle> => {
      const made: MadeVehicle = await makeVehicle(tx, context, fields);
      if (truckId === undefined) {
        if (!made.isNew) throw new AppError('vehicle.plate_taken', { plate: fields.trailer_number_plate });
        return made.vehicle;
      }
      const trucks = new TruckRepository(tx, context.company_id);
      const truck = await trucks.lock(truckId);
      if (!truck) throw new AppError('not_found');
      mustBeOpen(truck);
      const row = await trucks.update(truckId, { vehicle_id: made.vehicle.id, details_version: truck.details_version + 1 });
      await recordTruck(tx, row);
      await auditTruck(tx, context, { row: truck }, { row });
      return made.vehicle;
    });
  }
}
