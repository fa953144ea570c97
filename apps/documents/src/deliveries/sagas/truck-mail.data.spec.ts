import { truckMailData } from './truck-mail.data';

describe('MAI-01a the data of a mail saga', () => {
  const departure = { truck_id: 5 as never, truck: 'T5', departure: 1, departed_at: '2026-11-20T10:00:00.000Z' };

  it('that an earlier version began is read with its orders, of which nothing more is known', () => {
    expect(truckMailData({ ...departure, order_ids: [10 as never] }).orders).toEqual([
      { order_id: 10, product_ids: [] },
    ]);
  });

  it('is as it was begun', () => {
    const data = { ...departure, orders: [{ order_id: 10 as never, product_ids: [1 as never] }] };
    expect(truckMailData(data)).toBe(data);
  });
});
