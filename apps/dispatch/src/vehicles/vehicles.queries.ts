import type { InputOf, routes, Vehicle } from '@mullion/contracts';
import { likeText, type Tx } from '@mullion/server-kit';
import type { EntityManager } from 'typeorm';
import { Raw } from 'typeorm';
import { VehicleRow } from './vehicle.entity';

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
  const like =
    query.filter === null
      ? null
      : Raw((column) => `dispatch.folded(${column}) LIKE dispatch.folded(:part)`, { part: likeText(query.filter) });
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
export const vehiclesByIds = async (
  manager: EntityManager,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Vehicle>> => {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(VehicleRow, 'v')
    .where('v.companyId = :companyId AND v.id IN (:...ids)', { companyId, ids })
    .getMany();
  return new Map(rows.map((row) => [row.id, toVehicle(row)]));
};

/** Trucks of the company that are still here with this vehicle, by description. */
export const trucksWith = async (tx: Tx, companyId: number, vehicleId: number, gone: number): Promise<string[]> => {
  const rows = await tx.query<{ description: string }>(
    'SELECT description FROM trucks WHERE company_id = $1 AND vehicle_id = $2 AND status < $3 ORDER BY id',
    [companyId, vehicleId, gone],
  );
  return rows.map((row) => row.description);
};
