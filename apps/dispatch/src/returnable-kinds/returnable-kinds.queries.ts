import type { InputOf, listReturnableKinds, OutputOf } from '@mullion/contracts';
import { likeText, type Database, type Tx } from '@mullion/server-kit';
import { toReturnableKind } from './returnable-kind.mapper';
import type { ReturnableKindRow } from './returnable-kind.row';

/** A page; the filter is part of name or code, in any case. */
export const pageOfReturnableKinds = async (
  database: Database,
  companyId: number,
  { page, rows, filter, order_by, order }: InputOf<typeof listReturnableKinds>['query'],
): Promise<OutputOf<typeof listReturnableKinds>> => {
  const column = order_by === 'null' ? 'name' : order_by;
  const where =
    'company_id = $1 AND NOT removed AND ($2::text IS NULL OR dispatch.folded(name) LIKE dispatch.folded($2) OR dispatch.folded(code) LIKE dispatch.folded($2))';
  const params = [companyId, filter === null ? null : likeText(filter)];
  const [found, [count]] = await Promise.all([
    database.read<ReturnableKindRow>(
      `SELECT * FROM returnable_kinds WHERE ${where} ORDER BY lower(${column}) ${order}, id ${order} LIMIT $3 OFFSET $4`,
      [...params, rows, (page - 1) * rows],
    ),
    database.read<{ total: number }>(`SELECT count(*) AS total FROM returnable_kinds WHERE ${where}`, params),
  ]);
  const total = Number(count?.total ?? 0);
  return { data: found.map(toReturnableKind), last_page: Math.max(1, Math.ceil(total / rows)), total };
};

/** Kinds that may be given out, by name. */
export const kindsInUse = (source: Tx | Database, companyId: number): Promise<ReturnableKindRow[]> => {
  const sql = 'SELECT * FROM returnable_kinds WHERE company_id = $1 AND NOT removed ORDER BY lower(name), id';
  return 'read' in source
    ? source.read<ReturnableKindRow>(sql, [companyId])
    : source.query<ReturnableKindRow>(sql, [companyId]);
};
