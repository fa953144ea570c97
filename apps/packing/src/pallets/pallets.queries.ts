import {
  palletStatus,
  type Company,
  type getPalletCount,
  type getPalletsToday,
  type InputOf,
  type listPallets,
  type OutputOf,
  type Pallet,
  type PalletRecord,
  type PalletDetail,
  type RequestContext,
} from '@mullion/contracts';
import {
  AppError,
  LITHUANIAN_COLLATION,
  containsText,
  isFoundByIndex,
  type Database,
  type SearchedText,
} from '@mullion/server-kit';
import { yearIn } from './number-counter.repository';
import { palletDto, pinnedDetailDto } from '../core/pallets/pallet.mapper';
import { palletRecordOf } from '../core/pallets/record-pallet';
import { selectPallets } from '../core/pallets/pallet-columns';
import { PalletRepository } from '../core/pallets/pallet.repository';
import { PinRepository } from '../core/pallets/pin.repository';
import type { PalletRow } from '../core/pallets/pallet.row';

/** Whose events a pallet is shown with: an asker that has seen newer ones waits for them. */
export const copiedFrom = ['orders', 'dispatch'] as const;

type ListQuery = InputOf<typeof listPallets>['query'];

const NUMBER = `p.number`;
const columns: Record<ListQuery['order_by'], string> = {
  number: NUMBER,
  null: NUMBER,
  customer: `p.customer_name ${LITHUANIAN_COLLATION}`,
  order_number: 'p.order_number',
  status: 'p.status',
  length: 'p.length',
  products_count: 'p.products_count',
  comment: `p.comment ${LITHUANIAN_COLLATION}`,
  truck: `t.description ${LITHUANIAN_COLLATION}`,
};

const neverEmpty = new Set<ListQuery['order_by']>(['customer', 'order_number', 'status', 'length', 'products_count']);
const searched: SearchedText = { table: 'pallet', text: 'search', schema: 'packing' };

/** A page of pallets from their own columns; the filter looks at them and at the truck's description. */
export const pageOfPallets = async (
  database: Database,
  context: RequestContext,
  query: ListQuery,
): Promise<{ data: Pallet[]; last_page: number; total: number }> => {
  const filter = await filterOf(database, context.company_id, query);
  const truck = query.order_by === 'truck' ? ' LEFT JOIN truck_copy t ON t.id = p.truck_id' : '';
  const orderBy = `${columns[query.order_by]} ${query.order}${neverEmpty.has(query.order_by) ? '' : ' NULLS LAST'}, p.id ${query.order}`;
  const at = filter.params.length;
  const [[counted], rows] = await Promise.all([
    database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM pallet p WHERE ${filter.where}`,
      filter.params,
    ),
    database.read<PalletRow>(
      `WITH page AS (SELECT p.id FROM pallet p${truck} WHERE ${filter.where} ORDER BY ${orderBy} LIMIT $${at + 1} OFFSET $${at + 2})
       ${selectPallets} JOIN page ON page.id = p.id ORDER BY ${orderBy}`,
      [...filter.params, query.rows, (query.page - 1) * query.rows],
    ),
  ]);
  const total = counted?.total ?? 0;
  return {
    data: rows.map((row) => palletDto(row, context)),
    last_page: Math.max(1, Math.ceil(total / query.rows)),
    total,
  };
};

const filterOf = async (
  database: Database,
  companyId: number,
  query: ListQuery,
): Promise<{ where: string; params: unknown[] }> => {
  const where = 'p.company_id = $1 AND p.status BETWEEN $2 AND $3';
  const params = [companyId, query.status_from, query.status_to];
  if (query.filter === null) return { where, params };
  const byIndex = await isFoundByIndex((sql, values) => database.read(sql, values), companyId, searched, query.filter);
  const text = containsText(searched, query.filter, byIndex, params.length + 1);
  const truck = `p.truck_id = ANY(ARRAY(SELECT id FROM truck_copy WHERE company_id = $1 AND packing.folded(description) LIKE packing.folded($${params.length + 1})))`;
  return { where: `${where} AND (${text.sql} OR ${truck})`, params: [...params, ...text.params] };
};

/** Pallets with their products, in the order of the ids; those of other companies are left out. */
export const palletsByIds = async (
  database: Database,
  context: RequestContext,
  ids: readonly number[],
): Promise<PalletDetail[]> => {
  const [states, pins] = await Promise.all([
    new PalletRepository(database, context.company_id).read(ids),
    new PinRepository(database, context.company_id).read(ids),
  ]);
  return ids.flatMap((id) => states.get(id) ?? []).map((state) => pinnedDetailDto(state, pins, context));
};

/** @throws AppError `pallet.not_found`. */
export const palletById = async (database: Database, context: RequestContext, id: number): Promise<PalletDetail> => {
  const [pallet] = await palletsByIds(database, context, [id]);
  if (!pallet) throw new AppError('pallet.not_found', { pallet: id });
  return pallet;
};

/** Pallets with their products that any of these orders stands on. */
export const palletsOfOrders = async (
  database: Database,
  context: RequestContext,
  orderIds: readonly number[],
): Promise<PalletDetail[]> => {
  // fictive pallets are of no order: those that wait for a truck come too, and those beside these orders on one
  const sql = `WITH theirs AS MATERIALIZED (SELECT id, truck_id FROM pallet WHERE company_id = $1 AND order_ids && $2::int[])
    SELECT id FROM (SELECT id, false AS fictive FROM theirs
      UNION ALL SELECT id, true FROM pallet WHERE company_id = $1 AND fictive AND truck_id IS NULL
        AND status < ${palletStatus.dispatched}
      UNION ALL SELECT id, true FROM pallet WHERE company_id = $1 AND fictive AND truck_id IN (SELECT truck_id FROM theirs)) shown
    ORDER BY fictive, id`;
  const rows = await database.read<{ id: number }>(sql, [context.company_id, orderIds]);
  return palletsByIds(
    database,
    context,
    rows.map((row) => row.id),
  );
};

/** The rows of pallets that any of these orders stands on. */
export const palletRowsOfOrders = (
  database: Database,
  companyId: number,
  orderIds: readonly number[],
): Promise<PalletRow[]> =>
  database.read<PalletRow>(
    `${selectPallets} WHERE p.company_id = $1 AND p.order_ids && $2::int[] ORDER BY p.id`,
    [companyId, orderIds],
    {
      name: 'pallets-of-orders',
    },
  );

/** What waits for somebody: counted by the index of statuses alone, which those that have left do not enter. */
export const palletsToday = async (
  database: Database,
  companyId: number,
): Promise<OutputOf<typeof getPalletsToday>> => {
  const [found] = await database.read<OutputOf<typeof getPalletsToday>>(
    `SELECT count(*) FILTER (WHERE status = ${palletStatus.notPrepared}) AS to_prepare,
       count(*) FILTER (WHERE status = ${palletStatus.prepared}) AS to_load_with_products,
       count(*) FILTER (WHERE status = ${palletStatus.closed}) AS closed
     FROM pallet WHERE company_id = $1 AND status BETWEEN ${palletStatus.notPrepared} AND ${palletStatus.closed}`,
    [companyId],
    { name: 'pallets-today' },
  );
  return found ?? { to_prepare: 0, to_load_with_products: 0, closed: 0 };
};

/** Pallets as other services keep them. */
export const palletRecordsByIds = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<PalletRecord[]> => {
  const sql = `${selectPallets} WHERE p.company_id = $1 AND p.id = ANY($2) ORDER BY p.id`;
  const rows = await database.read<PalletRow>(sql, [companyId, ids]);
  return rows.map((row) => palletRecordOf(row));
};

/** How many numbers of pallets were given this year, and which year that is in the company. */
export const palletCount = async (
  database: Database,
  { id, time_zone }: Pick<Company, 'id' | 'time_zone'>,
  now: Date,
): Promise<OutputOf<typeof getPalletCount>> => {
  const year = yearIn(time_zone, now);
  const [counter] = await database.read<{ last: number }>(
    'SELECT last FROM pallet_counter WHERE company_id = $1 AND year = $2',
    [id, year],
  );
  return { year, count: counter?.last ?? 0 };
};
