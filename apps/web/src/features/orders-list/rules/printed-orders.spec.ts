import type { Order } from '@mullion/contracts';
import { printedOrders } from './printed-orders';

const words = { statusOf: (status: number) => `S${status}`, palStatusOf: (status: number) => `P${status}` };

describe('EXP-04a chosen orders on paper', () => {
  it('have the columns of the screen under their heads, statuses in words, numbers as numbers', () => {
    const order = {
      id: 1,
      production_id: '26-0411',
      customer: null,
      area: 12.5,
      status: 6,
      pal_status: 1,
      address: 'ž'.repeat(400),
    };
    const columns = ['production_id', 'customer', 'area', 'status', 'pal_status', 'address'].map((key) => ({
      key,
      head: key.toUpperCase(),
    }));
    expect(printedOrders([order as Order], columns, words)).toEqual([
      ['PRODUCTION_ID', 'CUSTOMER', 'AREA', 'STATUS', 'PAL_STATUS', 'ADDRESS'],
      ['26-0411', null, 12.5, 'S6', 'P1', 'ž'.repeat(300)],
    ]);
  });
});
