import { compareNatural, historyCode, type HistoryAction } from '@mullion/contracts';
import type { HistoryRow } from './operation-history.queries';
import { returnRoute } from './rules/return-way';

/** A line of the history; a return stands at the work center it was sent from. */
export const toHistoryAction = (row: HistoryRow): HistoryAction => {
  const way = row.returned && returnRoute(row.returned);
  return {
    id: row.id,
    time: { date: row.created_at.toISOString() },
    completed_action: historyCode[row.kind],
    comment: row.comment,
    position: [...row.positions].sort(compareNatural).join(', '),
    order_id: row.order_id as HistoryAction['order_id'],
    order_name: row.order_name,
    customer: row.customer,
    user_name: row.user_name,
    work_center_id: (way?.from ?? row.work_center_id) as HistoryAction['work_center_id'],
    returned_to: (way?.to ?? null) as HistoryAction['returned_to'],
    operation_id: row.operation_id as HistoryAction['operation_id'],
    product_id: row.product_id as HistoryAction['product_id'],
    products: row.positions.length,
    width: row.width,
    height: row.height,
    image: row.image,
    undone: row.undone,
  };
};
