import {
  freePlacements,
  getOrder,
  type RequestContext,
  restorePlacements,
  turnUnpack,
  unpackOrder,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newOrder(orders, fields, as);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('planning', () => {
  it('ORD-06a raises pal_status to 1 where below 1, all orders or none', async () => {
    const [one, two] = [await given(), await given()];
    const plan = (ids: number[]) =>
      orders
        .api(updateOrders)
        .as(people.planner())
        .send({ body: { orders: ids.map((id) => ({ id, pal_status: 1 })) } });
    expect((await plan([one.id, 999_999])).problem).toMatchObject({ status: 404, params: { ids: [999_999] } });
    expect(
      (
        await orders
          .api(getOrder)
          .as(editor())
          .ok({ params: { id: one.id }, query: {} })
      ).pal_status,
    ).toBe(0);
    const planned = (await plan([two.id, one.id])).body.orders;
    expect(planned.map((order) => [order.id, order.pal_status, order.can.plan])).toEqual([
      [two.id, 1, false],
      [one.id, 1, false],
    ]);
  });

  it('PLN-10a is undone by unpacking, once packing has freed the places', async () => {
    const { id } = await given();
    await orders
      .api(updateOrder)
      .as(editor())
      .ok({ params: { id }, body: { pal_status: 1 } });
    const asked: unknown[] = [];
    const stop = world.answer(freePlacements, (input) => {
      asked.push(input);
      return { outcome: 'freed' as const };
    });
    expect(await orders.api(unpackOrder).as(editor()).ok({ params: { id } })).toMatchObject({ id, pal_status: 0 });
    expect(asked).toEqual([{ order_id: id, product_ids: null }]);
    await orders
      .api(updateOrder)
      .as(editor())
      .ok({ params: { id }, body: { pal_status: 1 } });
    const act = '00000000-0000-4000-8000-000000000007';
    await orders.api(unpackOrder).as(editor()).ok({ params: { id }, query: { act } });
    stop();
    expect(asked.at(-1)).toEqual({ order_id: id, product_ids: null, act: { id: act, by: editor().user_id } });
  });

  it('PLN-10a ORD-06c is final once everything has left: unpacking is refused before packing is even asked', async () => {
    const { id } = await given();
    await orders.sql('UPDATE orders SET pal_status = 3 WHERE id = $1', [id]);
    const asked: unknown[] = [];
    const stop = world.answer(freePlacements, (input) => {
      asked.push(input);
      return { outcome: 'freed' as const };
    });
    const refused = await orders.api(unpackOrder).as(editor()).send({ params: { id } });
    stop();
    expect(refused.problem).toMatchObject({ status: 409, code: 'already_confirmed' });
    expect(asked).toEqual([]);
    expect(await orders.api(getOrder).as(editor()).ok({ params: { id }, query: {} })).toMatchObject({ pal_status: 3 });
  });

  it('stays planned when packing refuses', async () => {
    const { id } = await given();
    await orders
      .api(updateOrder)
      .as(editor())
      .ok({ params: { id }, body: { pal_status: 1 } });
    const stop = world.answer(freePlacements, () => ({ outcome: 'refused' as const, code: 'already_confirmed' }));
    expect((await orders.api(unpackOrder).as(editor()).send({ params: { id } })).problem).toMatchObject({
      status: 409,
      code: 'already_confirmed',
    });
    stop();
    expect(await orders.api(getOrder).as(editor()).ok({ params: { id }, query: {} })).toMatchObject({
      pal_status: 1,
      can: { edit: true },
    });
  });

  describe('taken back', () => {
    const act = '00000000-0000-4000-8000-000000000008';
    const turn = (id: number, way: 'undo' | 'redo') =>
      orders.api(turnUnpack).as(editor()).send({ order_id: id, act, way });
    const statusOf = async (id: number) =>
      (await orders.api(getOrder).as(editor()).ok({ params: { id }, query: {} })).pal_status;

    it('PLN-10a BEY-08c is in planning before its places come back, and leaves it again by the same act', async () => {
      const { id } = await given();
      const asked: unknown[] = [];
      const stop = [
        world.answer(restorePlacements, async (input) => {
          asked.push([input, await statusOf(id)]);
          return { outcome: 'restored' as const };
        }),
        world.answer(freePlacements, (input) => {
          asked.push(input);
          return { outcome: 'freed' as const };
        }),
      ];
      const by = { id: act, by: editor().user_id };
      for (let times = 0; times < 2; times += 1) expect((await turn(id, 'undo')).status).toBe(200);
      expect([asked.slice(0, 2), await statusOf(id)]).toEqual([
        [
          [{ act: by }, 1],
          [{ act: by }, 1],
        ],
        1,
      ]);
      expect((await turn(id, 'redo')).status).toBe(200);
      for (const end of stop) end();
      expect([asked.at(-1), await statusOf(id)]).toEqual([{ order_id: id, product_ids: null, act: by }, 0]);
    });

    it('BEY-08c stays out of planning where packing refuses its places, and as it was where it is in planning', async () => {
      const { id } = await given();
      const stop = world.answer(restorePlacements, () => ({
        outcome: 'refused' as const,
        code: 'placement.moved',
        params: { barcode: 'B1' },
      }));
      expect((await turn(id, 'undo')).problem).toMatchObject({ code: 'placement.moved', params: { barcode: 'B1' } });
      expect(await statusOf(id)).toBe(0);
      await orders
        .api(updateOrder)
        .as(editor())
        .ok({ params: { id }, body: { pal_status: 1 } });
      expect((await turn(id, 'undo')).problem?.code).toBe('placement.moved');
      stop();
      expect(await statusOf(id)).toBe(1);
      expect((await turn(999_999, 'undo')).problem?.code).toBe('not_found');
    });

    it('BEY-08c goes on where packing did not answer', async () => {
      const { id } = await given();
      let tries = 0;
      const stop = world.answer(restorePlacements, () => {
        tries += 1;
        if (tries === 1) throw new AppError('unavailable');
        return { outcome: 'restored' as const };
      });
      expect((await turn(id, 'undo')).status).toBe(200);
      stop();
      expect([tries, await statusOf(id)]).toEqual([2, 1]);
    });
  });
});
