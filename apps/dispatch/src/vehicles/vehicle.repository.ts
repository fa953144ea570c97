import type { Vehicle } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

const UNIQUE_VIOLATION = '23505';
type Fields = Partial<Pick<Vehicle, 'make' | 'number_plate' | 'trailer_number_plate' | 'driver'>>;
interface Row extends Vehicle {
  readonly removed: boolean;
}

const toVehicle = (row: Row): Vehicle => ({
  id: row.id,
  company_id: row.company_id,
  make: row.make,
  number_plate: row.number_plate,
  trailer_number_plate: row.trailer_number_plate,
  driver: row.driver,
  version: row.version,
});

/** All SQL that writes vehicles. */
export class VehicleRepository extends TenantRepository {
  /** The vehicle, locked; null when there is none or it was deleted. */
  async lock(id: number): Promise<Vehicle | null> {
    const row = await this.row<Row>('vehicles', id, 'FOR UPDATE');
    return row && !row.removed ? toVehicle(row) : null;
  }

  /** The vehicle whose trailer has this plate, letters compared without case. */
  async byTrailer(plate: string): Promise<Vehicle | null> {
    const [row] = await this.query<Row>(
      'SELECT * FROM vehicles WHERE company_id = $1 AND upper(trailer_number_plate) = upper($2) AND NOT removed',
      [this.companyId, plate],
    );
    return row ? toVehicle(row) : null;
  }

  /** A new vehicle; null when another one has the plate. */
  async insert(fields: Fields & Pick<Vehicle, 'trailer_number_plate'>): Promise<Vehicle | null> {
    const [row] = await this.query<Row>(
      `INSERT INTO vehicles (company_id, make, number_plate, trailer_number_plate, driver) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING *`,
      [this.companyId, fields.make ?? '', fields.number_plate ?? '', fields.trailer_number_plate, fields.driver ?? ''],
    );
    return row ? toVehicle(row) : null;
  }

  /** @throws AppError not_found, conflict with the current vehicle, vehicle.plate_taken */
  async update(
    id: number,
    { make, number_plate, trailer_number_plate, driver }: Fields,
    version: number | undefined,
  ): Promise<Vehicle> {
    const set = { make, number_plate, trailer_number_plate, driver };
    try {
      return toVehicle(await this.updateVersioned<Row>({ table: 'vehicles', id, version, set }, toVehicle));
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
      throw new AppError('vehicle.plate_taken', { plate: trailer_number_plate ?? '' });
    }
  }

  /** Deletes it; trucks that left with it keep it. */
  async retire(id: number): Promise<Vehicle> {
    return toVehicle(await this.updateVersioned<Row>({ table: 'vehicles', id, set: { removed: true } }, toVehicle));
  }
}
