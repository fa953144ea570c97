import { §one§Records, type InputOf, type list§Many§, type OutputOf } from '@mullion/contracts';
import { likeText, serveRecords, type Database } from '@mullion/server-kit';
import type { §One§Entity } from './§one-§.entity';
import { to§One§, to§One§Record } from './§one-§.mapper';

const texts = [
  §each§
  '§field§',
  §end§
];

/** A page; the filter is part of any text, in any case. */
export const pageOf§Many§ = async (
  database: Database,
  companyId: number,
  { page, rows, filter, order_by, order }: InputOf<typeof list§Many§>['query'],
): Promise<OutputOf<typeof list§Many§>> => {
  const column = order_by === 'null' ? '§first§' : order_by;
  const where = `company_id = $1 AND ($2::text IS NULL OR ${texts.map((name) => `${name} ILIKE $2`).join(' OR ')})`;
  const params = [companyId, filter === null ? null : likeText(filter)];
  const [found, [count]] = await Promise.all([
    database.read<§One§Entity>(
      `SELECT * FROM §many_§ WHERE ${where} ORDER BY lower(${column}) ${order}, id ${order} LIMIT $3 OFFSET $4`,
      [...params, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*) AS total FROM §many_§ WHERE ${where}`, params),
  ]);
  const total = Number(count?.total ?? 0);
  return { data: found.map(to§One§), last_page: Math.max(1, Math.ceil(total / rows)), total };
};

/** §Many § as services that keep copies read them. */
export const served§Many§ = serveRecords({
  kind: §one§Records,
  rows: '§many_§',
  read: async (database, companyId, ids) => {
    const rows = await database.read<§One§Entity>('SELECT * FROM §many_§ WHERE company_id = $1 AND id = ANY($2)', [companyId, ids]);
    return rows.map((row) => to§One§Record(to§One§(row), companyId));
  },
});
