import {
  GLASS_A_PAGE,
  glassStatus,
  MOST_STAND_SIDES,
  type InputOf,
  type listGlassOfProducts,
  type listGlassStands,
  type listGlassUnits,
  type OutputOf,
} from '@mullion/contracts';
import { containsText, isFoundByIndex, type Database, type SearchedText } from '@mullion/server-kit';
import { unitColumns, type GlassOwner, type GlassUnitRow } from './glass-unit';
import { toGlassUnit } from './glass-unit.mapper';

const searched: SearchedText = { table: 'glass_unit', text: 'production.folded(searched)', schema: 'production' };
const byPlace = 'stand_number, stand_side, supplier_order, supplier_position, id';

interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

const owned = ({ companyId, supplierId }: GlassOwner): Condition =>
  supplierId === null
    ? { sql: 'company_id = $1', params: [companyId] }
    : { sql: 'company_id = $1 AND supplier_company_id = $2', params: [companyId, supplierId] };

const filtered = async (database: Database, owner: GlassOwner, filter: string | null): Promise<Condition> => {
  const whose = owned(owner);
  const text = filter?.trim() ?? '';
  if (text === '') return whose;
  const byIndex = await isFoundByIndex((sql, params) => database.read(sql, params), owner.companyId, searched, text);
  const found = containsText(searched, text, byIndex, whose.params.length + 1);
  return { sql: `${whose.sql} AND ${found.sql}`, params: [...whose.params, ...found.params] };
};

const onStand = ({ sql, params }: Condition, stand: string | null, side: string | undefined): Condition => {
  if (stand === null) return { sql, params };
  const at = params.length;
  return {
    sql: `${sql} AND stand_number = $${at + 1} AND ($${at + 2}::text IS NULL OR stand_side = $${at + 2}) AND status = ${glassStatus.onStand}`,
    params: [...params, stand, side ?? null],
  };
};

/** A page of glass units; the last criterion is always the place, so that pages do not overlap. */
export const pageOfGlass = async (
  database: Database,
  owner: GlassOwner,
  query: InputOf<typeof listGlassUnits>['query'],
): Promise<OutputOf<typeof listGlassUnits>> => {
  const where = onStand(await filtered(database, owner, query.filter), query.stand, query.side);
  const column = query.order_by === 'null' ? 'stand_number' : query.order_by;
  const first = column === 'stand_number' && query.order === 'ASC' ? '' : `${column} ${query.order} NULLS LAST, `;
  const place = where.params.length;
  const count = ({ sql, params }: Condition): Promise<{ count: number }[]> =>
    database.read(`SELECT count(*)::int AS count FROM glass_unit WHERE ${sql}`, params);
  const [rows, [found], [all]] = await Promise.all([
    database.read<GlassUnitRow>(
      `SELECT ${unitColumns} FROM glass_unit WHERE ${where.sql} ORDER BY ${first}${byPlace} LIMIT $${place + 1} OFFSET $${place + 2}`,
      [...where.params, GLASS_A_PAGE, (query.page - 1) * GLASS_A_PAGE],
    ),
    count(where),
    count(owned(owner)),
  ]);
  const total = found?.count ?? 0;
  return {
    data: rows.map(toGlassUnit),
    last_page: Math.max(1, Math.ceil(total / GLASS_A_PAGE)),
    total,
    everything: all?.count ?? 0,
  };
};

/** What leans on each side of each stand and has not been loaded. */
export const standsOf = async (
  database: Database,
  owner: GlassOwner,
  filter: string | null,
): Promise<OutputOf<typeof listGlassStands>> => {
  const where = await filtered(database, owner, filter);
  const stands = await database.read<OutputOf<typeof listGlassStands>['stands'][number]>(
    `SELECT stand_number, stand_side, count(*)::int AS units,
       (array_agg(DISTINCT customer_order))[1:6] AS orders,
       round(sum(width::numeric * height) / 1e6, 1)::float8 AS area, max(height) AS tallest
     FROM glass_unit WHERE ${where.sql} AND status = ${glassStatus.onStand} AND stand_number IS NOT NULL
     GROUP BY stand_number, stand_side ORDER BY stand_number, stand_side LIMIT ${MOST_STAND_SIDES + 1}`,
    where.params,
  );
  return { stands: stands.slice(0, MOST_STAND_SIDES), more: stands.length > MOST_STAND_SIDES };
};

/** Glass units of products, by position and field. */
export const glassOfProducts = async (
  database: Database,
  owner: GlassOwner,
  { product_ids, barcodes }: InputOf<typeof listGlassOfProducts>,
): Promise<OutputOf<typeof listGlassOfProducts>> => {
  const { sql, params } = owned(owner);
  const [ids, labels] = [params.length + 1, params.length + 2];
  const rows = await database.read<GlassUnitRow>(
    `SELECT ${unitColumns} FROM glass_unit WHERE ${sql} AND (product_id = ANY($${ids}::int[]) OR lower(barcode) = ANY($${labels}::text[]))
     ORDER BY customer_order, customer_position, field, id LIMIT 5000`,
    [...params, product_ids, barcodes.map((barcode) => barcode.toLowerCase())],
  );
  return { glass_units: rows.map(toGlassUnit) };
};
