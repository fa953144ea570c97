import type { InputOf, listRacks, OutputOf } from '@mullion/contracts';
import { likeText, type Database } from '@mullion/server-kit';
import type { RackEntity } from './rack.entity';
import { toRack } from './rack.mapper';

const texts = ['code', 'barcode', 'zone', 'place'];

/** A page with how much stands on each; the filter is part of any text, in any case. */
export const pageOfRacks = async (
  database: Database,
  companyId: number,
  { page, rows, filter, order_by, order }: InputOf<typeof listRacks>['query'],
): Promise<OutputOf<typeof listRacks>> => {
  const sorted =
    order_by === 'null' || order_by === 'walking_order' ? `walking_order ${order}, lower(code)` : `lower(${order_by})`;
  const where = `company_id = $1 AND ($2::text IS NULL OR ${texts.map((name) => `packing.folded(${name}) LIKE packing.folded($2)`).join(' OR ')})`;
  const params = [companyId, filter === null ? null : likeText(filter)];
  const [found, [count]] = await Promise.all([
    database.read<RackEntity & { things: number }>(
      `SELECT *, (SELECT count(*)::int FROM rack_thing t WHERE t.rack_id = racks.id) AS things FROM racks WHERE ${where}
       ORDER BY ${sorted} ${order}, id ${order} LIMIT $3 OFFSET $4`,
      [...params, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*) AS total FROM racks WHERE ${where}`, params),
  ]);
  const total = Number(count?.total ?? 0);
  return {
    data: found.map((row) => ({ ...toRack(row), things: row.things })),
    last_page: Math.max(1, Math.ceil(total / rows)),
    total,
  };
};
