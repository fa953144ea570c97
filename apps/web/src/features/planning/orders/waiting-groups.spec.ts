import type { WaitingOrder } from '@mullion/contracts';
import { waitingGroups } from './waiting-groups';

const order = (id: number, over: Partial<WaitingOrder> = {}): WaitingOrder =>
  ({
    id,
    number: `26-${id}`,
    customer: 'Nordlys',
    address: 'Hamar',
    delivery_date: '2026-11-27',
    week: '202648',
    products_count: 3,
    weight: 100,
    group: { orders: 2, products_count: 6, weight: 200 },
    ...over,
  }) as WaitingOrder;

describe('what waits', () => {
  it('is grouped by week and address; without an address by the customer', () => {
    const groups = waitingGroups([
      order(1),
      order(2),
      order(3, { week: '202649' }),
      order(4, { week: null, address: null, customer: 'Rėmai' }),
      order(5, { week: null, address: '', customer: 'Rėmai' }),
    ]);
    expect(groups.map(({ week, place, orders }) => [week, place, orders.map(({ id }) => id)])).toEqual([
      ['202648', 'Hamar', [1, 2]],
      ['202649', 'Hamar', [3]],
      [null, 'Rėmai', [4, 5]],
    ]);
    expect(groups[0]?.sum).toEqual({ orders: 2, products_count: 6, weight: 200 });
  });
});
