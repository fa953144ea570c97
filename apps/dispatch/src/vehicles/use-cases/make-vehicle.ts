import type { Vehicle } from '@mullion/contracts';
import { AppError, type AuditActor, type Tx } from '@mullion/server-kit';
import { recordVehicle } from '../record-vehicle';
import { VehicleRepository } from '../vehicle.repository';

export interface MadeVehicle {
  readonly vehicle: Vehicle;
  readonly isNew: boolean;
}

/** A new vehicle, or the one that has this trailer's plate already, as it is. */
export const makeVehicle = async (
  tx: Tx,
  who: AuditActor,
  fields: Partial<Vehicle> & Pick<Vehicle, 'trailer_number_plate'>,
): Promise<MadeVehicle> => {
  const vehicles = new VehicleRepository(tx, who.company_id);
  const made = await vehicles.insert(fields);
  if (made) await recordVehicle(tx, who, { before: null, after: made });
  const vehicle = made ?? (await vehicles.byTrailer(fields.trailer_number_plate));
  if (!vehicle) throw new AppError('conflict');
  return { vehicle, isNew: made !== null };
};

/**
 * What a truck's `vehicle_id` becomes: the trailer's plate goes before an id; undefined leaves it as it is.
 * @throws AppError vehicle.unknown
 */
export const chosenVehicle = async (
  tx: Tx,
  who: AuditActor,
  chosen: {
    readonly trailer_number_plate?: string | null | undefined;
    readonly vehicle_id?: number | null | undefined;
  },
): Promise<number | null | undefined> => {
  if (chosen.trailer_number_plate)
    return (await makeVehicle(tx, who, { trailer_number_plate: chosen.trailer_number_plate })).vehicle.id;
  if (chosen.trailer_number_plate !== undefined) return null;
  if (
    typeof chosen.vehicle_id === 'number' &&
    !(await new VehicleRepository(tx, who.company_id).lock(chosen.vehicle_id))
  )
    throw new AppError('vehicle.unknown');
  return chosen.vehicle_id;
};
