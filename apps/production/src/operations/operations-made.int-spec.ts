import {
  addOperations,
  createOperations,
  deleteOperation,
  listOperationRules,
  listOrderOperations,
  productsChanged,
  updateOperation,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';
import { productRecordOf } from '../testing/records';

describe('operations of products', () => {
  let floor: FloorWorld;
  beforeAll(async () => {
    floor = await FloorWorld.open();
  });
  afterAll(() => floor.close());

  it('are made by the rules of the product types, once an order', async () => {
    const { orderId } = await floor.prepared(2);
    const operations = await floor.operationsOf(orderId);
    expect(operations.map(({ amount }) => amount)).toEqual([4, 18, null, 4, 18, null]);
    const again = await floor.production
      .api(addOperations)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { orders: [orderId as never] } });
    expect(again).toEqual({
      made: [],
      refused: [{ order_id: orderId, number: '26-0001', code: 'operation.already_there' }],
    });
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({
      order: null,
      products: [
        { status: 4, version: 1 },
        { status: 4, version: 1 },
      ],
    });
  });

  it('are added, edited and taken off one by one by types 0 and 1', async () => {
    const { orderId, products } = await floor.prepared(1);
    const create = (as = people.admin()) =>
      floor.production
        .api(createOperations)
        .as(as)
        .send({
          params: {},
          query: {},
          body: {
            operations: [
              { product_id: products[0] as never, work_center_id: floor.centers['80'] as never, amount: 12 },
            ],
            end_date: '2026-12-01',
          },
        });
    expect((await create(people.planner())).status).toBe(403);
    const made = await create();
    expect(made).toMatchObject({ status: 201, body: { operations: [{ amount: 12, round: 1 }] } });
    expect((await create()).problem).toMatchObject({ code: 'operation.already_open', params: { center: '80' } });
    const id = made.body.operations[0]!.id;
    const edit = (body: object, as = people.admin()) =>
      floor.production
        .api(updateOperation)
        .as(as)
        .send({ params: { id }, query: {}, body } as never);
    expect((await edit({ amount: 15, version: 1 })).body).toMatchObject({ amount: 15, version: 2 });
    expect((await edit({ amount: 16, version: 1 })).problem).toMatchObject({
      code: 'conflict',
      current: { amount: 15 },
    });
    const remove = () => floor.production.api(deleteOperation).as(people.admin()).send({ params: { id }, query: {} });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await create()).body.operations[0]).toMatchObject({ round: 2 });
    expect(await floor.kindsOf(orderId)).toEqual(['cancelled']);
  });

  it('of a product that is gone are cancelled, and hold up its order no longer', async () => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products.slice(0, 1));
    const gone = { ...productRecordOf(products[1]!, orderId), version: 2, removed: true };
    await floor.production.receive(productsChanged, 1, { order_id: orderId as never, products: [gone] });
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '40/1:0', '50/1:0']);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ order: { status: 5 } });
  });

  it('A1 are unknown to another company', async () => {
    const { orderId, products } = await floor.prepared(1);
    const stranger = { ...people.stranger(), type: 1 as const };
    expect((await floor.complete('10', products, stranger)).status).toBe(404);
    expect((await floor.operationsOf(orderId)).every(({ status }) => status === 0)).toBe(true);
    const seen = await floor.production
      .api(listOrderOperations)
      .as(stranger)
      .send({ params: {}, query: { orders: String(orderId) } });
    expect(seen.status).toBe(404);
    expect((await floor.production.api(listOperationRules).as(stranger).ok()).rules).toEqual([]);
    const add = await floor.production
      .api(addOperations)
      .as(stranger)
      .send({ params: {}, query: {}, body: { orders: [orderId as never] } });
    expect(add.status).toBe(404);
  });
});
