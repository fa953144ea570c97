import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orderNumber, orderStatus, routes, type Order, type OutputOf } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { until, verify } from './until';

export type Planning = OutputOf<typeof routes.getOrdersPallets>;

export interface ImportedOrders {
  readonly orders: readonly Order[];
  readonly products: number;
  readonly numbers: string;
}

/** A customer of its own with one address and two contacts, one of them to be notified. */
export const makeCustomer = async (admin: MullionClient, run: string) => {
  const name = `Statyba ${run}`;
  const customer = await admin.call(routes.createCustomer, { body: { name } });
  const address = await admin.call(routes.createAddress, {
    body: { customer_id: customer.id, country: 'LT', city: 'Vilnius', street: 'Žvejų g. 14', post_code: 'LT-09310' },
  });
  const contact = {
    customer_id: customer.id,
    email: `uzsakovas-${run}@example.test`,
    name: 'Rūta Žąsytė',
    notify: true,
  };
  await admin.call(routes.createContact, { body: contact });
  await admin.call(routes.createContact, {
    body: { ...contact, email: `tylus-${run}@example.test`, name: 'Ąžuolas Šulcas', notify: false },
  });
  const read = await admin.call(routes.getCustomer, { params: { id: customer.id } });
  verify(read.contacts.length === 2 && read.addresses.length === 1, 'the customer has two contacts and an address');
  return { result: { customer, address }, text: `${name}, 2 contacts, 1 to be notified` };
};

/** Imports a spreadsheet; rows without an order or customer of their own get those of this run. */
export const importOrders = async (
  planner: MullionClient,
  input: string,
  given: { readonly run: string; readonly customerId: number; readonly addressId: number },
): Promise<{ result: ImportedOrders; text: string }> => {
  const bytes = readFileSync(input);
  const form = (): FormData => {
    const made = new FormData();
    made.set('on_known', 'skip');
    made.set('unusual', 'take');
    made.set('order', `MJ-${given.run}`);
    made.set('customer_id', String(given.customerId));
    made.set('delivery_address', String(given.addressId));
    made.set('delivery_date', new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
    made.set('file', new Blob([new Uint8Array(bytes)]), path.basename(input));
    return made;
  };
  const imported = await planner.call(routes.importOrders, { form });
  verify(
    imported.written && imported.errors.length === 0,
    `the file is taken: ${JSON.stringify(imported.errors.slice(0, 5))}`,
  );
  const known = imported.orders.filter((order) => order.outcome !== 'created').map((order) => order.number);
  verify(known.length === 0, `the file's orders are new; already known and left as they are: ${known.join(', ')}`);
  const orders: Order[] = [];
  let products = 0;
  for (const { id } of imported.orders) {
    verify(id !== null, 'every order of the file has an id');
    const order = await planner.call(routes.getOrder, { params: { id: id as number } });
    verify(order.products.length === order.count && order.count > 0, `order ${order.production_id} has its products`);
    products += order.products.length;
    orders.push(order);
  }
  verify(products >= imported.products, 'all products of the file can be read back');
  const numbers = orders.map(orderNumber).join(',');
  return { result: { orders, products, numbers }, text: `${orders.length} orders, ${products} products` };
};

/** Status 6 on the orders and their products, with completion dates. */
export const sendToProduction = async (planner: MullionClient, orders: readonly Order[]) => {
  const body = { orders: orders.map((order) => ({ id: order.id, status: orderStatus.inProduction })) };
  await planner.call(routes.updateOrders, { body });
  for (const order of orders) {
    const read = await planner.call(routes.getOrder, { params: { id: order.id } });
    const made = read.products.every(
      (product) => product.status >= orderStatus.inProduction && product.completion_date !== null,
    );
    verify(
      read.status >= orderStatus.inProduction && made,
      `order ${read.production_id} and its products are in production`,
    );
  }
  return { result: null, text: `status ${orderStatus.inProduction} and completion dates` };
};

/** pal_status 1, then the planning page at once: no order may be empty. */
export const planDispatch = async (
  planner: MullionClient,
  imported: ImportedOrders,
): Promise<{ result: Planning; text: string }> => {
  await planner.call(routes.updateOrders, {
    body: { orders: imported.orders.map((order) => ({ id: order.id, pal_status: 1 })) },
  });
  const planning = await until(
    'the planning page has all orders with their products',
    () => planner.call(routes.getOrdersPallets, { query: { filter: imported.numbers } }),
    (page) => !page.stale && imported.orders.every((order) => page.orders.some((shown) => shown.id === order.id)),
  );
  const shown = planning.orders.filter((order) => imported.orders.some((own) => own.id === order.id));
  verify(
    shown.every((order) => order.products.length === order.products_count),
    'no order is shown empty',
  );
  return { result: planning, text: `${shown.length} orders on the planning page` };
};
