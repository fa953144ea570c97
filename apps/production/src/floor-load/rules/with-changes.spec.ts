import { withChanges } from './with-changes';

const order = { order_id: 1, number: '26-1', customer: null, delivery_date: null };
const row = (work_center_id: number, minutes: number, over: object = {}) => ({
  ...order,
  truck_day: null,
  supplied: null,
  work_center_id,
  minutes,
  unestimated: 0,
  ...over,
});

describe('work with changes', () => {
  it('BEY-13a adds what an order would have more at a work center, and leaves the others alone', () => {
    const other = row(5, 30, { order_id: 2 });
    const changed = withChanges([other, row(5, 10)], order, [
      { work_center_id: 5, minutes: 4, unestimated: 0 },
      { work_center_id: 6, minutes: 0, unestimated: 1 },
      { work_center_id: 7, minutes: 0, unestimated: 0 },
    ]);
    expect(changed).toEqual([other, row(5, 14), row(6, 0, { unestimated: 1 })]);
  });
});
