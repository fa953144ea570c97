import {
  createAddress,
  createContact,
  createCustomer,
  createOrder,
  getOrderRecords,
  listNotifyContacts,
  updateOrder,
} from '@mullion/contracts';
import { type TestService, type TestWorld } from '@mullion/server-testing';
import { left } from '../testing/owner-events';
import { editor as planner, givenOrder, startOrders } from '../testing/start-orders';

const editor = { ...planner, type: 1 as const };
let orders: TestService;
let world: TestWorld;
const given = (count: number, planned = false) => givenOrder(orders, count, planned);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('what other services ask', () => {
  it('gives records by id and number, of the company only', async () => {
    const one = await given(2);
    const ask = (as = editor) =>
      orders
        .api(getOrderRecords)
        .as(as)
        .ok({ numbers: [one.number], order_ids: [one.id] });
    const { orders: found, products } = await ask();
    expect(found).toEqual([
      expect.objectContaining({ id: one.id, number: one.number, product_count: 2, removed: false }),
    ]);
    expect(products.map((product) => product.id)).toEqual(one.products.map((product) => product.id));
    expect(await ask({ ...editor, company_id: 2 as never })).toEqual({ orders: [], products: [] });
  });

  it('MAI-01ac names the contacts to write to, each with its own orders', async () => {
    const make = async (name: string) => {
      const customer = await orders.api(createCustomer).as(editor).ok({ body: { name } });
      const address = await orders
        .api(createAddress)
        .as(editor)
        .ok({ body: { customer_id: customer.id, country: 'lt', city: 'Kaunas', street: 'Laisvės al. 1' } });
      await orders
        .api(createContact)
        .as(editor)
        .ok({ body: { customer_id: customer.id, name: `${name} yes`, email: 'yes@example.test', notify: true } });
      await orders
        .api(createContact)
        .as(editor)
        .ok({ body: { customer_id: customer.id, name: `${name} no`, email: 'no@example.test' } });
      const order = await orders
        .api(createOrder)
        .as(editor)
        .ok({ body: { production_id: `N-${name}`, customer_id: customer.id } });
      expect(order).toMatchObject({
        customer: name,
        delivery_address: address.id,
        address: 'Laisvės al. 1, Kaunas, LT',
      });
      return order;
    };
    const [a, b] = [await make('Alfa'), await make('Beta')];
    const found = await orders
      .api(listNotifyContacts)
      .as(editor)
      .ok({ order_ids: [a.id, b.id], product_ids: [] });
    expect(found.map((contact) => [contact.name, contact.email, contact.orders.map((order) => order.number)])).toEqual([
      ['Alfa yes', 'yes@example.test', ['N-Alfa']],
      ['Beta yes', 'yes@example.test', ['N-Beta']],
    ]);
    const part = await given(4);
    await orders
      .api(updateOrder)
      .as(editor)
      .ok({ params: { id: part.id }, body: { customer_id: a.customer_id } });
    const [first, second, ...rest] = part.products;
    if (!first || !second) throw new Error('no products');
    const leaving = async () => {
      const [contact] = await orders
        .api(listNotifyContacts)
        .as(editor)
        .ok({ order_ids: [part.id as never], product_ids: [second.id] });
      return contact?.orders[0]?.units;
    };
    const positions = rest.map((product) => product.position);
    expect(await leaving()).toEqual({ all: 4, leaving: 1, to_come: 3, positions: [first.position, ...positions] });
    // what left before is not to come, and what leaves now stays in the count after its departure is taken
    await left(orders, 900, 1, [{ id: part.id, products: [first] }]);
    await left(orders, 901, 1, [{ id: part.id, products: [second] }]);
    expect(await leaving()).toEqual({ all: 4, leaving: 1, to_come: 2, positions });
    const foreign = await orders
      .api(createOrder)
      .as({ ...editor, company_id: 2 as never })
      .send({ body: { production_id: 'F', customer_id: a.customer_id } });
    expect(foreign.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
    const mixed = await orders
      .api(updateOrder)
      .as(editor)
      .send({ params: { id: a.id }, body: { delivery_address: b.delivery_address } });
    expect(mixed.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
  });
});
