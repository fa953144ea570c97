import type { ProblemRecord, ProductionProblem } from '@mullion/contracts';
import type { ProblemRow } from './problem';

export const toProblem = (row: ProblemRow): ProductionProblem => ({
  id: row.id as ProductionProblem['id'],
  company_id: row.company_id as ProductionProblem['company_id'],
  subject: row.subject,
  description: row.description,
  order_code: row.order_code,
  order_id: row.order_id as ProductionProblem['order_id'],
  product_id: row.product_id as ProductionProblem['product_id'],
  work_center_id: row.work_center_id as ProductionProblem['work_center_id'],
  reason: row.reason as ProductionProblem['reason'],
  comment: row.comment,
  user_id: row.user_id as ProductionProblem['user_id'],
  user_name: row.user_name,
  status: row.status,
  time_spent: row.time_spent,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  solved_at: row.solved_at?.toISOString() ?? null,
  version: row.version,
});

/** A problem as other services know it. A deleted one is newer than everything published of it before. */
export const toProblemRecord = (problem: ProductionProblem, removed = false): ProblemRecord => ({
  id: problem.id,
  company_id: problem.company_id,
  subject: problem.subject,
  order_id: problem.order_id,
  product_id: problem.product_id,
  user_id: problem.user_id,
  version: removed ? problem.version + 1 : problem.version,
  removed,
});
