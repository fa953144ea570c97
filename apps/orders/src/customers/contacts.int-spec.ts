import {
  createAddress,
  createContact,
  createCustomer,
  createOrder,
  deleteAddress,
  deleteContact,
  getCustomer,
  getOrder,
  listAddresses,
  listContactsOf,
  orderChanged,
  type RequestContext,
  updateAddress,
  updateContact,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { person, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const clerk = (over: Partial<RequestContext> = {}) => person({ type: 1, rights: ['CA_NEW', 'OP_EDIT'], ...over });
const stranger = clerk({ company_id: 2 as never });
let sequence = 0;

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

/** A customer with one contact, one address and an order that has both. */
const given = async () => {
  sequence += 1;
  const api = orders.api(createCustomer).as(clerk());
  const customer = await api.ok({ body: { name: `UAB Klientas ${sequence}` } });
  const contact = await orders
    .api(createContact)
    .as(clerk())
    .ok({ body: { customer_id: customer.id, name: 'Rūta', email: 'ruta@a.test', notify: true } });
  const address = await orders
    .api(createAddress)
    .as(clerk())
    .ok({ body: { customer_id: customer.id, country: 'lt', city: 'Kaunas', street: 'Vaižganto g. 14' } });
  const order = await orders
    .api(createOrder)
    .as(clerk())
    .ok({ body: { production_id: `K-${sequence}`, customer_id: customer.id, contact_id: contact.id } });
  return { customer, contact, address, order };
};
const orderNow = (id: number) => orders.api(getOrder).as(clerk()).ok({ params: { id }, query: {} });
const customerNow = (id: number) => orders.api(getCustomer).as(clerk()).ok({ params: { id } });
const left = (order: { id: number }) =>
  orders.sql('UPDATE orders SET pal_status = 3 WHERE id = $1 RETURNING id', [order.id]);

describe('CUS-03a a contact', () => {
  const edit = (id: number, body: object, as = clerk()) =>
    orders.api(updateContact).as(as).send({ params: { id }, body });
  const remove = (id: number, as = clerk()) => orders.api(deleteContact).as(as).send({ params: { id } });

  it('is hidden from other companies and from those without CA_NEW, and does not change customers', async () => {
    const { contact } = await given();
    const other = await given();
    for (const reply of [await edit(contact.id, { name: 'X' }, stranger), await remove(contact.id, stranger)])
      expect(reply.problem).toMatchObject({ status: 404 });
    expect((await edit(contact.id, { name: 'X' }, person())).status).toBe(403);
    expect((await remove(contact.id, person())).status).toBe(403);
    expect((await edit(contact.id, { customer_id: other.customer.id, name: 'X' })).status).toBe(404);
  });

  it('may be one that is only called, but then is not written to', async () => {
    const { customer } = await given();
    const make = (fields: object) =>
      orders
        .api(createContact)
        .as(clerk())
        .send({ body: { customer_id: customer.id, name: 'Vairuotojas', ...fields } });
    const unreachable = await make({});
    expect(unreachable.problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.email', code: 'form.emailOrMobile' }],
    });
    const unwritten = await make({ mobile: '+370 612 34567', notify: true });
    expect(unwritten.problem).toMatchObject({
      status: 400,
      errors: [{ path: 'body.email', code: 'form.emailToNotify' }],
    });
    const called = await make({ mobile: '+370 612 34567', email: '' });
    expect(called.body).toMatchObject({ name: 'Vairuotojas', email: null, mobile: '+370 612 34567', notify: false });
    // two of them have no address in common
    expect((await make({ mobile: '+370 612 34568' })).status).toBe(201);
    expect((await edit(called.body.id, { notify: true })).problem?.errors).toMatchObject([
      { code: 'form.emailToNotify' },
    ]);
    expect((await edit(called.body.id, { mobile: null })).problem?.errors).toMatchObject([
      { code: 'form.emailOrMobile' },
    ]);
    const found = await orders
      .api(listContactsOf)
      .as(clerk())
      .ok({ customer_ids: [customer.id] });
    expect(found.map(({ name }) => name)).toEqual(['Rūta']);
    expect((await edit(called.body.id, { email: 'v@a.test', notify: true })).body).toMatchObject({
      email: 'v@a.test',
      notify: true,
    });
    expect((await edit(called.body.id, { email: null, notify: false })).body).toMatchObject({
      email: null,
      notify: false,
    });
  });

  it.each([{ email: 'nowhere' }, { name: '' }, { notify: 'yes' }])('refuses %j', async (fields) => {
    const { contact } = await given();
    expect((await edit(contact.id, fields)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('answers a late version with the current state', async () => {
    const { contact } = await given();
    expect((await edit(contact.id, { version: 1, notify: false })).body).toMatchObject({
      notify: false,
      name: 'Rūta',
      version: 2,
    });
    expect((await edit(contact.id, { version: 1, notify: true })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { id: contact.id, notify: false, version: 2 },
    });
  });

  it('is not deleted while an order that has not left names it; afterwards its orders have none', async () => {
    const { contact, order, customer } = await given();
    expect((await remove(contact.id)).problem).toMatchObject({
      status: 409,
      code: 'contact.has_orders',
      params: { orders: order.production_id },
    });
    await left(order);
    expect((await remove(contact.id)).body).toEqual({ ok: true });
    expect(await orderNow(order.id)).toMatchObject({ contact_id: null, customer_id: customer.id });
    expect((await customerNow(customer.id)).contacts).toEqual([]);
    expect((await orders.recorded(auditEvent('orders'))).at(-1)?.data).toMatchObject({
      action: 'contacts.deleted',
      row_id: contact.id,
      before: { email: 'ruta@a.test' },
    });
  });
});

describe('contacts of one customer', () => {
  it('have each an address of their own, in whatever case it is written', async () => {
    const { customer, contact } = await given();
    const add = (email: string) =>
      orders
        .api(createContact)
        .as(clerk())
        .send({ body: { customer_id: customer.id, name: 'Second', email, notify: true } });
    expect((await add('Ruta@A.test')).problem).toMatchObject({
      status: 409,
      code: 'contact.email_taken',
      params: { name: 'Rūta' },
    });
    const second = (await add('second@a.test')).body as { id: number };
    const edit = (id: number, email: string) =>
      orders.api(updateContact).as(clerk()).send({ params: { id }, body: { email } });
    expect((await edit(second.id, 'RUTA@a.test')).problem).toMatchObject({ status: 409, code: 'contact.email_taken' });
    expect((await edit(contact.id, 'RUTA@a.test')).status).toBe(200);
  });
});

describe('CUS-03b an address', () => {
  const edit = (id: number, body: object, as = clerk()) =>
    orders.api(updateAddress).as(as).send({ params: { id }, body });
  const remove = (id: number, as = clerk()) => orders.api(deleteAddress).as(as).send({ params: { id } });
  const list = (customer_id: number, as = clerk()) => orders.api(listAddresses).as(as).send({ query: { customer_id } });

  it('is hidden from other companies and from those without CA_NEW', async () => {
    const { address, customer } = await given();
    for (const reply of [
      await list(customer.id, stranger),
      await edit(address.id, { city: 'X' }, stranger),
      await remove(address.id, stranger),
    ])
      expect(reply.problem).toMatchObject({ status: 404 });
    expect((await edit(address.id, { city: 'X' }, person())).status).toBe(403);
    expect((await remove(address.id, person())).status).toBe(403);
  });

  it.each([{ country: 'LTU' }, { country: '🚚' }, { city: '' }, { customer_id: 0 }])('refuses %j', async (fields) => {
    const { address } = await given();
    expect((await edit(address.id, fields)).problem).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('refuses a code that is no country’s, by the name of its field', async () => {
    const { address } = await given();
    for (const country of ['XX', 'XK', 'EU'])
      expect((await edit(address.id, { country })).problem).toMatchObject({
        errors: [{ path: 'body.country', code: 'form.country' }],
      });
  });

  it('cannot be deleted while an order has to go there; one that has left keeps its text', async () => {
    const { address, customer, order } = await given();
    expect((await remove(address.id)).problem).toMatchObject({ status: 409, code: 'address.has_orders' });
    expect((await list(customer.id)).body).toHaveLength(1);
    await left(order);
    expect((await remove(address.id)).body).toEqual({ ok: true });
    expect(await orderNow(order.id)).toMatchObject({ delivery_address: null, address: 'Vaižganto g. 14, Kaunas, LT' });
    expect(await customerNow(customer.id)).toMatchObject({
      main_address: null,
      default_delivery_address: null,
      addresses: [],
    });
  });

  it('answers a late version with the current state; orders that have not left follow the text', async () => {
    const { address, customer, order } = await given();
    const moved = await edit(address.id, { version: 1, country: 'no', city: 'Oslo', street: '' });
    expect(moved.body).toMatchObject({ country: 'NO', city: 'Oslo', street: null, version: 2 });
    expect((await edit(address.id, { version: 1, city: 'Bergen' })).problem).toMatchObject({
      status: 409,
      current: { city: 'Oslo' },
    });
    expect((await list(customer.id)).body).toEqual([expect.objectContaining({ id: address.id, city: 'Oslo' })]);
    expect(await orderNow(order.id)).toMatchObject({ address: 'Oslo, NO', delivery_address: address.id, version: 2 });
    expect((await orders.recorded(orderChanged)).at(-1)?.data.order).toMatchObject({
      id: order.id,
      address: 'Oslo, NO',
    });
    await left(order);
    await edit(address.id, { city: 'Bergen' });
    expect(await orderNow(order.id)).toMatchObject({ address: 'Oslo, NO' });
  });
});
