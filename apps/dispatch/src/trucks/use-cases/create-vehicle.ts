import type { InputOf, routes, Vehicle } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Database } from '@mullion/server-kit';
import { makeVehicle } from '../../vehicles/vehicles.module';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { mustBeOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';

/**
 * A vehicle, straight for a truck when one is named.
 * @throws AppError vehicle.plate_taken without a truck; not_found and those of `mustBeOpen` for the truck
 */
export const createVehicle = (
  database: Database,
  call: CallInfo,
  { truck_id: truckId, ...fields }: InputOf<typeof routes.createVehicle>['body'],
): Promise<Committed<Vehicle>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const trucks = new TruckRepository(tx, context.company_id);
    const truck = truckId === undefined ? null : await trucks.locked(truckId);
    if (truck) mustBeOpen(truck);
    const made = await makeVehicle(tx, context, fields);
    if (!truck) {
      if (!made.isNew) throw new AppError('vehicle.plate_taken', { plate: fields.trailer_number_plate });
      return made.vehicle;
    }
    const row = await trucks.update(truck.id, {
      vehicle_id: made.vehicle.id,
      details_version: truck.details_version + 1,
    });
    await recordTruck(tx, row);
    await auditTruck(tx, context, { row: truck }, { row });
    return made.vehicle;
  });
