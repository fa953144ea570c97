import {
  createCustomer,
  createProduct,
  FOUND_OF_A_KIND,
  getSheetSamples,
  searchCustomers,
  searchOrders,
  searchProducts,
} from '@mullion/contracts';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

const company = { company_id: 4 as never };
const reader = person(company);
const seller = person({ ...company, type: 1, rights: ['CA_NEW', 'OP_EDIT'] });

describe('orders, products and customers of the search everywhere', () => {
  const numbers = async (text: string, as = reader) =>
    (await orders.api(searchOrders).as(as).ok({ text })).map(({ number }) => number);
  const barcodes = async (text: string, as = reader) =>
    (await orders.api(searchProducts).as(as).ok({ text })).map(({ barcode }) => barcode);
  const names = async (text: string, as = seller) =>
    (await orders.api(searchCustomers).as(as).ok({ text })).map(({ name }) => name);

  it('BEY-29a orders are found by number, however it is written, by its end and by the customer; the exact one first, five at the most', async () => {
    const customer = await orders
      .api(createCustomer)
      .as(seller)
      .ok({ body: { name: 'Nordlys Vinduer' } });
    for (let nth = 1; nth <= 7; nth++) await newOrder(orders, { production_id: `36-040${nth}` }, editor(company));
    await newOrder(orders, { production_id: '36-04', customer_id: customer.id }, seller);
    await newOrder(orders, { production_id: 'X/9 9', customer_order_number: 'NV-2014' }, editor(company));
    expect((await numbers('36-04'))[0]).toBe('36-04');
    expect(await numbers('36-04')).toHaveLength(FOUND_OF_A_KIND);
    expect(await numbers('360403')).toEqual(['36-0403']);
    expect(await numbers('0403')).toEqual(['36-0403']);
    expect(await numbers('nordlys')).toEqual(['36-04']);
    expect(await numbers('vinduer 36-0')).toEqual(expect.arrayContaining(['36-04']));
    expect(await numbers('x99')).toEqual(['X/9 9']);
    expect(await numbers('nv-2014')).toEqual(['X/9 9']);
    expect(await numbers('%')).toEqual([]);
    expect(await numbers('36-0403', people.stranger(5))).toEqual([]);
  });

  it('PDT-01 templates are tried with one product of each newest order and those with the longest values, of the own company alone', async () => {
    const own = { company_id: 8 as never };
    const sizes = { type: 'Langas', width: 1000, height: 1200, depth: 80, weight: 40, area: 1.2 };
    const samples = (as: ReturnType<typeof person>) => orders.api(getSheetSamples).as(as).ok({});
    expect(await samples(person(own))).toEqual({ choices: [], longest: [] });
    const first = await newOrder(orders, { production_id: 'SAMPLE-LONG-1' }, editor(own));
    const second = await newOrder(orders, { production_id: 'S2' }, editor(own));
    const make = (order_id: typeof first.id, position: string, over: object = {}) =>
      orders
        .api(createProduct)
        .as(editor(own))
        .ok({ body: { order_id, position, ...sizes, ...over } });
    const long = await make(first.id, '1', { type: 'Terasos durys su stumdoma varčia' });
    const wide = await make(second.id, '10', { width: 6000 });
    await make(second.id, '2');
    const { choices, longest } = await samples(person(own));
    expect(choices).toEqual([
      { id: wide.id, order: 'S2', position: '10' },
      { id: long.id, order: 'SAMPLE-LONG-1', position: '1' },
    ]);
    expect(longest).toEqual(expect.arrayContaining([long.id, wide.id]));
    expect(await samples(people.stranger(5))).toEqual({ choices: [], longest: [] });
  });

  it('BEY-29a products are found by the beginning, the end and a middle part of their barcode, also as a Lithuanian keyboard types it', async () => {
    const order = await newOrder(orders, { production_id: 'BAR' }, editor(company));
    const sizes = { type: 'Langas', width: 1000, height: 1200, depth: 80, weight: 40, area: 1.2 };
    for (const end of ['124', '1247', '2247']) {
      const made = await orders
        .api(createProduct)
        .as(editor(company))
        .ok({ body: { order_id: order.id, position: end, ...sizes } });
      await orders.sql('UPDATE orders.products SET barcode = $2 WHERE id = $1', [made.id, `Q${end}`]);
    }
    expect((await barcodes('Q124'))[0]).toBe('Q124');
    expect(await barcodes('q124')).toHaveLength(2);
    expect(await barcodes('2247')).toEqual(['Q2247']);
    expect(await barcodes('Qąčė7')).toEqual(['Q1247']);
    expect(await barcodes('47')).toEqual([]);
    // a part of the middle, as a Lithuanian keyboard types it too; exact ones before it
    const [first] = await orders.sql<{ id: number }>(`SELECT id FROM orders.products WHERE barcode = 'Q124'`);
    await orders.sql('UPDATE orders.products SET barcode = $2 WHERE id = $1', [first?.id, '26-0417.999003']);
    expect(await barcodes('0417.9')).toEqual(['26-0417.999003']);
    expect(await barcodes('417.999')).toEqual(['26-0417.999003']);
    expect(await barcodes('“ėąų.9')).toEqual(['26-0417.999003']);
    expect([await barcodes('417.'), await barcodes('0417-9'), await barcodes('417.99x')]).toEqual([[], [], []]);
    expect(await barcodes('417.999', people.stranger(5))).toEqual([]);
    await orders.sql('UPDATE orders.products SET barcode = $2 WHERE id = $1', [first?.id, 'Q124']);
    expect(await barcodes('Q124', people.stranger(5))).toEqual([]);
    expect(await orders.api(searchProducts).as(reader).ok({ text: 'Q2247' })).toMatchObject([
      { order: 'BAR', width: 1000, height: 1200, image: null },
    ]);
  });

  it('BEY-29a customers are found by name and code, and not by those who have no customers page', async () => {
    for (const name of ['Langma', 'Langų pasaulis', 'Nauji langai'])
      await orders
        .api(createCustomer)
        .as(seller)
        .ok({ body: { name, code: `C-${name.length}` } });
    expect(await names('lang')).toEqual(['Langma', 'Langų pasaulis', 'Nauji langai']);
    expect(await names('pasaul')).toEqual(['Langų pasaulis']);
    expect(await names('C-12')).toEqual(['Nauji langai']);
    expect(await names('lang', reader)).toEqual([]);
    expect(await names('lang', { ...people.stranger(5), rights: ['CA_NEW'] })).toEqual([]);
  });
});
