import type { FinishPreview, OrderRecord } from '@mullion/contracts';
import type { OpenWorkRow } from './floor-of';

interface Finish {
  readonly id: number;
  readonly finish: string | null;
}

/**
 * The open work as it is listed once these records have arrived: what production keeps of an order is what the record
 * says. Work of orders that are gone is on no list.
 */
const withRecords = (work: readonly OpenWorkRow[], records: ReadonlyMap<number, OrderRecord>): OpenWorkRow[] =>
  work.flatMap((row) => {
    const record = records.get(row.order_id);
    if (!record) return row;
    const { number, customer, delivery_date, removed } = record;
    return removed ? [] : { ...row, number, customer, delivery_date };
  });

/**
 * Orders with open work whose delivery date or finish is another with these records. The work is scheduled twice by the
 * same function, once as it is and once as it would be: the date of one order decides on its turn at a work center, so
 * others may be finished on another day.
 */
export const changedFinishes = (
  work: readonly OpenWorkRow[],
  orders: readonly OrderRecord[],
  schedule: (work: readonly OpenWorkRow[]) => readonly Finish[],
): FinishPreview[] => {
  const records = new Map(orders.map((order) => [order.id as number, order]));
  const next = withRecords(work, records);
  const dates = datesOf(next);
  const known = new Map(work.map((row) => [row.order_id, row]));
  if ([...dates].every(([id, date]) => known.get(id)?.delivery_date === date)) return [];
  const finishes = new Map(schedule(next).map(({ id, finish }) => [id, finish]));
  return schedule(work).flatMap(({ id, finish }) => {
    const row = known.get(id) as OpenWorkRow;
    const before = { delivery_date: row.delivery_date, finish };
    const after = { delivery_date: dates.get(id) ?? null, finish: finishes.get(id) ?? null };
    if (before.delivery_date === after.delivery_date && before.finish === after.finish) return [];
    return { order_id: id as FinishPreview['order_id'], number: row.number, customer: row.customer, before, after };
  });
};

const datesOf = (work: readonly OpenWorkRow[]): ReadonlyMap<number, string | null> =>
  new Map(work.map((row) => [row.order_id, row.delivery_date]));
