import type { ProgressOperation } from '@mullion/contracts';
import type { ProgressOperationRow } from './order-progress.queries';

export const toProgressOperation = (row: ProgressOperationRow): ProgressOperation => ({
  id: row.id as ProgressOperation['id'],
  work_center_id: row.work_center_id as ProgressOperation['work_center_id'],
  round: row.round,
  status: row.status,
  amount: row.amount,
  start_time: row.start_time?.toISOString() ?? null,
  end_time: row.end_time?.toISOString() ?? null,
  changed_at: row.changed_at.toISOString(),
  trouble: row.trouble,
});
