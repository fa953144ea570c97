import { routes, type InputOf, type RequestContext, type Truck } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { orderCopies, palletCopies } from '../copies/copies.queries';
import { vehiclesByIds } from '../vehicles/vehicles.queries';
import { toTruck } from './truck.mapper';
import type { LoadRow, TruckRow } from './truck.row';

type ListInput = InputOf<typeof routes.listTrucks>['query'];

/** Names stand as in a Lithuanian register (Ą before B), in both languages. */
const REGISTER = 'COLLATE "lt-x-icu"';
const onTruck = 'loads l JOIN pallets p ON p.id = l.pallet_id WHERE l.truck_id = t.id';
const sortable: Record<ListInput['order_by'], string> = {
  description: `t.description ${REGISTER}`,
  delivery_date: 't.delivery_date',
  status: 't.status',
  pallets_count: '(SELECT count(*) FROM loads l WHERE l.truck_id = t.id)',
  products_count: `(SELECT coalesce(sum((p.record ->> 'products_count')::int), 0) FROM ${onTruck})`,
  customers: `(SELECT string_agg(DISTINCT o.customer ${REGISTER}, ', ') FROM orders o WHERE o.company_id = t.company_id AND o.id IN
    (SELECT value::int FROM loads l JOIN pallets p ON p.id = l.pallet_id, json_array_elements_text(p.record -> 'order_ids') WHERE l.truck_id = t.id))`,
  null: 't.delivery_date',
};

/** Whole trucks of the company, in the order of the ids; those of another company are left out. */
export const trucksByIds = async (database: Database, context: RequestContext, ids: readonly number[]): Promise<Truck[]> => {
  if (ids.length === 0) return [];
  const rows = await database.read<TruckRow>('SELECT * FROM trucks WHERE company_id = $1 AND id = ANY($2)', [context.company_id, ids]);
  const loads = await database.read<LoadRow>(
    'SELECT pallet_id, truck_id, claim_id, state, x, y, is_turned, dispatch_priority FROM loads WHERE company_id = $1 AND truck_id = ANY($2)',
    [context.company_id, ids],
  );
  const pallets = await palletCopies(
    database,
    context.company_id,
    loads.map((load) => load.pallet_id),
  );
  const orderIds = [...new Set([...pallets.values()].flatMap((pallet) => pallet.order_ids))];
  const orders = await orderCopies(database, context.company_id, orderIds);
  const vehicles = await vehiclesByIds(
    database.dataSource.manager,
    context.company_id,
    rows.map((row) => row.vehicle_id).filter((id): id is number => id !== null),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toTruck({ row, loads: loads.filter((load) => load.truck_id === id), pallets, orders, vehicles }, context)] : [];
  });
};

/** A page of trucks; the filter looks at description, plate, pallet numbers, order numbers and customers. */
export const pageOfTrucks = async (
  database: Database,
  context: RequestContext,
  query: ListInput,
): Promise<{ trucks: Truck[]; total: number; page: number; pages: number }> => {
  const like = query.filter === null ? null : `%${query.filter.replace(/[%_\\]/g, '\\$&')}%`;
  const rows = await database.read<{ id: number; total: number }>(
    `SELECT t.id, count(*) OVER () AS total FROM trucks t
     WHERE t.company_id = $1 AND t.status BETWEEN $2 AND $3
       AND ($4::date IS NULL OR t.delivery_date >= $4) AND ($5::date IS NULL OR t.delivery_date <= $5)
       AND ($6::int[] IS NULL OR t.id = ANY($6))
       AND ($7::text IS NULL OR t.description ILIKE $7
         OR EXISTS (SELECT 1 FROM vehicles v WHERE v.id = t.vehicle_id AND v.trailer_number_plate ILIKE $7)
         OR EXISTS (SELECT 1 FROM loads l JOIN pallets p ON p.id = l.pallet_id WHERE l.truck_id = t.id
              AND (p.record ->> 'number' ILIKE $7 OR EXISTS (SELECT 1 FROM orders o WHERE o.company_id = $1 AND (o.number ILIKE $7 OR o.customer ILIKE $7)
                AND o.id IN (SELECT value::int FROM json_array_elements_text(p.record -> 'order_ids'))))))
     ORDER BY ${sortable[query.order_by]} ${query.order} NULLS LAST, t.id DESC LIMIT $8 OFFSET $9`,
    [
      context.company_id,
      query.status_from,
      query.status_to,
      query.delivery_date_from,
      query.delivery_date_to,
      query.ids ?? null,
      like,
      query.rows,
      (query.page - 1) * query.rows,
    ],
  );
  const total = rows[0]?.total ?? 0;
  const trucks = await trucksByIds(
    database,
    context,
    rows.map((row) => row.id),
  );
  return { trucks, total, page: query.page, pages: Math.max(1, Math.ceil(total / query.rows)) };
};
