import { getOrder, listCustomers, listOrders, orderChanged, productsChanged } from '@mullion/contracts';
import { person, type TestService, type TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';
import { seed } from './index';

let orders: TestService;
let world: TestWorld;
const now = new Date('2026-11-20T08:00:00Z');
const lines: string[] = [];
const run = () => seed({ database: () => orders.database, log: (line) => lines.push(line), now });

beforeAll(async () => {
  ({ world, orders } = await startOrders());
  await run();
});
afterAll(() => world.close());

describe('the demo factory', () => {
  it('has about 40 orders over twelve weeks with 600 products, all published', async () => {
    const { data, total } = await orders
      .api(listOrders)
      .as(person())
      .ok({ query: { rows: 100, order_by: 'delivery_date' } });
    expect(total).toBe(40);
    expect(new Set(data.map((order) => order.week)).size).toBeGreaterThanOrEqual(11);
    expect(new Set(data.map((order) => order.status)).size).toBeGreaterThanOrEqual(7);
    const products = data.reduce((sum, order) => sum + order.count, 0);
    expect(Math.abs(products - 600)).toBeLessThan(60);
    expect((await orders.recorded(orderChanged)).filter((event) => event.company_id === 1)).toHaveLength(40);
    expect(
      (await orders.recorded(productsChanged))
        .filter((event) => event.company_id === 1)
        .flatMap((event) => event.data.products),
    ).toHaveLength(products);
  });

  it('has the Schependomlaan building with its attribution and drawn products', async () => {
    const found = await orders
      .api(listOrders)
      .as(person())
      .ok({ query: { filter: 'schependom' } });
    const order = await orders
      .api(getOrder)
      .as(person())
      .ok({ params: { id: found.data[0]?.id }, query: { with_product_images: 'true' } });
    expect(order).toMatchObject({
      count: 97,
      customer: 'Bouwbedrijf Hendriks BV',
      customer_order_number: expect.stringContaining('CC BY 4.0'),
    });
    expect(order.products.every((product) => product.image !== null && order.images?.[product.image])).toBe(true);
  });

  it('has company 7 with orders of its own, and customers to write to', async () => {
    const seven = person({ company_id: 7 as never });
    expect((await orders.api(listOrders).as(seven).ok({ query: {} })).total).toBe(8);
    expect(
      (
        await orders
          .api(listCustomers)
          .as(person({ rights: ['CA_NEW'] }))
          .ok({ query: {} })
      ).total,
    ).toBe(8);
    const contacts = await orders.sql<{ email: string }>('SELECT email FROM contacts');
    expect(contacts.every(({ email }) => email.endsWith('example.test'))).toBe(true);
  });

  it('is filled once', async () => {
    await run();
    expect(lines.slice(-2)).toEqual(['orders: company 1 is filled already', 'orders: company 7 is filled already']);
  });
});
