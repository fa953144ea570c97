import type { OpenWorkRow } from './floor-of';

/** Work that an order would have more, or less, at a work center. */
export interface WorkChange {
  readonly work_center_id: number;
  readonly minutes: number;
  readonly unestimated: number;
}
export type ChangedOrder = Pick<OpenWorkRow, 'order_id' | 'number' | 'customer' | 'delivery_date'>;

/** The open work as it would be if an order's changed; work centers where nothing would be left are left out. */
export const withChanges = (
  work: readonly OpenWorkRow[],
  order: ChangedOrder,
  changes: readonly WorkChange[],
): OpenWorkRow[] => {
  const own = new Map(work.filter((row) => row.order_id === order.order_id).map((row) => [row.work_center_id, row]));
  const counts = new Map(
    [...own.values()].map((row) => [row.work_center_id, { minutes: row.minutes, unestimated: row.unestimated }]),
  );
  for (const { work_center_id: id, minutes, unestimated } of changes) {
    const before = counts.get(id) ?? { minutes: 0, unestimated: 0 };
    counts.set(id, { minutes: before.minutes + minutes, unestimated: before.unestimated + unestimated });
  }
  const { truck_day = null, supplied = null } = work.find((row) => row.order_id === order.order_id) ?? {};
  const changed = [...counts].map(([work_center_id, count]) => ({
    ...order,
    truck_day,
    supplied,
    work_center_id,
    ...count,
  }));
  return [
    ...work.filter((row) => row.order_id !== order.order_id),
    ...changed.filter((row) => own.has(row.work_center_id) || row.minutes > 0 || row.unestimated > 0),
  ];
};
