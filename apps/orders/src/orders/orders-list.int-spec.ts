import {
  orderNumber,
  estimatesChanged,
  createAddress,
  createCustomer,
  getOrdersByIds,
  listOrderIds,
  listOrders,
  orderChanged,
  type RequestContext,
  updateOrder,
} from '@mullion/contracts';
import { type CallInfo } from '@mullion/server-kit';
import { people, person, type TestService, type TestWorld } from '@mullion/server-testing';
import { newOrder, orderEditor as editor, startOrders } from '../testing/start-orders';
import { CountCache } from './count-cache';
import { pageOfOrders } from './orders.queries';

let orders: TestService;
let world: TestWorld;
const given = (fields?: object, as?: RequestContext) => newOrder(orders, fields, as);

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('the list', () => {
  const company = { company_id: 4 as never };
  const reader = (over: Partial<RequestContext> = {}) => person({ ...company, ...over });
  const numbers = async (query: object, as = reader()) =>
    (await orders.api(listOrders).as(as).ok({ query })).data.map((order) => orderNumber(order));

  beforeAll(async () => {
    const writer = editor(company);
    await given({ production_id: 'B-200', delivery_date: '2026-03-02', offer_id: 'Ąžuolas 7' }, writer);
    await given({ production_id: 'A-100', delivery_date: '2026-03-09' }, writer);
    await given({ production_id: null, offer_id: 'OFF-1' }, writer);
    await given({ production_id: 'C-300', delivery_date: '2026-04-01' }, writer);
    await orders
      .api(updateOrder)
      .as({ ...people.super(), ...company })
      .ok({ params: { id: (await first('C-300')).id }, body: { status: 6 } });
  });
  const first = async (filter: string) =>
    (await orders.api(listOrders).as(reader()).ok({ query: { filter } })).data[0] as { id: number };

  it('ORD-03ac sorts both ways with empty values last, and pages', async () => {
    expect(await numbers({})).toEqual(['A-100', 'B-200', 'C-300', 'OFF-1']);
    expect(await numbers({ order: 'DESC' })).toEqual(['C-300', 'B-200', 'A-100', 'OFF-1']);
    expect(await numbers({ order_by: 'delivery_date', order: 'DESC' })).toEqual(['C-300', 'A-100', 'B-200', 'OFF-1']);
    const page = await orders
      .api(listOrders)
      .as(reader())
      .ok({ query: { rows: 3, page: 2 } });
    expect([page.total, page.last_page, page.data.length]).toEqual([4, 2, 1]);
  });

  it('BEY-24 sorts by loading metres as packing estimates them; what has none comes last, and a newer estimate counts', async () => {
    const [a, b, c] = await Promise.all(['A-100', 'B-200', 'C-300'].map(first));
    const estimate = (one: { id: number } | undefined, length: number | null, version: number, removed = false) =>
      ({
        id: one?.id ?? 0,
        company_id: 4,
        pallets: length === null ? null : 1,
        length,
        mass: null,
        gap: null,
        version,
        removed,
      }) as never;
    const sorted = (order: 'ASC' | 'DESC') => numbers({ order_by: 'estimate', order });
    await orders.receive(estimatesChanged, 4, {
      estimates: [estimate(c, 900, 1), estimate(a, 4200, 1), estimate(b, null, 1)],
    });
    expect(await sorted('DESC')).toEqual(['A-100', 'C-300', 'OFF-1', 'B-200']);
    expect((await sorted('ASC')).slice(0, 2)).toEqual(['C-300', 'A-100']);
    await orders.receive(estimatesChanged, 4, { estimates: [estimate(a, 4200, 2, true), estimate(b, 1600, 2)] });
    // late
    await orders.receive(estimatesChanged, 4, { estimates: [estimate(b, 9000, 1)] });
    expect((await sorted('DESC')).slice(0, 2)).toEqual(['B-200', 'C-300']);
    // sorting is no edit: nobody who has the order open meets a conflict
    const [row] = await orders.sql<{ version: number; record_version: number }>(
      'SELECT version, record_version FROM orders WHERE id = $1',
      [b?.id],
    );
    expect(row).toEqual({ version: 1, record_version: 1 });
  });

  it('counts again for whoever has just deleted an order, however long counting takes; the last page counts itself', async () => {
    const context = reader({ company_id: 5 as never });
    const by = editor({ company_id: 5 as never });
    const [made] = [await given({ production_id: 'COUNT-1' }, by), await given({ production_id: 'COUNT-2' }, by)];
    // by this clock a count is expensive, so its answer is remembered
    let now = 0;
    const totals = new CountCache<number>(() => (now += 100));
    const totalFor = async (stamps: CallInfo['stamps'], rows = 1) => {
      const query = listOrders.query.parse({ rows });
      return (await pageOfOrders(orders.database, totals, { context, stamps }, query)).total;
    };
    expect(await totalFor([])).toBe(2);
    await orders.sql('DELETE FROM orders WHERE id = $1', [made.id]);
    expect(await totalFor([])).toBe(2);
    expect(await totalFor([{ owner: 'orders', partition: 5, event: orderChanged.name, position: 9 }])).toBe(1);
    // a colleague who sees all of them sees how many there are
    expect(await totalFor([], 50)).toBe(1);
  });

  it('ORD-03ac sorts customers as in a Lithuanian register', async () => {
    const elsewhere = { company_id: 14 as never };
    for (const name of ['Žalia', 'Zuikis', 'jonas', 'Yla', 'Ivas', 'Ąžuolas', 'Beta']) {
      const customer = await orders
        .api(createCustomer)
        .as(person({ rights: ['CA_NEW'], ...elsewhere }))
        .ok({ body: { name } });
      await given({ customer_id: customer.id }, { ...people.admin(), ...elsewhere });
    }
    const names = async (order: 'ASC' | 'DESC') =>
      (
        await orders
          .api(listOrders)
          .as(person(elsewhere))
          .ok({ query: { order_by: 'customer', order } })
      ).data.map(({ customer }) => customer);
    const register = ['Ąžuolas', 'Beta', 'Yla', 'Ivas', 'jonas', 'Zuikis', 'Žalia'];
    expect(await names('ASC')).toEqual(register);
    expect(await names('DESC')).toEqual(register.toReversed());
  });

  it('ORD-02a finds parts of numbers in any case, short ones too', async () => {
    for (const typed of ['ąžUOL', 'azuol', 'AŽUOL']) expect(await numbers({ filter: typed })).toEqual(['B-200']);
    expect(await numbers({ filter: '-1' })).toEqual(['A-100', 'OFF-1']);
    expect(await numbers({ filter: '100%' })).toEqual([]);
    expect(await numbers({ filter: 'null' })).toHaveLength(4);
  });

  it("sorts numbers as in a register, and finds the customer's order number and the address", async () => {
    const elsewhere = { company_id: 15 as never };
    const clerk = person({ rights: ['CA_NEW'], ...elsewhere });
    const customer = await orders
      .api(createCustomer)
      .as(clerk)
      .ok({ body: { name: 'UAB Langma' } });
    const address = await orders
      .api(createAddress)
      .as(clerk)
      .ok({ body: { customer_id: customer.id, country: 'lt', city: 'Klaipėda', street: 'Taikos pr. 5' } });
    const fields = { customer_id: customer.id, delivery_address: address.id, customer_order_number: 'PO-7755' };
    // the first seven characters stand in barcodes, which hold no such letters
    for (const number of ['0000000Z', '0000000Ą', '0000000B', '0000000A'])
      await given({ production_id: number, ...fields }, { ...people.admin(), ...elsewhere });
    const found = async (query: object) =>
      (await orders.api(listOrders).as(person(elsewhere)).ok({ query })).data.map(({ production_id }) => production_id);
    const register = ['0000000A', '0000000Ą', '0000000B', '0000000Z'];
    expect(await found({})).toEqual(register);
    expect(await found({ order: 'DESC' })).toEqual(register.toReversed());
    expect(await found({ filter: 'po-77' })).toEqual(register);
    expect(await found({ filter: 'klaipėda 0z' })).toEqual(['0000000Z']);
  });

  it('ORD-02a filters by dates, statuses and, with the feature, by week', async () => {
    expect(await numbers({ delivery_date_from: '2026-03-03', delivery_date_to: '2026-03-31' })).toEqual(['A-100']);
    expect(await numbers({ status_from: 4, status_to: '7' })).toEqual(['C-300']);
    expect(await numbers({ week: '202610' })).toHaveLength(4);
    expect(await numbers({ week: '202610' }, reader({ features: ['week_and_address'] }))).toEqual(['B-200']);
  });

  it.each([{ rows: 1e9 }, { order_by: 'company_id; --' }, { status_from: -1 }, { unknown: 1 }])(
    'refuses %j',
    async (query) => {
      expect((await orders.api(listOrders).as(reader()).send({ query })).problem).toMatchObject({
        status: 400,
        code: 'invalid',
      });
    },
  );
});

describe('what an export reads', () => {
  it('ids of the filter in the order of the list, then the orders by id, of its own company only', async () => {
    const company = { company_id: 5 as never };
    const made = [];
    for (const number of ['X-1', 'X-3', 'X-2', 'Y-1'])
      made.push(await given({ production_id: number }, editor(company)));
    const ids = await orders.api(listOrderIds).as(person(company)).ok({ filter: 'X-', order: 'DESC', rows: 1 });
    expect(ids).toEqual([made[1]?.id, made[2]?.id, made[0]?.id]);
    const byIds = (as: RequestContext) =>
      orders
        .api(getOrdersByIds)
        .as(as)
        .ok({ ids: [...ids, 999_999 as never] });
    expect((await byIds(person(company))).map((order) => order.production_id)).toEqual(['X-3', 'X-2', 'X-1']);
    expect(await byIds(person())).toEqual([]);
  });
});
