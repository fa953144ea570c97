import { problemStatus, type CenterProduct } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

type Rework = NonNullable<CenterProduct['rework']>;
type Row = Omit<Rework, 'at'> & { readonly product_id: number; readonly at: Date };

/**
 * Why products come to a work center again: the return that their operation there follows, unless it was taken back or
 * the product has changed since, or the remake that made the unit. Of both the later one. The photos are those of the
 * problem.
 */
export const reworkOf = async (
  database: Database,
  companyId: number,
  operations: readonly { readonly id: number; readonly product_id: number; readonly round: number }[],
): Promise<ReadonlyMap<number, Rework>> => {
  if (operations.length === 0) return new Map();
  const rows = await database.read<Row>(
    `WITH here AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS n (id int, product_id int, round int)),
       returned AS (
         SELECT h.product_id, h.round, e.kind, e.comment, e.user_name, e.created_at FROM here h CROSS JOIN LATERAL (
           SELECT kind, comment, user_name, created_at FROM operation_event
           WHERE operation_id = h.id AND company_id = $1 AND kind IN ('returned', 'changed', 'undone') ORDER BY id DESC LIMIT 1) e
         WHERE e.kind = 'returned')
     SELECT r.product_id, r.kind, r.round, r.comment AS text, p.reason, r.user_name, r.created_at AS at, p.id AS problem_id
     FROM returned r LEFT JOIN LATERAL (
       SELECT id, reason FROM problem WHERE company_id = $1 AND product_id = r.product_id AND status < ${problemStatus.solved} ORDER BY id DESC LIMIT 1) p ON true
     UNION ALL
     SELECT m.new_product_id, 'remade', h.round, coalesce(p.description, ''), m.reason, m.user_name, m.created_at, p.id
     FROM here h JOIN remake m ON m.company_id = $1 AND m.new_product_id = h.product_id AND m.state = 'in_work'
       LEFT JOIN problem p ON p.id = m.problem_id AND p.company_id = $1
     ORDER BY at`,
    [companyId, JSON.stringify(operations)],
    { name: 'operation-rework' },
  );
  return new Map(
    rows.map(({ product_id, at, ...row }) => [product_id, { ...row, text: row.text ?? '', at: at.toISOString() }]),
  );
};
