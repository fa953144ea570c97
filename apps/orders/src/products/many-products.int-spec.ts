import {
  createOrder,
  createProduct,
  deleteProduct,
  findProduct,
  getOrder,
  getProductImage,
  readProduct,
  type Product,
  type RequestContext,
  updateProduct,
  updateProducts,
} from '@mullion/contracts';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
let sequence = 0;
const editor = (over: Partial<RequestContext> = {}) => person({ rights: ['OP_EDIT', 'PR_EDIT', 'OP_DEL'], ...over });
const stranger = () => editor({ company_id: 2 as never });
const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40.6, area: 1.2 };

const newOrder = (number = `PR-${(sequence += 1)}`) =>
  orders
    .api(createOrder)
    .as(editor())
    .ok({ body: { production_id: number } });
const newProduct = async (fields: object = {}): Promise<Product> => {
  const order = await newOrder();
  return orders
    .api(createProduct)
    .as(editor())
    .ok({ body: { order_id: order.id, ...sizes, ...fields } });
};
const edit = (id: number, body: object, as = editor()) =>
  orders.api(updateProduct).as(as).send({ params: { id }, body });

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('finding a product', () => {
  it('is for its own company only', async () => {
    const product = await newProduct();
    expect(
      await orders
        .api(findProduct)
        .as(people.viewer())
        .ok({ params: { barcode: product.barcode } }),
    ).toEqual(product);
    for (const reply of [
      await orders
        .api(findProduct)
        .as(stranger())
        .send({ params: { barcode: product.barcode } }),
      await orders.api(readProduct).as(stranger()).send({ id: product.id }),
      await orders
        .api(getProductImage)
        .as(stranger())
        .send({ params: { id: product.id } }),
      await edit(product.id, { comment: 'x' }, stranger()),
      await orders
        .api(deleteProduct)
        .as(stranger())
        .send({ params: { id: product.id } }),
    ])
      expect(reply.status).toBe(404);
    expect(
      (
        await orders
          .api(findProduct)
          .as(editor())
          .send({ params: { barcode: 'nothing' } })
      ).problem,
    ).toMatchObject({ status: 404, code: 'product.not_found' });
  });
});

describe('many products at once', () => {
  const editMany = (body: object, as = editor()) => orders.api(updateProducts).as(as).send({ body });
  const add = (orderId: number, fields: object = {}) =>
    orders
      .api(createProduct)
      .as(editor())
      .ok({ body: { order_id: orderId, ...sizes, ...fields } });

  it('PRD-01f recalculation gives each its area from its sizes, and the order its totals', async () => {
    const order = await newOrder();
    const [one, two] = [await add(order.id, { area: 9 }), await add(order.id, { width: 1333, height: 777, area: 9 })];
    const { body } = await editMany({ products: [{ id: two.id }, { id: one.id }], recalculate: true });
    expect(body.products.map((product) => [product.id, product.area, product.version])).toEqual([
      [two.id, 1.036, 2],
      [one.id, 1.2, 2],
    ]);
    expect(
      await orders
        .api(getOrder)
        .as(editor())
        .ok({ params: { id: order.id }, query: {} }),
    ).toMatchObject({ area: 2.24, count: 2 });
    expect((await editMany({ products: [{ id: one.id }], recalculate: true })).body.products[0]).toMatchObject({
      version: 2,
    });
  });

  it('change all or none, each under its version, and name those that do not exist', async () => {
    const order = await newOrder();
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
    expect(await orders.api(readProduct).as(editor()).ok({ id: one.id })).toMatchObject({ comment: null, version: 1 });
  });
});
