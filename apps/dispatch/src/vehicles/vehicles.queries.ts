import type { InputOf, routes, Vehicle } from '@mullion/contracts';
import { AppError, likeText, type AuditActor, type Tx } from '@mullion/server-kit';
import type { EntityManager } from 'typeorm';
import { ILike } from 'typeorm';
import { recordVehicle } from './record-vehicle';
import { VehicleRow } from './vehicle.entity';
import { VehicleRepository } from './vehicle.repository';

type ListInput = InputOf<typeof routes.listVehicles>['query'];

const columns = {
  make: 'make',
  number_plate: 'numberPlate',
  trailer_number_plate: 'trailerNumberPlate',
  driver: 'driver',
} as const satisfies Record<ListInput['order_by'], keyof VehicleRow>;

const toVehicle = (row: VehicleRow): Vehicle => ({
  id: row.id as Vehicle['id'],
  company_id: row.companyId as Vehicle['company_id'],
  make: row.make,
  number_plate: row.numberPlate,
  trailer_number_plate: row.trailerNumberPlate,
  driver: row.driver,
  version: row.version,
});

/** A page of the company's vehicles; `filter` is part of a plate, the make or the driver's name. */
export const pageOfVehicles = async (
  manager: EntityManager,
  companyId: number,
  query: ListInput,
): Promise<{ data: Vehicle[]; last_page: number; total: number }> => {
  const like = query.filter === null ? null : ILike(likeText(query.filter));
  const mine = { companyId, removed: false };
  const [rows, total] = await manager.findAndCount(VehicleRow, {
    where: like === null ? mine : Object.values(columns).map((column) => ({ ...mine, [column]: like })),
    order: { [columns[query.order_by]]: query.order, id: 'ASC' },
    skip: (query.page - 1) * query.rows,
    take: query.rows,
  });
  return { data: rows.map(toVehicle), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
};

/** Vehicles by id, for truck DTOs; deleted ones too, because trucks left with them. */
export const vehiclesByIds = async (manager: EntityManager, companyId: number, ids: readonly number[]): Promise<Map<number, Vehicle>> => {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(VehicleRow, 'v')
    .where('v.companyId = :companyId AND v.id IN (:...ids)', { companyId, ids })
    .getMany();
  return new Map(rows.map((row) => [row.id, toVehicle(row)]));
};

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

/** What a truck's `vehicle_id` becomes: the trailer's plate goes before an id; undefined leaves it as it is. @throws AppError vehicle.unknown */
export const chosenVehicle = async (
  tx: Tx,
  who: AuditActor,
  chosen: { readonly trailer_number_plate?: string | null | undefined; readonly vehicle_id?: number | null | undefined },
): Promise<number | null | undefined> => {
  if (chosen.trailer_number_plate) return (await makeVehicle(tx, who, { trailer_number_plate: chosen.trailer_number_plate })).vehicle.id;
  if (chosen.trailer_number_plate !== undefined) return null;
  if (typeof chosen.vehicle_id === 'number' && !(await new VehicleRepository(tx, who.company_id).lock(chosen.vehicle_id)))
    throw new AppError('vehicle.unknown');
  return chosen.vehicle_id;
};

/** Trucks of the company that are still here with this vehicle, by description. */
export const trucksWith = async (tx: Tx, companyId: number, vehicleId: number, gone: number): Promise<string[]> => {
  const rows = await tx.query<{ description: string }>(
    'SELECT description FROM trucks WHERE company_id = $1 AND vehicle_id = $2 AND status < $3 ORDER BY id',
    [companyId, vehicleId, gone],
  );
  return rows.map((row) => row.description);
};
