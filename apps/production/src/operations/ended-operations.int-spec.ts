import {
  addOperations,
  createOperations,
  listWaitingProducts,
  orderChanged,
  orderStatus,
  productsChanged,
  productStatus,
  readFloorLoad,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';
import { orderRecordOf, productRecordOf } from '../testing/records';

describe('operations of what is cancelled or has left', () => {
  let floor: FloorWorld;
  let version = 1;
  beforeAll(async () => {
    floor = await FloorWorld.open();
  });
  afterAll(() => floor.close());

  const orderIs = (id: number, status: number) => {
    version += 1;
    return floor.production.receive(orderChanged, 1, { order: orderRecordOf(id, { status, version }) });
  };
  const productIs = (id: number, orderId: number, status: number) => {
    version += 1;
    const products = [productRecordOf(id, orderId, { status, version })];
    return floor.production.receive(productsChanged, 1, { order_id: orderId as never, products });
  };
  const waitingAt = async (code: string) =>
    (
      await floor.production
        .api(listWaitingProducts)
        .as(systemContext(1))
        .ok({ id: floor.centers[code] as never, limit: 100 })
    ).products.map(({ product_id }) => product_id as number);
  const loadOf = async (orderId: number) =>
    (await floor.production.api(readFloorLoad).as(people.admin()).ok({ query: {} })).orders.filter(
      ({ id }) => id === (orderId as never),
    );
  const add = (orderId: number) =>
    floor.production
      .api(addOperations)
      .as(people.admin())
      .ok({ body: { orders: [orderId as never] } });

  it.each([
    ['cancelled', orderStatus.cancelled],
    ['departed', orderStatus.dispatched],
    ['delivered', orderStatus.delivered],
  ])('PRO-01a end with an order that is %s: they are on no list and cannot be completed', async (_name, status) => {
    const { orderId, products } = await floor.prepared(2);
    await floor.complete('10', products);
    await floor.complete('40', products.slice(0, 1));
    await orderIs(orderId, status);
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '10/1:2', '40/1:2']);
    expect(await waitingAt('40')).not.toContain(products[1]);
    expect(await loadOf(orderId)).toEqual([]);
    for (const reply of [
      await floor.complete('40', products.slice(1)),
      await floor.start('50', products.slice(0, 1)),
      await floor.problem('40', products.slice(1)),
      await floor.sendBack('50', '40', products.slice(0, 1)),
    ])
      expect(reply).toMatchObject({
        status: 409,
        problem: { code: 'operation.ended', params: { order: expect.stringMatching(/^26-/) } },
      });
    expect(await add(orderId)).toMatchObject({ made: [], refused: [{ code: 'operation.ended' }] });
    const body = { operations: [{ product_id: products[0] as never, work_center_id: floor.centers['80'] as never }] };
    const created = await floor.production.api(createOperations).as(people.admin()).send({ body });
    expect(created.problem?.code).toBe('operation.ended');
  });

  it('PRO-01a are as they were when the order is made on again, and nobody called half a window made', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.complete('10', products);
    await floor.start('40', products);
    const before = [await floor.statesOf(orderId), (await floor.progressOf(orderId)).length];
    await orderIs(orderId, orderStatus.cancelled);
    await orderIs(orderId, orderStatus.inProduction);
    expect([await floor.statesOf(orderId), (await floor.progressOf(orderId)).length]).toEqual(before);
    expect((await floor.kindsOf(orderId)).slice(-4)).toEqual(['ended', 'ended', 'reopened', 'reopened']);
    expect((await floor.complete('40', products)).status).toBe(200);
  });

  it('PRO-01a end with one product alone; the preparation of its order waits for the others only', async () => {
    const { orderId, products } = await floor.prepared(2);
    const [first, second] = products as [number, number];
    await floor.complete('10', [second]);
    await productIs(first, orderId, productStatus.cancelled);
    expect(await floor.statesOf(orderId)).toEqual(['10/1:2', '40/1:0', '50/1:0']);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({
      order: { status: orderStatus.prepared },
      products: [],
    });
    await productIs(first, orderId, productStatus.inPreparation);
    expect((await floor.progressOf(orderId)).at(-1)).toMatchObject({ order: { status: orderStatus.new } });
    expect(await floor.statesOf(orderId)).toHaveLength(6);
  });

  it('PRO-01a end by the sweep when they were there before anybody looked', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.production.sql('UPDATE order_copy SET status = 14 WHERE id = $1', [orderId]);
    expect((await floor.complete('10', products)).problem?.code).toBe('operation.ended');
    await floor.production.running.sweeps?.runNow('EndOperationsOfEnded.run');
    expect(await floor.statesOf(orderId)).toEqual([]);
  });

  it('PRE-01a are made by the rules for a product that was added later, and not where one was taken off', async () => {
    const { orderId, products } = await floor.prepared(1);
    await floor.complete('10', products);
    const [off] = (await floor.operationsOf(orderId)).filter(
      ({ work_center_id }) => work_center_id === (floor.centers['50'] as never),
    );
    await floor.production.sql('UPDATE operation SET status = 4 WHERE id = $1', [off?.id]);
    expect(await add(orderId)).toMatchObject({ made: [], refused: [{ code: 'operation.already_there' }] });
    const later = orderId * 100 + 50;
    await productIs(later, orderId, 0);
    expect(await add(orderId)).toMatchObject({ made: [{ order_id: orderId, operations: 3 }], refused: [] });
    expect(await floor.statesOf(orderId)).toEqual(['10/1:0', '10/1:2', '40/1:0', '40/1:0', '50/1:0']);
  });
});
