import {
  getReturnables,
  type InputOf,
  type listReturnableMovements,
  type listReturnables,
  type OutputOf,
  type PassingTruck,
  type ReturnableHolderDetail,
} from '@mullion/contracts';
import { AppError, type Database, likeText, LITHUANIAN_COLLATION, type Tx } from '@mullion/server-kit';
import { passingTrucks } from './passing-trucks.queries';
import { toMovement } from './returnable.mapper';
import type { HolderRow, MovementRow } from './returnable.row';
import { daysBetween } from './rules/open-lots';
import { summaryOf } from './summary.queries';

type ListQuery = InputOf<typeof listReturnables>['query'];
type Listed = OutputOf<typeof listReturnables>;
type Row = Omit<Listed['data'][number], 'ages' | 'oldest_days' | 'next_truck'> & {
  readonly address_key: string;
  readonly young: number;
  readonly middle: number;
  readonly aging: number;
  readonly late: number;
  readonly all_holders: number;
};

/** Lots of a holder and kind by age on a day; the steps are `ageSteps`. */
const AGED = `SELECT min(l.since) AS oldest, coalesce(sum(l.count), 0)::int AS units,
    coalesce(sum(l.count) FILTER (WHERE $2::date - l.since <= 30), 0)::int AS young,
    coalesce(sum(l.count) FILTER (WHERE $2::date - l.since BETWEEN 31 AND 60), 0)::int AS middle,
    coalesce(sum(l.count) FILTER (WHERE $2::date - l.since BETWEEN 61 AND 90), 0)::int AS aging,
    coalesce(sum(l.count) FILTER (WHERE $2::date - l.since > 90), 0)::int AS late
  FROM returnable_lots l WHERE l.holder_id = b.holder_id AND l.kind_id = b.kind_id`;

/** A page of who has something, with the figures of the company. */
export const pageOfHolders = async (
  database: Database,
  companyId: number,
  today: string,
  query: ListQuery,
): Promise<Listed> => {
  const { page, rows, filter, form, late, order_by, order } = query;
  const column = order_by === 'null' ? 'oldest_on' : order_by;
  const sort = column === 'customer' ? `customer ${LITHUANIAN_COLLATION}` : column;
  const onlyLate = late === 'true' || late === '1';
  const [found, summary] = await Promise.all([
    database.read<Row>(
      `WITH held AS (
         SELECT h.id, h.customer_id, h.customer, h.address, h.address_key,
           coalesce(sum(b.balance) FILTER (WHERE k.form = 'stillage'), 0)::int AS stillages,
           coalesce(sum(b.balance) FILTER (WHERE k.form = 'pallet'), 0)::int AS pallets,
           coalesce(sum(b.balance) FILTER (WHERE k.form = 'other'), 0)::int AS others,
           sum(b.balance)::int AS total, min(a.oldest) AS oldest_on, sum(a.units * k.deposit) AS value,
           sum(a.young)::int AS young, sum(a.middle)::int AS middle, sum(a.aging)::int AS aging, sum(a.late)::int AS late
         FROM returnable_balances b
         JOIN returnable_holders h ON h.id = b.holder_id JOIN returnable_kinds k ON k.id = b.kind_id CROSS JOIN LATERAL (${AGED}) a
         WHERE b.company_id = $1 AND b.balance <> 0 AND ($3::text IS NULL OR k.form = $3)
           AND ($4::text IS NULL OR dispatch.folded(h.customer) LIKE dispatch.folded($4) OR dispatch.folded(h.address) LIKE dispatch.folded($4))
         GROUP BY h.id)
       SELECT *, count(*) OVER ()::int AS all_holders FROM held WHERE NOT $5 OR late > 0
       ORDER BY ${sort} ${order} NULLS LAST, id LIMIT $6 OFFSET $7`,
      [companyId, today, form ?? null, filter === null ? null : likeText(filter), onlyLate, rows, (page - 1) * rows],
    ),
    summaryOf(database, companyId, today),
  ]);
  const trucks = await passingTrucks(database, companyId, today, found);
  const total = found[0]?.all_holders ?? 0;
  return {
    data: found.map((row) => toListed(row, today, trucks)),
    last_page: Math.max(1, Math.ceil(total / rows)),
    total,
    summary,
  };
};

const toListed = (row: Row, today: string, trucks: ReadonlyMap<number, PassingTruck>): Listed['data'][number] => ({
  id: row.id,
  customer_id: row.customer_id,
  customer: row.customer,
  address: row.address,
  stillages: row.stillages,
  pallets: row.pallets,
  others: row.others,
  total: row.total,
  ages: [row.young, row.middle, row.aging, row.late],
  oldest_on: row.oldest_on,
  oldest_days: row.oldest_on === null ? null : daysBetween(row.oldest_on, today),
  value: row.value,
  next_truck: trucks.get(row.id) ?? null,
});

type Kind = ReturnableHolderDetail['kinds'][number] & { readonly holder_id: number };
type Lot = Omit<ReturnableHolderDetail['lots'][number], 'days'> & { readonly holder_id: number };

/** Holders with what they have of each kind, the oldest first. Unknown ids are left out. */
export const holderDetails = async (
  database: Database,
  companyId: number,
  today: string,
  ids: readonly number[],
): Promise<ReturnableHolderDetail[]> => {
  const of = [companyId, ids];
  const [holders, kinds, lots] = await Promise.all([
    database.read<HolderRow>(
      'SELECT * FROM returnable_holders WHERE company_id = $1 AND id = ANY($2) ORDER BY customer, address, id',
      of,
    ),
    database.read<Kind>(
      `SELECT b.holder_id, b.kind_id, k.name AS kind, k.form, k.length, k.width, b.balance FROM returnable_balances b JOIN returnable_kinds k ON k.id = b.kind_id
       WHERE b.company_id = $1 AND b.holder_id = ANY($2) AND b.balance <> 0 ORDER BY k.form = 'stillage' DESC, k.form = 'pallet' DESC, lower(k.name)`,
      of,
    ),
    database.read<Lot>(
      `SELECT l.holder_id, l.movement_id, l.kind_id, k.name AS kind, k.form, l.count, l.since, m.truck_id, m.truck
       FROM returnable_lots l JOIN returnable_kinds k ON k.id = l.kind_id JOIN returnable_movements m ON m.id = l.movement_id
       WHERE l.company_id = $1 AND l.holder_id = ANY($2) ORDER BY l.since, lower(k.name), l.movement_id`,
      of,
    ),
  ]);
  const trucks = await passingTrucks(database, companyId, today, holders);
  return holders.map(({ id, customer_id, customer, address }) => ({
    id: id as ReturnableHolderDetail['id'],
    customer_id: customer_id as ReturnableHolderDetail['customer_id'],
    customer,
    address,
    kinds: kinds.filter(({ holder_id }) => holder_id === id).map(({ holder_id: _holder, ...kind }) => kind),
    lots: lots
      .filter(({ holder_id }) => holder_id === id)
      .map(({ holder_id: _holder, ...lot }) => ({ ...lot, days: daysBetween(lot.since, today) })),
    next_truck: trucks.get(id) ?? null,
  }));
};

/** @throws AppError `not_found` */
export const holderDetail = async (
  database: Database,
  companyId: number,
  today: string,
  id: number,
): Promise<OutputOf<typeof getReturnables>> => {
  const [holder] = await holderDetails(database, companyId, today, [id]);
  if (!holder) throw new AppError('not_found');
  return holder;
};

/** Movements of a holder, the newest first. @throws AppError `not_found` */
export const pageOfMovements = async (
  database: Database,
  companyId: number,
  { params, query }: InputOf<typeof listReturnableMovements>,
): Promise<OutputOf<typeof listReturnableMovements>> => {
  const of = [companyId, params.id];
  const [[holder], found, [count]] = await Promise.all([
    database.read('SELECT 1 FROM returnable_holders WHERE company_id = $1 AND id = $2', of),
    database.read<MovementRow & { kind: string; left: number }>(
      `SELECT m.*, k.name AS kind, CASE m.act WHEN 'corrected' THEN 0 ELSE m.count -
           (SELECT coalesce(sum(c.count), 0) FROM returnable_movements c WHERE c.holder_id = m.holder_id AND c.kind_id = m.kind_id AND c.corrects_id = m.id) END::int AS left
       FROM returnable_movements m JOIN returnable_kinds k ON k.id = m.kind_id
       WHERE m.company_id = $1 AND m.holder_id = $2 ORDER BY m.moved_on DESC, m.id DESC LIMIT $3 OFFSET $4`,
      [...of, query.rows, (query.page - 1) * query.rows],
    ),
    database.read<{ total: number }>(
      'SELECT count(*)::int AS total FROM returnable_movements WHERE company_id = $1 AND holder_id = $2',
      of,
    ),
  ]);
  if (!holder) throw new AppError('not_found');
  const total = count?.total ?? 0;
  return {
    data: found.map((row) => toMovement(row, row.kind, row.left)),
    last_page: Math.max(1, Math.ceil(total / query.rows)),
    total,
  };
};

/** What kinds are called, those that were deleted too. */
export const kindNames = async (
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx.query<{ id: number; name: string }>(
    'SELECT id, name FROM returnable_kinds WHERE company_id = $1 AND id = ANY($2)',
    [companyId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
