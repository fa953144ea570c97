import type { OutputOf, readCenterHistory } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

const MOST_STEPS = 200;

/** What was completed with a product at work centers, the latest first; what was undone did not happen. */
export const centerHistory = async (
  database: Database,
  companyId: number,
  productId: number,
): Promise<OutputOf<typeof readCenterHistory>> => {
  const rows = await database.read<Omit<OutputOf<typeof readCenterHistory>[number], 'at'> & { at: Date }>(
    `SELECT w.work_center_id, c.code, c.description, e.created_at AS at, e.user_name FROM operation w
     JOIN operation_event e ON e.operation_id = w.id AND e.company_id = $1 AND e.kind = 'completed'
     JOIN work_center c ON c.id = w.work_center_id
     WHERE w.company_id = $1 AND w.product_id = $2
       AND NOT EXISTS (SELECT 1 FROM operation_event u WHERE u.operation_id = w.id AND u.company_id = $1 AND u.kind = 'undone' AND u.id > e.id)
     ORDER BY e.id DESC LIMIT ${MOST_STEPS}`,
    [companyId, productId],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
