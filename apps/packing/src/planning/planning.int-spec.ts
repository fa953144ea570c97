import { getPlanningData, listWaitingOrders, orderChanged, planningFilter, productsChanged } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { orderOf, PackingWorld, productOf } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planning = (query: object, who = people.planner()) =>
  world.api(getPlanningData).as(who).ok({ params: {}, query, body: {} });

describe('the planning page', () => {
  it('loads nothing for a term under three characters, a supplier or another company', async () => {
    const { order } = await world.order([{}]);
    expect((await planning({ filter: `${order.number},ab` })).orders).toEqual([]);
    expect((await planning({})).orders).toEqual([]);
    expect((await planning({ filter: order.number }, people.stranger())).orders).toEqual([]);
    const supplier = await world
      .api(getPlanningData)
      .as(people.supplier())
      .send({ params: {}, query: { filter: order.number }, body: {} });
    expect(supplier.status).toBe(403);
  });

  it('PLN-02c finds an exact number alone, else every number that contains the term, within the pal_status range', async () => {
    await world.order([{}], { number: '77100' });
    await world.order([{}], { number: '771001' });
    await world.order([{}], { number: '771002', pal_status: 3 });
    await world.order([{}], { number: '771003', pal_status: 0 });
    await world.order([{}], { number: '771004', pal_status: 2 });
    expect((await planning({ filter: '77100' })).orders.map((o) => o.number)).toEqual(['77100']);
    const planned = { filter: '7710', pal_status_from: 1, pal_status_to: 2 };
    expect((await planning(planned)).orders.map((o) => o.number)).toEqual(['77100', '771001', '771004']);
    const departedToo = (await planning({ ...planned, pal_status_to: 3 })).orders;
    expect(departedToo.map((o) => o.number)).toEqual(['77100', '771001', '771002', '771004']);
    expect((await planning({ filter: '771002' })).orders).toEqual([]);
    expect((await planning({ filter: '771002', pal_status_to: 3 })).orders).toHaveLength(1);
  });

  it('finds a number that holds the comma which parts numbers, and as many numbers as an answer holds', async () => {
    const { order } = await world.order([{}], { number: '12,500' });
    await world.order([{}], { number: '12' });
    const many = Array.from({ length: 199 }, (_one, at) => `NONE-${String(at).padStart(20, '0')}`);
    const { orders } = await planning({ filter: planningFilter([order.number, ...many]) });
    expect(orders.map(({ number }) => number)).toEqual(['12,500']);
  });

  it('PLN-01 finds orders that were chosen by their numbers, however short: exactly those and nothing that contains them', async () => {
    const { order } = await world.order([{}], { number: 'Q7' });
    const { order: other } = await world.order([{}], { number: 'Q7-1001' });
    await world.order([{}], { number: 'XQ77' });
    const both = await planning({ filter: planningFilter([order.number, other.number]) });
    expect([both.orders.map(({ number }) => number), both.left_out]).toEqual([['Q7', 'Q7-1001'], []]);
    expect((await planning({ filter: planningFilter([order.number]) })).orders.map(({ number }) => number)).toEqual([
      'Q7',
    ]);
    const unknown = await planning({ filter: planningFilter([other.number, '7-']) });
    expect(unknown.orders.map(({ number }) => number)).toEqual(['Q7-1001']);
    expect(unknown.left_out).toEqual([{ term: '7-', reason: 'unknown' }]);
    expect((await planning({ filter: 'Q7' })).orders).toEqual([]);
  });

  it('takes the signs of patterns for themselves', async () => {
    await world.order([{}], { number: 'P50%_A' });
    await world.order([{}], { number: 'P50XYA' });
    await world.order([{}], { number: 'P50\\A' });
    expect((await planning({ filter: '50%_' })).orders.map((o) => o.number)).toEqual(['P50%_A']);
    expect((await planning({ filter: 'P50\\' })).orders.map((o) => o.number)).toEqual(['P50\\A']);
    expect((await planning({ filter: '%%%' })).orders).toEqual([]);
  });

  it('answers 200 orders of 48 products on pallets with as many as a message holds, and says that there are more', async () => {
    await world.service.sql(
      `INSERT INTO order_copy (id, company_id, number, customer, address, address_key, delivery_date, week, status, pal_status, product_count, version, removed)
       SELECT n, 1, 'BULK-' || n, 'UAB Langas', 'Vilnius, Gedimino pr. 1', 'a' || n, '2026-11-27', '202648', 6, 1, 48, 1, false FROM generate_series(50001, 50200) n`,
    );
    await world.service.sql(
      `INSERT INTO product_copy (id, order_id, company_id, barcode, position, type, category, width, height, depth, weight, can_be_flipped, status, version, removed, comment)
       SELECT n * 100 + p, n, 1, 'W' || n || '-' || p, p::text, 'window', 1, 1000, 1200, 80, 40, true, 6, 1, false, repeat('ė', 200)
       FROM generate_series(50001, 50200) n, generate_series(1, 48) p`,
    );
    await world.service.sql(
      `INSERT INTO pallet (id, company_id, length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height,
         longest_length, full_width, layer_1, layer_2, layer_3, order_ids, products_count)
       SELECT n, 1, 2400, 1000, 120, 10, 30, 30, 2000, 2520, 2400, 1000, '', '', '', ARRAY[n], 48 FROM generate_series(50001, 50200) n`,
    );
    await world.service.sql(
      `INSERT INTO placement (product_id, company_id, order_id, pallet_id, x, y, z)
       SELECT n * 100 + p, 1, n, n, 30, p * 90, 0 FROM generate_series(50001, 50200) n, generate_series(1, 48) p`,
    );
    const page = await planning({ filter: 'BULK-' });
    expect(page.more).toBe(true);
    expect(page.orders.length).toBeGreaterThan(10);
    expect(page.orders.every((order) => order.products.length === 48)).toBe(true);
    expect(page.pallets.length).toBeGreaterThan(10);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(8_000_000);
    const one = await planning({ filter: 'BULK-50200' });
    expect([one.more, one.orders.length, one.pallets.length]).toEqual([false, 1, 1]);
  });

  it('waits for what the asker has already seen: import, then planning at once, shows no empty order', async () => {
    const order = orderOf(900, { number: 'FRESH-1', product_count: 2 });
    const products = [productOf(9001, 900), productOf(9002, 900)];
    const first = await world.service.world.publish(orderChanged, 1, { order });
    const stamp = { ...first.stamp, event: 'products.changed.v1', position: first.position + 1 };
    const asking = world
      .api(getPlanningData)
      .as(people.planner())
      .with({ stamps: [stamp] })
      .ok({ params: {}, query: { filter: 'FRESH-1' }, body: {} });
    await world.service.world.publish(productsChanged, 1, { order_id: order.id, products });
    expect(await asking).toMatchObject({ stale: false, orders: [{ number: 'FRESH-1', products_count: 2 }] });
  });

  it('asks orders for what has not arrived, by number and for half-arrived orders', async () => {
    const order = orderOf(901, { number: 'LATE-1', product_count: 1 });
    world.records.orders.push(order);
    world.records.products.push(productOf(9011, 901));
    await eventually(async () =>
      expect(await planning({ filter: 'late-1' })).toMatchObject({
        stale: false,
        orders: [{ number: 'LATE-1', products_count: 1 }],
      }),
    );
    const half = orderOf(902, { number: 'HALF-1', product_count: 1 });
    await world.service.receive(orderChanged, 1, { order: half });
    expect(await planning({ filter: 'HALF-1' })).toMatchObject({ orders: [{ products_count: 0 }] });
    world.records.orders.push(half);
    world.records.products.push(productOf(9021, 902));
    await eventually(async () =>
      expect(await planning({ filter: 'HALF-1' })).toMatchObject({ orders: [{ products_count: 1 }] }),
    );
  });

  it('says that its answer is not the last word while orders cannot be asked for numbers that are unknown here', async () => {
    await world.order([{}], { number: 'AWAY-1' });
    world.isOrdersAway = true;
    expect(await planning({ filter: 'AWAY-1' })).toMatchObject({ stale: false, orders: [{ number: 'AWAY-1' }] });
    expect(await planning({ filter: 'AWAY-1,AWAY-2' })).toMatchObject({ stale: true, orders: [{ number: 'AWAY-1' }] });
    world.isOrdersAway = false;
    expect(await planning({ filter: 'AWAY-1,AWAY-2' })).toMatchObject({ stale: false });
  });

  it('PLN-02b brings other orders that share a pallet or a truck when asked to', async () => {
    const one = await world.order([{}]);
    const two = await world.order([{}]);
    const id = await world.pallet([one.products[0]!, two.products[0]!]);
    expect((await planning({ filter: one.order.number })).orders).toHaveLength(1);
    const both = await planning({ filter: one.order.number, show_related: 'true' });
    expect(both.orders.map((o) => o.number)).toEqual([one.order.number, two.order.number]);
    expect(both.pallets).toMatchObject([{ id, products_count: 2, can: { edit: true, put_away: true, remove: false } }]);
    const three = await world.order([{}]);
    const onTruck = await world.pallet([three.products[0]!]);
    await world.service.sql('UPDATE pallet SET truck_id = 77 WHERE id = ANY($1)', [[id, onTruck]]);
    const all = await planning({ filter: one.order.number, show_related: 'true' });
    expect(all.orders.map((o) => o.number)).toEqual([one.order.number, two.order.number, three.order.number]);
  });

  it('names the numbers of the filter that are not shown, and why', async () => {
    await world.order([{}], { number: 'LO-1001' });
    await world.order([{}], { number: 'LO-1002', pal_status: 0 });
    await world.order([{}], { number: 'LO-1003', pal_status: 3 });
    const filter = 'LO-1001,LO-1002,LO-1003,LO-9999,O-100';
    const page = await planning({ filter });
    expect(page.orders.map(({ number }) => number)).toEqual(['LO-1001']);
    expect([...page.left_out].sort((a, b) => a.term.localeCompare(b.term))).toEqual([
      { term: 'lo-1002', reason: 'not_planned' },
      { term: 'lo-1003', reason: 'departed' },
      { term: 'lo-9999', reason: 'unknown' },
    ]);
    expect((await planning({ filter, pal_status_to: 3 })).left_out.map(({ term }) => term).sort()).toEqual([
      'lo-1002',
      'lo-9999',
    ]);
    // of another company nothing is known
    expect((await planning({ filter: 'LO-1002' }, people.stranger())).left_out).toEqual([
      { term: 'lo-1002', reason: 'unknown' },
    ]);
  });
});

describe('what waits to be packed', () => {
  const waiting = (query: object = {}, who = people.planner()) =>
    world.api(listWaitingOrders).as(who).ok({ params: {}, query, body: {} });
  const [week, address] = ['209901', 'Drammen, Bragernes 1'];

  it('is by week and address, with pieces and kilograms of what is on no pallet, page by page', async () => {
    const made = [
      await world.order([{ weight: 40.5 }, { weight: 10 }], {
        number: 'WA-1',
        week,
        address,
        delivery_date: '2099-01-02',
      }),
      await world.order([{ weight: 30 }], {
        number: 'WA-2',
        week,
        address,
        delivery_date: '2099-01-03',
        pal_status: 2,
      }),
      await world.order([{ weight: 20 }], { number: 'WA-3', week: '209902', address, delivery_date: '2099-01-08' }),
    ];
    await world.order([{}], { number: 'WA-4', week, address, pal_status: 0 });
    await world.order([{}], { number: 'WA-5', week, address, pal_status: 3 });
    const all = await waiting({ rows: 200 });
    const ours = all.data.filter(({ number }) => number.startsWith('WA-'));
    expect(ours.map(({ number, products_count, weight }) => [number, products_count, weight])).toEqual([
      ['WA-1', 2, 50.5],
      ['WA-2', 1, 30],
      ['WA-3', 1, 20],
    ]);
    expect(ours.map(({ group }) => group)).toEqual([
      { orders: 2, products_count: 3, weight: 80.5 },
      { orders: 2, products_count: 3, weight: 80.5 },
      { orders: 1, products_count: 1, weight: 20 },
    ]);
    const one = await waiting({ rows: 1, page: all.total });
    expect([one.data.length, one.last_page, one.total]).toEqual([1, all.total, all.total]);
    expect(await waiting({ rows: 1, page: all.total + 1 })).toEqual({
      data: [],
      last_page: all.total,
      total: all.total,
    });
    const products = made[0]?.products.map(({ id }) => id) ?? [];
    await world.service.sql(
      `UPDATE placement SET pallet_id = (SELECT min(id) FROM pallet) WHERE product_id = ${products[0]}`,
    );
    expect((await waiting({ rows: 200 })).data.find(({ number }) => number === 'WA-1')).toMatchObject({
      products_count: 1,
      weight: 10,
    });
  });

  it("is never another company's", async () => {
    expect((await waiting({ rows: 200 }, people.stranger())).data).toEqual([]);
    const supplier = await world.api(listWaitingOrders).as(people.supplier()).send({ params: {}, query: {}, body: {} });
    expect(supplier.status).toBe(403);
  });
});
