import {
  createContact,
  createCustomer,
  createOrder,
  customerChanged,
  deleteCustomer,
  getCustomer,
  listAddresses,
  listCustomers,
  type RequestContext,
  updateCustomer,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { clerk, newAddress, newCustomer } from '../testing/customers';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const stranger = clerk({ company_id: 2 as never });
const given = (fields?: object, as?: RequestContext) => newCustomer(orders, fields, as);
const edit = (id: number, fields: object, as = clerk()) =>
  orders.api(updateCustomer).as(as).send({ params: { id }, body: fields });
const remove = (id: number, as = clerk()) => orders.api(deleteCustomer).as(as).send({ params: { id } });
const read = (id: number, as = clerk()) => orders.api(getCustomer).as(as).send({ params: { id } });
const addressOf = (customer: number) => newAddress(orders, customer);

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

describe('CUS-02a a new customer', () => {
  it('has the address and the contact that were given with it, or is not made at all', async () => {
    const contact = { name: 'Rūta', email: 'ruta@langai.example.test', notify: true };
    const send = (address: object) =>
      orders
        .api(createCustomer)
        .as(clerk())
        .send({ body: { name: 'UAB Iš karto', address, contact } as never });
    expect((await send({ country: 'XX', city: 'Kaunas' })).problem).toMatchObject({ status: 400, code: 'invalid' });
    const { body: made } = await send({ country: 'LT', city: 'Kaunas', street: 'Vyšnių g. 1' });
    expect(made).toMatchObject({
      main_address: { city: 'Kaunas' },
      default_delivery_address: { street: 'Vyšnių g. 1' },
    });
    expect((await read(made.id)).body).toMatchObject({ addresses: [{ city: 'Kaunas' }], contacts: [contact] });
  });
});

describe('CUS-01b the rights of the customers page', () => {
  it('editing needs CA_EDIT, deleting CA_DEL, making CA_NEW; the read-only type writes nothing', async () => {
    const { id } = await given();
    const without = person({ rights: ['CA_NEW'] });
    expect((await edit(id, { name: 'X' }, without)).problem).toMatchObject({
      status: 403,
      code: 'no_rights_to_edit_customer',
    });
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
    for (const typed of ['ĄŽUOL', 'azuol']) expect(await names({ filter: typed })).toEqual(['ąžuolas']);
    expect(await names({ filter: 'lt-b' })).toEqual(['Beta']);
    expect(await names({ filter: '%' })).toEqual([]);
  });

  it.each([{ order_by: 'company_id' }, { page: 0 }])('refuses %j', async (query) => {
    expect((await orders.api(listCustomers).as(clerk(company)).send({ query })).problem).toMatchObject({ status: 400 });
  });
});
