import type { Comment, Operation } from '@mullion/contracts';
import type { OperationRow } from './operation';

/** An operation as dialogs and lists show it. */
export const toOperation = (row: OperationRow): Operation => ({
  id: row.id as Operation['id'],
  order_id: row.order_id as Operation['order_id'],
  product_id: row.product_id as Operation['product_id'],
  work_center_id: row.work_center_id as Operation['work_center_id'],
  round: row.round,
  amount: row.amount,
  status: row.status,
  start_time: row.start_time?.toISOString() ?? null,
  end_time: row.end_time?.toISOString() ?? null,
  comment: row.comment,
  user_id: row.user_id as Operation['user_id'],
  version: row.version,
});

interface Remark {
  readonly id: number;
  readonly comment: string | null;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
/** An event with a text, as the comment that it is. */
export const toRemark = (operationId: number, { id, comment, user_id, user_name, created_at }: Remark): Comment => ({
  id,
  text: comment ?? '',
  table_name: 'product_operations',
  table_id: operationId,
  user_id: user_id as Comment['user_id'],
  user_name,
  created_at: created_at.toISOString(),
});
