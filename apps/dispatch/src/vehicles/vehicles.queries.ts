import type { Vehicle } from '@mullion/contracts';
import type { EntityManager } from 'typeorm';
import { ILike } from 'typeorm';
import { VehicleRow } from './vehicle.entity';

const toVehicle = (row: VehicleRow): Vehicle => ({
  id: row.id as Vehicle['id'],
  make: row.make,
  number_plate: row.numberPlate,
  trailer_number_plate: row.trailerNumberPlate,
  driver: row.driver,
});

/** A page of the company's vehicles, by trailer plate; `filter` is part of a plate or the driver's name. */
export const pageOfVehicles = async (
  manager: EntityManager,
  companyId: number,
  page: { readonly page: number; readonly rows: number; readonly filter: string | null },
): Promise<{ data: Vehicle[]; last_page: number; total: number }> => {
  const like = page.filter === null ? null : ILike(`%${page.filter.replace(/[%_\\]/g, '\\$&')}%`);
  const [rows, total] = await manager.findAndCount(VehicleRow, {
    where:
      like === null
        ? { companyId }
        : [
            { companyId, trailerNumberPlate: like },
            { companyId, driver: like },
          ],
    order: { trailerNumberPlate: 'ASC' },
    skip: (page.page - 1) * page.rows,
    take: page.rows,
  });
  return { data: rows.map(toVehicle), last_page: Math.max(1, Math.ceil(total / page.rows)), total };
};

/** Vehicles by id, for truck DTOs. */
export const vehiclesByIds = async (manager: EntityManager, companyId: number, ids: readonly number[]): Promise<Map<number, Vehicle>> => {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(VehicleRow, 'v')
    .where('v.companyId = :companyId AND v.id IN (:...ids)', { companyId, ids })
    .getMany();
  return new Map(rows.map((row) => [row.id, toVehicle(row)]));
};

/** The vehicle with this trailer plate; made with the plate alone when the company has none. */
export const vehicleByTrailer = async (manager: EntityManager, companyId: number, plate: string): Promise<number> => {
  await manager
    .createQueryBuilder()
    .insert()
    .into(VehicleRow)
    .values({ companyId, trailerNumberPlate: plate, make: '', numberPlate: '', driver: '' })
    .orIgnore()
    .execute();
  return (await manager.findOneByOrFail(VehicleRow, { companyId, trailerNumberPlate: plate })).id;
};
