import {
  createOrder,
  getCustomer,
  getOrder,
  listPackingTypes,
  orderChanged,
  type PackingType,
  type RequestContext,
  updateCustomer,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { type TestService, type TestWorld } from '@mullion/server-testing';
import { clerk, newAddress, newCustomer } from '../testing/customers';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newCustomer(orders, fields, as);
const edit = (id: number, fields: object, as = clerk()) =>
  orders.api(updateCustomer).as(as).send({ params: { id }, body: fields });
const read = (id: number, as = clerk()) => orders.api(getCustomer).as(as).send({ params: { id } });
const addressOf = (customer: number) => newAddress(orders, customer);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('CUS-02a editing a customer', () => {
  it.each([
    { default_discount: -0.1 },
    { default_discount: 1.25 },
    { default_discount: 101 },
    { name: ' ' },
    { email: 'nowhere' },
    { unknown: 1 },
  ])('refuses %j', async (fields) => {
    const { id } = await given();
    expect((await edit(id, fields)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('refuses another customer’s name and address', async () => {
    const [one, other] = [await given(), await given()];
    expect((await edit(one.id, { name: other.name.toUpperCase() })).problem).toMatchObject({
      status: 409,
      code: 'customer.name_taken',
    });
    const foreign = await addressOf(other.id);
    for (const field of ['main_address', 'default_delivery_address'])
      expect((await edit(one.id, { [field]: foreign.id })).problem).toMatchObject({
        status: 422,
        code: 'customer.foreign_address',
      });
    expect((await read(one.id)).body).toMatchObject({ name: one.name, main_address: null, version: 1 });
  });

  it('answers a late version with the current state', async () => {
    const { id, version } = await given();
    expect((await edit(id, { version, code: 'first' })).body).toMatchObject({ code: 'first', version: 2 });
    expect((await edit(id, { version, code: 'second' })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { id, code: 'first', version: 2 },
    });
  });

  it('writes every field, empties with an empty text, leaves out what is not named', async () => {
    const { id } = await given();
    const [main, delivery] = [await addressOf(id), await addressOf(id)];
    const texts = {
      type: 'B2B',
      short_name: 'L',
      code: '30',
      vat_number: 'LT30',
      email: 'a@b.test',
      phone: '5',
      mobile: '6',
      ref: 'r',
    };
    const ids = { main_address: main.id, default_delivery_address: delivery.id };
    const all = await edit(id, { ...texts, ...ids, name: 'UAB Visi laukai', pricing: 'A', default_discount: 12.5 });
    expect(all.body).toMatchObject({
      ...texts,
      name: 'UAB Visi laukai',
      pricing: 'A',
      default_discount: 12.5,
      main_address: { id: main.id },
      default_delivery_address: { id: delivery.id },
    });
    const less = await edit(id, { code: '', main_address: null });
    expect(less.body).toMatchObject({
      code: null,
      main_address: null,
      phone: '5',
      default_delivery_address: { id: delivery.id },
    });
  });

  it('names the packing type as packing does, and refuses one that packing does not know', async () => {
    const { id } = await given();
    let asked = 0;
    const stop = world.answer(listPackingTypes, () => {
      asked += 1;
      return [{ id: 3, description: 'Norvegija' } as PackingType];
    });
    expect((await edit(id, { pref_packing_type: 4 })).problem).toMatchObject({
      status: 422,
      code: 'customer.unknown_packing_type',
    });
    expect((await edit(id, { pref_packing_type: 3 })).body.pref_packing_type).toEqual({
      id: 3,
      description: 'Norvegija',
    });
    expect((await edit(id, { pref_packing_type: 3, code: '1' })).body.pref_packing_type).toEqual({
      id: 3,
      description: 'Norvegija',
    });
    stop();
    expect(asked).toBe(2);
    expect((await edit(id, { pref_packing_type: null })).body.pref_packing_type).toBeNull();
  });

  it('gives its orders the new name, those that have left keep the old one', async () => {
    const { id, name } = await given();
    const order = (production_id: string) =>
      orders
        .api(createOrder)
        .as(clerk())
        .ok({ body: { production_id, customer_id: id } });
    const [open, left] = [await order('NAME-1'), await order('NAME-2')];
    await orders.sql('UPDATE orders SET pal_status = 3 WHERE id = $1 RETURNING id', [left.id]);
    expect((await edit(id, { name: 'UAB Naujas vardas' })).status).toBe(200);
    const customerOf = async (row: { id: number }) =>
      (
        await orders
          .api(getOrder)
          .as(clerk())
          .ok({ params: { id: row.id }, query: {} })
      ).customer;
    expect([await customerOf(open), await customerOf(left)]).toEqual(['UAB Naujas vardas', name]);
    expect((await orders.recorded(orderChanged)).at(-1)?.data.order).toMatchObject({
      id: open.id,
      customer: 'UAB Naujas vardas',
      version: 2,
    });
    expect((await orders.recorded(auditEvent('orders'))).at(-1)?.data).toMatchObject({
      action: 'customers.edited',
      before: { name },
    });
  });
});
