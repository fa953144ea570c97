import { getOrder, readProduct, updateProducts } from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { productCalls, stranger } from '../testing/product-calls';
import { newOrder, orderEditor, startOrders } from '../testing/start-orders';

let orders: TestService;
const { add } = productCalls(() => orders);

beforeAll(async () => {
  ({ orders } = await startOrders());
});
afterAll(() => orders.world.close());

describe('many products at once', () => {
  const editMany = (body: object, as = orderEditor()) => orders.api(updateProducts).as(as).send({ body });

  it('PRD-01f recalculation gives each its area from its sizes, and the order its totals', async () => {
    const order = await newOrder(orders);
    const [one, two] = [await add(order.id, { area: 9 }), await add(order.id, { width: 1333, height: 777, area: 9 })];
    const { body } = await editMany({ products: [{ id: two.id }, { id: one.id }], recalculate: true });
    expect(body.products.map((product) => [product.id, product.area, product.version])).toEqual([
      [two.id, 1.036, 2],
      [one.id, 1.2, 2],
    ]);
    expect(
      await orders
        .api(getOrder)
        .as(orderEditor())
        .ok({ params: { id: order.id }, query: {} }),
    ).toMatchObject({ area: 2.24, count: 2 });
    expect((await editMany({ products: [{ id: one.id }], recalculate: true })).body.products[0]).toMatchObject({
      version: 2,
    });
  });

  it('change all or none, each under its version, and name those that do not exist', async () => {
    const order = await newOrder(orders);
    const [one, two] = [await add(order.id), await add(order.id)];
    const late = await editMany({
      products: [
        { id: one.id, comment: 'x' },
        { id: two.id, comment: 'x', version: 7 },
      ],
    });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict', current: { id: two.id, version: 1 } });
    const gone = await editMany({ products: [{ id: one.id, comment: 'x' }, { id: 999_999 }] });
    expect(gone.problem).toMatchObject({ status: 404, params: { ids: [999_999] } });
    expect((await editMany({ products: [{ id: one.id, comment: 'x' }] }, stranger())).status).toBe(404);
    expect((await editMany({ products: [{ id: one.id, comment: 'x' }] }, people.viewer())).status).toBe(403);
    expect(await orders.api(readProduct).as(orderEditor()).ok({ id: one.id })).toMatchObject({
      comment: null,
      version: 1,
    });
  });
});
