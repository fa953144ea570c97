import {
  deleteOrders,
  freePlacements,
  getManyOrders,
  getOrdersByIds,
  getOrdersToday,
  type RequestContext,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { Clock } from '@mullion/server-kit';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newOrder(orders, fields, as);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('API-01 many orders at once', () => {
  it('are read by ids in the address, all or none', async () => {
    const made = [await given({ production_id: 'MANY-1' }), await given({ production_id: 'MANY-2' })];
    const many = (ids: readonly (number | undefined)[], as: RequestContext = person()) =>
      orders
        .api(getManyOrders)
        .as(as)
        .send({ query: { orders: ids.join(',') } });
    expect((await many(made.map(({ id }) => id))).body.orders.map((order) => order.production_id).sort()).toEqual([
      'MANY-1',
      'MANY-2',
    ]);
    expect((await many([made[0]?.id, 999_999])).status).toBe(404);
    expect(
      (
        await many(
          made.map(({ id }) => id),
          person({ company_id: 2 as never }),
        )
      ).status,
    ).toBe(404);
    expect((await many([])).status).toBe(400);
  });

  it('are not deleted when none is named', async () => {
    const nothing = orders.api(deleteOrders).as(person({ rights: ['OP_DEL'] }));
    expect((await nothing.send({ query: {}, body: {} })).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.orders' }],
    });
  });

  it('name the one that packing keeps from being deleted, whatever the order of the ids', async () => {
    const [kept, deleted] = [await given(), await given()];
    const stop = world.answer(freePlacements, ({ order_id }) =>
      order_id === kept.id
        ? { outcome: 'refused' as const, code: 'order.has_locked_pallets' }
        : { outcome: 'freed' as const },
    );
    const reply = await orders
      .api(deleteOrders)
      .as(editor())
      .send({ query: {}, body: { orders: [deleted.id, kept.id] } });
    stop();
    expect(reply.problem).toMatchObject({ code: 'order.has_locked_pallets', params: { id: kept.id } });
    expect(
      await orders
        .api(getOrdersByIds)
        .as(editor())
        .ok({ ids: [kept.id] }),
    ).toMatchObject([{ can: { edit: true } }]);
  });
});

describe('what waits today', () => {
  it('BEY-20a counts late, soon due, unplanned and unplaced orders of the company, and the coming days', async () => {
    const company = { company_id: 6 as never };
    const clock = orders.get(Clock);
    clock.now = () => new Date('2026-11-24T10:00:00Z');
    const make = async (delivery_date: string, status: number) => {
      const order = await given({ delivery_date }, editor(company));
      if (status > 0)
        await orders
          .api(updateOrder)
          .as({ ...people.super(), ...company })
          .ok({ params: { id: order.id }, body: { status } });
      return order;
    };
    await make('2026-11-20', 8);
    await make('2026-11-20', 14);
    await make('2026-11-24', 0);
    await make('2026-11-30', 10);
    await make('2026-12-01', 2);
    const planned = await make('2026-12-20', 5);
    await make('2026-12-20', 4);
    await orders
      .api(updateOrders)
      .as(editor(company))
      .ok({ body: { orders: [{ id: planned.id, pal_status: 1 }] } });
    const today = await orders.api(getOrdersToday).as(person(company)).ok({});
    clock.now = () => new Date();
    expect(today).toMatchObject({ today: '2026-11-24', late: 1, not_in_production: 1, to_plan: 1, being_placed: 1 });
    expect(today.days.filter((day) => day.orders > 0)).toEqual([
      { date: '2026-11-24', orders: 1, made: 0 },
      { date: '2026-11-30', orders: 1, made: 1 },
    ]);
    expect(today.days).toHaveLength(7);
  });
});
