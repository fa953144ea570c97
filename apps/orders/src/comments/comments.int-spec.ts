import {
  addOrderComment,
  deleteProduct,
  freePlacements,
  getOrder,
  listOrderComments,
  type RequestContext,
} from '@mullion/contracts';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { editor, givenProduct, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const stranger = person({ rights: ['OP_EDIT', 'OP_DEL'], company_id: 2 as never });

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('PRD-01e comments', () => {
  const say = (as: RequestContext, body: object) =>
    orders
      .api(addOrderComment)
      .as(as)
      .send(body as never);
  const read = (as: RequestContext, table_name: string, table_id: number) =>
    orders
      .api(listOrderComments)
      .as(as)
      .send({ table_name: table_name as 'orders', table_id });

  it('stand on a product or an order with who and when, oldest first, and are counted by product', async () => {
    const product = await givenProduct(orders);
    const on = { table_name: 'products', table_id: product.id };
    expect((await say(people.planner(), { ...on, text: ' first ' })).body).toMatchObject({
      text: 'first',
      user_name: 'Planner',
      ...on,
    });
    await say(people.worker(), { ...on, text: '<b>second</b>' });
    await say(people.worker(), { table_name: 'orders', table_id: product.order_id, text: 'of the order' });
    expect(
      (await read(people.viewer(), 'products', product.id)).body.map((line) => [line.text, line.user_name]),
    ).toEqual([
      ['first', 'Planner'],
      ['<b>second</b>', 'Worker'],
    ]);
    expect((await read(people.viewer(), 'orders', product.order_id)).body).toHaveLength(1);
    const counted = await orders
      .api(getOrder)
      .as(editor)
      .ok({ params: { id: product.order_id }, query: {} });
    expect(counted.comment_counts).toEqual({ [product.id]: 2 });
  });

  it('are refused to other companies and when empty; they go with their product', async () => {
    const product = await givenProduct(orders);
    const on = { table_name: 'products', table_id: product.id, text: 'x' };
    expect((await say(stranger, on)).problem).toMatchObject({ status: 404 });
    expect((await read(stranger, 'products', product.id)).problem).toMatchObject({ status: 404 });
    expect((await say(editor, { ...on, text: '  ' })).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect((await say(editor, { ...on, table_name: 'users' })).problem).toMatchObject({ status: 400, code: 'invalid' });
    await say(editor, on);
    const stop = world.answer(freePlacements, () => ({ outcome: 'freed' as const }));
    await orders
      .api(deleteProduct)
      .as(editor)
      .ok({ params: { id: product.id } });
    stop();
    expect(await orders.sql('SELECT id FROM comments WHERE product_id = $1', [product.id])).toEqual([]);
  });
});
