import {
  copyOrder,
  createCustomer,
  createProduct,
  getOrder,
  orderStatus,
  updateOrder,
  updateOrders,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

const sizes = { position: 'L1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
const copy = (id: number, body: object, as = editor()) => orders.api(copyOrder).as(as).send({ params: { id }, body });
const read = (id: number) => orders.api(getOrder).as(editor()).ok({ params: { id } });

describe('a copied order', () => {
  let from: number;
  beforeAll(async () => {
    const admin = editor({ type: 1, rights: ['OP_EDIT', 'CA_NEW', 'PR_EDIT'] });
    const customer = await orders
      .api(createCustomer)
      .as(admin)
      .ok({ body: { name: 'Copied' } });
    const fields = { customer_id: customer.id, delivery_date: '2031-03-03', customer_order_number: 'PO 1' };
    ({ id: from } = await newOrder(orders, { ...fields, wood_type: 'oak', element_count: 4 }, admin));
    const fitting_groups = [{ code: 'V1', fittings: [{ field: 'A', quantity: 1 }] }];
    await orders
      .api(createProduct)
      .as(editor())
      .ok({ body: { ...sizes, order_id: from, quantity: 3, comment: 'careful', fitting_groups } });
    await orders
      .api(updateOrders)
      .as(people.super())
      .ok({ body: { orders: [{ id: from, status: orderStatus.inProduction }] } });
  });

  it('BEY-62b has customer, kinds and as many products, new barcodes, and begins at status 0 without its dates', async () => {
    const { status, body } = await copy(from, { production_id: 'COPY-1' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ production_id: 'COPY-1', customer: 'Copied', wood_type: 'oak', element_count: 4, count: 3, status: 0 },
      ...{ delivery_date: null, customer_order_number: null, completion_date: null, pal_status: 0 },
    });
    const [made, before] = [await read(body.id), await read(from)];
    expect(made.products).toHaveLength(3);
    for (const product of made.products)
      expect(product).toMatchObject({ position: 'L1', comment: 'careful', status: 0, completion_date: null });
    expect(made.products[0]?.barcode).toMatch(/^COPY-1/);
    expect(before.products.every(({ status: one }) => one === 6)).toBe(true);
  });

  it('BEY-62b has one of each, or no products, when that is asked for', async () => {
    expect((await copy(from, { offer_id: 'COPY-2', products: 'one', delivery_date: '2032-01-05' })).body).toMatchObject(
      { count: 1, delivery_date: '2032-01-05', week: '203202' },
    );
    const empty = await copy(from, { production_id: 'COPY-3', products: 'none' }, editor({ rights: [] }));
    expect(empty.body).toMatchObject({ count: 0, customer: 'Copied' });
  });

  it('BEY-62b is made once however often it is sent, and never under a number that is taken or missing', async () => {
    const send = () =>
      orders
        .api(copyOrder)
        .as(editor())
        .with({ idempotencyKey: 'copy-order-4' })
        .send({ params: { id: from }, body: { production_id: 'COPY-4' } });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await copy(from, { production_id: 'copy-4' })).problem).toMatchObject({ code: 'order.number_taken' });
    expect((await copy(from, {})).problem).toMatchObject({ status: 422, code: 'order.number_required' });
    expect((await copy(from, { production_id: 'Ž-9' })).problem).toMatchObject({ code: 'order.number_letters' });
  });

  it('needs the right to make products, is not for readers, and another company has none', async () => {
    const refused = await copy(from, { production_id: 'COPY-5' }, editor({ rights: ['OP_EDIT'] }));
    expect(refused.problem).toMatchObject({ code: 'no_right_to_edit_product' });
    expect((await copy(from, { production_id: 'COPY-5' }, people.viewer())).status).toBe(403);
    expect((await copy(from, { production_id: 'COPY-5' }, people.stranger(7))).problem).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('is a copy of what was changed last, and changes nothing of it', async () => {
    await orders
      .api(updateOrder)
      .as(editor())
      .ok({ params: { id: from }, body: { paint_type: 'RAL 9016' } });
    const { version } = await read(from);
    expect((await copy(from, { production_id: 'COPY-6' })).body).toMatchObject({ paint_type: 'RAL 9016' });
    expect((await read(from)).version).toBe(version);
  });
});
