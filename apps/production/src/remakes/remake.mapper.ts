import type { Remake } from '@mullion/contracts';
import type { RemakeRow } from './remake';

export const toRemake = (row: RemakeRow): Remake => ({
  id: row.id as Remake['id'],
  problem_id: row.problem_id as Remake['problem_id'],
  order_id: row.order_id as Remake['order_id'],
  product_id: row.product_id as Remake['product_id'],
  barcode: row.barcode,
  position: row.position,
  work_center_id: row.work_center_id as Remake['work_center_id'],
  reason: row.reason as Remake['reason'],
  state: row.state,
  refusal: row.refusal,
  new_product_id: row.new_product_id as Remake['new_product_id'],
  new_barcode: row.new_barcode,
  user_name: row.user_name,
  created_at: row.created_at.toISOString(),
  made_at: row.made_at?.toISOString() ?? null,
});
