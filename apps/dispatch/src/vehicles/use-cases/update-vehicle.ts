import type { InputOf, routes, Vehicle } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Database } from '@mullion/server-kit';
import { recordVehicle } from '../record-vehicle';
import { VehicleRepository } from '../vehicle.repository';

/** @throws AppError not_found, conflict with the current vehicle, vehicle.plate_taken */
export const updateVehicle = (
  database: Database,
  call: CallInfo,
  { params, body: { version, ...fields } }: InputOf<typeof routes.updateVehicle>,
): Promise<Committed<Vehicle>> =>
  database.transaction(call, async (tx) => {
    const vehicles = new VehicleRepository(tx, call.context.company_id);
    const before = await vehicles.lock(params.id);
    if (!before) throw new AppError('not_found');
    const after = await vehicles.update(params.id, fields, version);
    await recordVehicle(tx, call.context, { before, after });
    return after;
  });
