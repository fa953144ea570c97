import { truckStatus } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type Database } from '@mullion/server-kit';
import { recordVehicle } from '../record-vehicle';
import { VehicleRepository } from '../vehicle.repository';
import { trucksWith } from '../vehicles.queries';

/**
 * Trucks that have left keep showing it.
 * @throws AppError not_found; vehicle.in_use while a truck that is still here has it
 */
export const deleteVehicle = (database: Database, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const vehicles = new VehicleRepository(tx, context.company_id);
    const before = await vehicles.lock(id);
    if (!before) throw new AppError('not_found');
    const trucks = await trucksWith(tx, context.company_id, id, truckStatus.dispatched);
    if (trucks.length > 0) throw new AppError('vehicle.in_use', { trucks: trucks.join(', ') });
    await vehicles.retire(id);
    await recordVehicle(tx, context, { before, after: null });
    return { ok: true as const };
  });
