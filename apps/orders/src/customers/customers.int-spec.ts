import {
  createAddress,
  createContact,
  createCustomer,
  createOrder,
  customerChanged,
  deleteCustomer,
  getCustomer,
  getOrder,
  listAddresses,
  listCustomers,
  listPackingTypes,
  orderChanged,
  type PackingType,
  type RequestContext,
  updateCustomer,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const clerk = (over: Partial<RequestContext> = {}) => person({ type: 1, rights: ['CA_NEW', 'CA_EDIT', 'CA_DEL', 'OP_EDIT'], ...over });
const stranger = clerk({ company_id: 2 as never });
let sequence = 0;
const given = (fields: object = {}, as = clerk()) => {
  sequence += 1;
  return orders
    .api(createCustomer)
    .as(as)
    .ok({ body: { name: `UAB Langas ${sequence}`, ...fields } });
};
const edit = (id: number, fields: object, as = clerk()) => orders.api(updateCustomer).as(as).send({ params: { id }, body: fields });
const remove = (id: number, as = clerk()) => orders.api(deleteCustomer).as(as).send({ params: { id } });
const read = (id: number, as = clerk()) => orders.api(getCustomer).as(as).send({ params: { id } });
const addressOf = (customer: number) =>
  orders
    .api(createAddress)
    .as(clerk())
    .ok({ body: { customer_id: customer, country: 'LT', city: 'Kaunas' } });

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('reading customers', () => {
  it('needs CA_NEW: types 4 to 6 without it are refused on the list, one customer and the addresses', async () => {
    const { id } = await given();
    for (const as of [people.packer(), people.worker(), people.viewer(), people.planner()])
      for (const reply of [
        await orders.api(listCustomers).as(as).send({ query: {} }),
        await read(id, as),
        await orders
          .api(listAddresses)
          .as(as)
          .send({ query: { customer_id: id } }),
      ])
        expect(reply.problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await read(id, { ...people.packer(), rights: ['CA_NEW'] })).status).toBe(200);
  });
});

describe('CUS-01b the rights of the customers page', () => {
  it('editing needs CA_EDIT, deleting CA_DEL, making CA_NEW; the read-only type writes nothing', async () => {
    const { id } = await given();
    const without = person({ rights: ['CA_NEW'] });
    expect((await edit(id, { name: 'X' }, without)).problem).toMatchObject({ status: 403, code: 'no_rights_to_edit_customer' });
    expect((await remove(id, without)).problem).toMatchObject({ status: 403, code: 'no_rights_to_delete_customer' });
    expect(
      (
        await orders
          .api(createCustomer)
          .as(person())
          .send({ body: { name: 'X' } })
      ).status,
    ).toBe(403);
    expect((await edit(id, { name: 'X' }, { ...people.viewer(), rights: ['CA_EDIT'] })).status).toBe(403);
    expect((await read(id)).body).toMatchObject({ id, version: 1 });
  });

  it('other companies see and touch nothing', async () => {
    const { id } = await given();
    for (const reply of [await read(id, stranger), await edit(id, { name: 'X' }, stranger), await remove(id, stranger)])
      expect(reply.problem).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('CUS-01b deleting a customer', () => {
  it('is refused while orders name it', async () => {
    const { id } = await given();
    await orders
      .api(createOrder)
      .as(clerk())
      .ok({ body: { production_id: 'DEL-1', customer_id: id } });
    expect((await remove(id)).problem).toMatchObject({ status: 409, code: 'customer.has_orders' });
    expect((await read(id)).status).toBe(200);
  });

  it('never leaves an order without its customer, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await given();
      const [gone, made] = await Promise.all([
        remove(id),
        orders
          .api(createOrder)
          .as(clerk())
          .send({ body: { production_id: `RACE-${round}`, customer_id: id } }),
      ]);
      expect([gone.status, made.status]).toEqual(gone.status === 200 ? [200, 422] : [409, 201]);
    }
  });

  it('takes contacts and addresses along, is published and audited', async () => {
    const { id, name } = await given();
    await addressOf(id);
    await orders
      .api(createContact)
      .as(clerk())
      .ok({ body: { customer_id: id, name: 'Rūta', email: 'ruta@a.test' } });
    expect((await remove(id)).body).toEqual({ ok: true });
    expect((await read(id)).status).toBe(404);
    expect(await orders.sql('SELECT id FROM contacts WHERE customer_id = $1', [id])).toEqual([]);
    expect((await orders.recorded(customerChanged)).at(-1)?.data).toMatchObject({ customer_id: id, removed: true });
    expect((await orders.recorded(auditEvent('orders'))).at(-1)?.data).toMatchObject({
      action: 'customers.deleted',
      table_name: 'customers',
      row_id: id,
      user_name: 'Test Planner',
      before: { name },
      after: null,
    });
    expect((await remove(id)).status).toBe(404);
  });
});

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
    expect((await edit(one.id, { name: other.name.toUpperCase() })).problem).toMatchObject({ status: 409, code: 'customer.name_taken' });
    const foreign = await addressOf(other.id);
    for (const field of ['main_address', 'default_delivery_address'])
      expect((await edit(one.id, { [field]: foreign.id })).problem).toMatchObject({ status: 422, code: 'customer.foreign_address' });
    expect((await read(one.id)).body).toMatchObject({ name: one.name, main_address: null, version: 1 });
  });

  it('answers a late version with the present state', async () => {
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
    const texts = { type: 'B2B', short_name: 'L', code: '30', vat_number: 'LT30', email: 'a@b.test', phone: '5', mobile: '6', ref: 'r' };
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
    expect(less.body).toMatchObject({ code: null, main_address: null, phone: '5', default_delivery_address: { id: delivery.id } });
  });

  it('names the packing type as packing does, and refuses one that packing does not know', async () => {
    const { id } = await given();
    let asked = 0;
    const stop = world.answer(listPackingTypes, () => {
      asked += 1;
      return [{ id: 3, description: 'Norvegija' } as PackingType];
    });
    expect((await edit(id, { pref_packing_type: 4 })).problem).toMatchObject({ status: 422, code: 'customer.unknown_packing_type' });
    expect((await edit(id, { pref_packing_type: 3 })).body.pref_packing_type).toEqual({ id: 3, description: 'Norvegija' });
    expect((await edit(id, { pref_packing_type: 3, code: '1' })).body.pref_packing_type).toEqual({ id: 3, description: 'Norvegija' });
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
    expect((await orders.recorded(auditEvent('orders'))).at(-1)?.data).toMatchObject({ action: 'customers.edited', before: { name } });
  });
});

describe('CUS-01a the list', () => {
  const company = { company_id: 5 as never };
  const names = async (query: object) =>
    (await orders.api(listCustomers).as(clerk(company)).ok({ query })).data.map((customer) => customer.name);

  beforeAll(async () => {
    for (const [name, default_discount] of [
      ['Žalia', 1],
      ['ąžuolas', 5],
      ['Beta', 0],
    ] as const)
      await given({ name, default_discount, vat_number: `LT-${name}` }, clerk(company));
  });

  it('is sorted by name as in a Lithuanian register, both ways and whatever the case, or by another column, in pages', async () => {
    const up = await names({});
    expect(up).toEqual(['ąžuolas', 'Beta', 'Žalia']);
    expect(await names({ order: 'DESC' })).toEqual(up.toReversed());
    expect(await names({ order_by: 'default_discount', order: 'DESC' })).toEqual(['ąžuolas', 'Žalia', 'Beta']);
    expect(await names({ rows: 2, page: 2 })).toEqual(up.slice(2));
  });

  it('finds parts of names and VAT numbers in any case', async () => {
    expect(await names({ filter: 'ĄŽUOL' })).toEqual(['ąžuolas']);
    expect(await names({ filter: 'lt-b' })).toEqual(['Beta']);
    expect(await names({ filter: '%' })).toEqual([]);
  });

  it.each([{ order_by: 'company_id' }, { page: 0 }])('refuses %j', async (query) => {
    expect((await orders.api(listCustomers).as(clerk(company)).send({ query })).problem).toMatchObject({ status: 400 });
  });
});
