import {
  routes,
  USUAL_DEPARTURE_TIME,
  truckStatus,
  type getTrucksToday,
  type getTruckSpace,
  type InputOf,
  type OutputOf,
  type RequestContext,
  type Truck,
} from '@mullion/contracts';
import {
  AppError,
  LITHUANIAN_COLLATION,
  containsText,
  isFoundByIndex,
  type Database,
  type SearchedText,
} from '@mullion/server-kit';
import { companyFeatures, orderCopies, palletCopies } from '../copies/copies.queries';
import { vehiclesByIds } from '../vehicles/vehicles.queries';
import { toTruck } from './truck.mapper';
import type { LoadRow, TruckRow } from './truck.row';

/** Whose changes a truck is shown with: an asker that has seen newer ones waits for them. */
export const copiedFrom = ['packing', 'orders'] as const;

type ListInput = InputOf<typeof routes.listTrucks>['query'];

/**
 * What a truck carries is kept beside it (`keepContents`): a sum for every truck of all years would be computed for
 * each page.
 */
const sortable: Record<ListInput['order_by'], string> = {
  description: `t.description ${LITHUANIAN_COLLATION}`,
  delivery_date: 't.delivery_date',
  departed_at: 't.departed_at',
  status: 't.status',
  pallets_count: 't.pallets_count',
  products_count: 't.products_count',
  customers: `t.customers ${LITHUANIAN_COLLATION}`,
  null: 't.delivery_date',
};

/**
 * When a truck leaves by its own time or the company's usual one, in the company's time zone; $1 is the company, $3 the
 * time zone until its copy has arrived.
 */
const DEPARTS_AT = `((delivery_date + coalesce(departure_time, (SELECT departure_time FROM companies WHERE company_id = $1), '${USUAL_DEPARTURE_TIME}')::time)
  AT TIME ZONE coalesce((SELECT time_zone FROM companies WHERE company_id = $1), $3))`;

/** Whole trucks of the company, in the order of the ids; those of another company are left out. */
export const trucksByIds = async (
  database: Database,
  context: RequestContext,
  ids: readonly number[],
): Promise<Truck[]> => {
  if (ids.length === 0) return [];
  // read in one snapshot: the version of a truck with places written after it would let an editor overwrite what it has
  // not seen
  const { rows, loads } = await database.snapshot(async (reads) => ({
    rows: await reads.read<TruckRow & { readonly departs_at: Date | null }>(
      `SELECT *, ${DEPARTS_AT} AS departs_at FROM trucks WHERE company_id = $1 AND id = ANY($2)`,
      [context.company_id, ids, context.time_zone],
    ),
    loads: await reads.read<LoadRow>(
      'SELECT pallet_id, truck_id, claim_id, state, x, y, is_turned, dispatch_priority FROM loads WHERE company_id = $1 AND truck_id = ANY($2)',
      [context.company_id, ids],
    ),
  }));
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
  const who = { ...context, features: await companyFeatures(database, context) };
  const byId = new Map<number, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [toTruck({ row, loads: loads.filter((load) => load.truck_id === id), pallets, orders, vehicles }, who)]
      : [];
  });
};

/** @throws AppError not_found for one of another company */
export const truckById = async (database: Database, context: RequestContext, id: number): Promise<Truck> => {
  const [truck] = await trucksByIds(database, context, [id]);
  if (!truck) throw new AppError('not_found');
  return truck;
};

const searchedOrders: SearchedText = { table: 'orders', text: 'search', schema: 'dispatch' };
const searchedPallets: SearchedText = { table: 'pallets', text: 'search', schema: 'dispatch' };

/** Trucks that a text is found on; the company is $1 and the text's own parameters begin with `first`. */
const trucksWith = async (
  database: Database,
  companyId: number,
  text: string,
  first: number,
): Promise<{ sql: string; params: string[] }> => {
  const read = (sql: string, params: readonly unknown[]): Promise<{ fits: number }[]> => database.read(sql, params);
  const [byOrder, byPallet] = await Promise.all([
    isFoundByIndex(read, companyId, searchedOrders, text),
    isFoundByIndex(read, companyId, searchedPallets, text),
  ]);
  const orders = containsText(searchedOrders, text, byOrder, first);
  const pallets = containsText(searchedPallets, text, byPallet, first + orders.params.length);
  const found = `SELECT id FROM orders WHERE company_id = $1 AND ${orders.sql}`;
  // Few orders are looked for on pallets by the index, many are joined: each way is hopeless for the other.
  const ofOrders = byOrder
    ? `SELECT p.id FROM pallets p WHERE p.company_id = $1 AND p.order_ids && ARRAY(${found})`
    : `SELECT p.id FROM pallets p, unnest(p.order_ids) AS o(id) WHERE p.company_id = $1 AND o.id IN (${found})`;
  const sql = `SELECT id FROM trucks WHERE company_id = $1 AND (dispatch.folded(description) LIKE dispatch.folded($${first}) OR lower(number) LIKE lower($${first}))
    UNION SELECT tr.id FROM vehicles v JOIN trucks tr ON tr.vehicle_id = v.id WHERE v.company_id = $1 AND lower(v.trailer_number_plate) LIKE lower($${first})
    UNION SELECT truck_id FROM loads WHERE pallet_id IN (SELECT id FROM pallets WHERE company_id = $1 AND ${pallets.sql} UNION ALL ${ofOrders})`;
  return { sql, params: [...orders.params, ...pallets.params] };
};

/**
 * A page of trucks; the filter looks at number, description, plate, pallet numbers, order numbers and customers. What a
 * text finds is counted on the way, because finding costs most; without one a page is read by an index that sorts, and
 * counting goes beside it.
 */
export const pageOfTrucks = async (
  database: Database,
  context: RequestContext,
  query: ListInput,
): Promise<{ trucks: Truck[]; total: number; page: number; pages: number }> => {
  const filtered = query.filter === null ? null : await trucksWith(database, context.company_id, query.filter, 8);
  const where = `t.company_id = $1 AND t.status BETWEEN $2 AND $3
    AND ($4::date IS NULL OR t.delivery_date >= $4) AND ($5::date IS NULL OR t.delivery_date <= $5)
    AND ($6::int[] IS NULL OR t.id = ANY($6)) AND ($7::date IS NULL OR t.departed_at >= $7::date AT TIME ZONE 'UTC')
    ${filtered ? `AND t.id IN (${filtered.sql})` : ''}`;
  const { status_from, status_to, delivery_date_from, delivery_date_to, departed_from, ids = null } = query;
  const asked = [
    context.company_id,
    status_from,
    status_to,
    delivery_date_from,
    delivery_date_to,
    ids,
    departed_from,
    ...(filtered?.params ?? []),
  ];
  const count = async (): Promise<number> =>
    (await database.read<{ total: number }>(`SELECT count(*) AS total FROM trucks t WHERE ${where}`, asked))[0]
      ?.total ?? 0;
  const [rows, counted] = await Promise.all([
    database.read<{ id: number; total?: number }>(
      `SELECT t.id${filtered ? ', count(*) OVER () AS total' : ''} FROM trucks t WHERE ${where}
       ORDER BY ${sortable[query.order_by]} ${query.order} NULLS LAST, t.id DESC LIMIT $${asked.length + 1} OFFSET $${asked.length + 2}`,
      [...asked, query.rows, (query.page - 1) * query.rows],
    ),
    filtered ? null : count(),
  ]);
  const total = counted ?? rows[0]?.total ?? (query.page > 1 ? await count() : 0);
  const trucks = await trucksByIds(
    database,
    context,
    rows.map((row) => row.id),
  );
  return { trucks, total, page: query.page, pages: Math.max(1, Math.ceil(total / query.rows)) };
};

/**
 * Trucks of some days by ISO week. What stands on them is counted in loading metres, as packing's estimates are
 * (docs/planning.md): a pallet's length shared with those that fit beside it. Shares of pallets that are to be left out
 * are not counted.
 */
export const truckSpace = (
  database: Database,
  companyId: number,
  { from, to, without }: InputOf<typeof getTruckSpace>,
): Promise<OutputOf<typeof getTruckSpace>> =>
  database.read(
    `WITH left_out AS (SELECT * FROM jsonb_to_recordset($4::jsonb) AS w (pallet_id int, share numeric))
     SELECT to_char(t.delivery_date, 'IYYYIW') AS week, count(*)::int AS trucks, sum(t.length)::int AS length,
       coalesce(sum(least(t.length, loaded.length)), 0)::int AS taken
     FROM trucks t CROSS JOIN LATERAL (
       SELECT coalesce(sum(round((1 - coalesce(w.share, 0)) * ((p.record ->> 'length')::int + t.between_pallets)
         / greatest(1, floor((t.width + t.between_pallets) / ((p.record ->> 'width')::int + t.between_pallets)::numeric)))), 0) AS length
       FROM loads l JOIN pallets p ON p.id = l.pallet_id LEFT JOIN left_out w ON w.pallet_id = l.pallet_id WHERE l.truck_id = t.id
     ) AS loaded
     WHERE t.company_id = $1 AND t.delivery_date BETWEEN $2::date AND $3::date GROUP BY 1`,
    [companyId, from, to, JSON.stringify(without)],
    { name: 'truck-space' },
  );

/** Trucks that wait for somebody on the company's day. */
export const trucksToday = async (
  database: Database,
  companyId: number,
  day: string,
): Promise<OutputOf<typeof getTrucksToday>> => {
  const [found] = await database.read<OutputOf<typeof getTrucksToday>>(
    `SELECT count(*) FILTER (WHERE delivery_date = $2::date) AS leaving_today, count(*) FILTER (WHERE status = ${truckStatus.loading}) AS being_loaded
     FROM trucks WHERE company_id = $1 AND status BETWEEN ${truckStatus.planned} AND ${truckStatus.loaded}`,
    [companyId, day],
    { name: 'trucks-today' },
  );
  return found ?? { leaving_today: 0, being_loaded: 0 };
};
