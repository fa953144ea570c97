import { type OrderId, orderStatus, type RequestContext } from '@mullion/contracts';
import type { StoredOrder } from '../../core/orders/order';
import { decideOrders } from './decide-orders';

const facts = {
  ...{ manual_status: 0, manual_production_version: 0, preparation_status: 0, preparation_version: 0 },
  ...{ production_status: 0, production_version: 0, all_loaded: false, pal_status: 0, status: 0 },
};
const order = (id: number, over: Partial<StoredOrder> = {}): StoredOrder =>
  ({
    ...facts,
    id,
    delivery_date: '2026-12-01',
    week: '202649',
    completion_date: null,
    removing: false,
    ...over,
  }) as StoredOrder;
const context = (over: object = {}) => ({ type: 1, rights: ['OP_EDIT'], ...over }) as RequestContext;
const decide = (orders: readonly StoredOrder[], changes: readonly object[], person = context()) =>
  decideOrders(new Map(orders.map((one) => [one.id, one])), changes as never, {
    context: person,
    rights: [],
    today: '2026-11-24',
  });

describe('what a change makes of orders', () => {
  it('BEY-12a a date brings its week, and needs the right to edit', () => {
    const { decided } = decide([order(1)], [{ id: 1 as OrderId, delivery_date: '2026-12-15' }]);
    expect(decided[0]?.set).toEqual({ delivery_date: '2026-12-15', week: '202651' });
    const { refused } = decide([order(1)], [{ id: 1, delivery_date: null }], context({ rights: [] }));
    expect(refused.map(({ error }) => error.code)).toEqual(['no_right_to_edit_order']);
    expect(
      decide([order(1)], [{ id: 1, delivery_date: '2026-12-01' }], context({ rights: [] })).decided[0]?.set,
    ).toEqual({});
  });

  it('BEY-12a to production gives the completion date: the given one, else the new delivery date, else today', () => {
    const completionOf = (before: StoredOrder, change: object) =>
      decide([before], [{ id: before.id, status: orderStatus.inProduction, ...change }]).decided[0]?.completion;
    expect(completionOf(order(1), { completion_date: '2026-11-30' })).toBe('2026-11-30');
    expect(completionOf(order(1), { delivery_date: '2026-12-15' })).toBe('2026-12-15');
    expect(completionOf(order(1, { delivery_date: null }), {})).toBe('2026-11-24');
  });

  it('BEY-12a names what is refused, decides the others, and takes an order named twice from its first change on', () => {
    const { decided, refused } = decide(
      [order(1), order(2, { removing: true })],
      [
        { id: 1, status: 4 },
        { id: 2, status: 4 },
        { id: 3, status: 4 },
        { id: 1, status: 4 },
      ],
    );
    expect(refused.map(({ id, error }) => [id, error.code])).toEqual([
      [2, 'order.being_removed'],
      [3, 'not_found'],
    ]);
    expect(decided.map(({ set }) => Object.keys(set).length > 0)).toEqual([true, false]);
  });
});
