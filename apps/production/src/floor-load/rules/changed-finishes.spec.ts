import type { OrderRecord } from '@mullion/contracts';
import { changedFinishes } from './changed-finishes';
import type { OpenWorkRow } from './floor-of';

const row = (order_id: number, delivery_date: string | null): OpenWorkRow => ({
  ...{ order_id, number: `26-${order_id}`, customer: null, delivery_date, truck_day: null, supplied: null },
  ...{ work_center_id: 5, minutes: 60, unestimated: 0 },
});
const record = (id: number, delivery_date: string | null) =>
  ({ id, number: `26-${id}`, customer: null, delivery_date, removed: false }) as OrderRecord;
/** One order a day, by its date. */
const byDate = (work: readonly OpenWorkRow[]) =>
  [...work]
    .sort((a, b) => String(a.delivery_date).localeCompare(String(b.delivery_date)))
    .map(({ order_id: id }, day) => ({ id, finish: `2026-12-0${day + 1}` }));

describe('orders that another date moves', () => {
  it('BEY-12a are the order itself and those whose turn changes with it', () => {
    const work = [row(1, '2026-12-10'), row(2, '2026-12-11'), row(3, '2026-12-12')];
    const moved = changedFinishes(work, [record(1, '2026-12-31'), record(9, '2026-12-01')], byDate);
    expect(
      moved.map(({ order_id: id, before, after }) => [id, before.finish, after.finish, after.delivery_date]),
    ).toEqual([
      [1, '2026-12-01', '2026-12-03', '2026-12-31'],
      [2, '2026-12-02', '2026-12-01', '2026-12-11'],
      [3, '2026-12-03', '2026-12-02', '2026-12-12'],
    ]);
  });

  it('BEY-12a are none when no date is another, and the floor is not scheduled for it', () => {
    const never = (): never => {
      throw new Error('scheduled');
    };
    expect(changedFinishes([row(1, '2026-12-10')], [record(1, '2026-12-10'), record(2, null)], never)).toEqual([]);
  });
});
