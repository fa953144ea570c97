import {
  addOrderSuppliers,
  createSupplier,
  deleteOrderSupplier,
  deleteSupplier,
  getOrderRecords,
  listHolidays,
  listOrderSuppliers,
  listShowingSuppliers,
  listSupplierOrders,
  listSuppliers,
  orderChanged,
  saveShowingSuppliers,
  updateOrderSupplier,
  type OrderSupplier,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf } from '../testing/records';

const stranger = { ...people.stranger(), type: 1 as const };

describe('suppliers', () => {
  let production: TestService;
  let shared = 0;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    production.world.answer(getOrderRecords, ({ order_ids = [] }) => ({
      orders: order_ids.filter((id) => id < 900).map((id) => orderRecordOf(id)),
      products: [],
    }));
    const [row] = (await production.sql(
      `INSERT INTO supplier (title, short_title) VALUES ('Sandarikliai', 'SAN') RETURNING id`,
    )) as unknown as { id: number }[];
    shared = row?.id ?? 0;
    for (const id of [1, 2, 3]) await production.receive(orderChanged, 1, { order: orderRecordOf(id) });
    await production.receive(orderChanged, 1, { order: orderRecordOf(4, { status: 14 }) });
  });
  afterAll(() => production.world.close());

  const create = (title: string, as: RequestContext = people.admin()) =>
    production
      .api(createSupplier)
      .as(as)
      .send({ body: { title, short_title: title.slice(0, 3).toUpperCase() } });
  const idOf = async (title: string, as?: RequestContext): Promise<number> => (await create(title, as)).body.id;
  const remove = (id: number, as: RequestContext = people.admin()) => production.api(deleteSupplier).as(as).send({ params: { id } });
  const list = (as: RequestContext = people.planner()) => production.api(listSuppliers).as(as).ok();
  const showing = async (as: RequestContext = people.planner()) =>
    (await production.api(listShowingSuppliers).as(as).ok()).map(({ supplier_id, order_number }) => [supplier_id, order_number]);
  const show = (pairs: readonly (readonly [number, number | null])[], as: RequestContext = people.admin()) =>
    production
      .api(saveShowingSuppliers)
      .as(as)
      .send({ body: { suppliers: pairs.map(([supplier_id, order_number]) => ({ supplier_id, order_number })) } as never });
  const add = (key: number | string, rows: readonly object[], as: RequestContext = people.admin()) =>
    production
      .api(addOrderSuppliers)
      .as(as)
      .send({ params: { id: String(key) }, body: { order_suppliers: rows } as never });
  const change = (id: number, body: object, as: RequestContext = people.admin()) =>
    production.api(updateOrderSupplier).as(as).send({ params: { id }, body });
  const of = (key: number | string, as: RequestContext = people.planner()) =>
    production
      .api(listOrderSuppliers)
      .as(as)
      .send({ params: { id: String(key) } });

  it('SUP-01a are made by types 0 and 1 with title and short title, and shown after the others', async () => {
    for (const who of [people.planner(), people.worker(), people.viewer()]) expect((await create('No', who)).status).toBe(403);
    for (const body of [
      { title: 'A' },
      { title: ' ', short_title: 'A' },
      { title: 'A', short_title: '' },
      { title: 'A', short_title: 'A', x: 1 },
    ])
      expect(
        (
          await production
            .api(createSupplier)
            .as(people.admin())
            .send({ body: body as never })
        ).problem,
      ).toMatchObject({ status: 400 });
    const first = await create('Stiklas');
    expect(first).toMatchObject({ status: 201, body: { company_id: 1, title: 'Stiklas', short_title: 'STI', order_number: 0, orders: 0 } });
    expect((await create('Furnitūra')).body.order_number).toBe(1);
    expect((await create('stiklas')).problem).toMatchObject({ status: 409, code: 'supplier.title_taken' });
    expect((await create('Stiklas', stranger)).status).toBe(201);
    const entries = (await production.recorded(auditEvent('production'))).filter(({ data }) => data.row_id === first.body.id);
    expect(entries.map(({ data }) => data.action)).toEqual(['suppliers.created']);
  });

  it('SUP-01a are shown, hidden and moved by one list a company, numbered from 0, and listed with the hidden ones after them', async () => {
    const who = { ...people.stranger(31), type: 1 as const };
    const [a, b, c] = [await idOf('A', who), await idOf('B', who), await idOf('C', who)] as [number, number, number];
    expect((await show([[a, 4], [c, 2], [shared, 9], [b, null]], who)).body).toMatchObject([
      { supplier_id: c, order_number: 0 },
      { supplier_id: a, order_number: 1 },
      { supplier_id: shared, order_number: 2 },
    ]); // oxfmt-ignore
    expect((await list(who)).map(({ id, order_number }) => [id, order_number])).toEqual([[c, 0], [a, 1], [shared, 2], [b, null]]); // oxfmt-ignore
    // another company shows its own
    expect((await showing()).some(([id]) => id === shared)).toBe(false);
    expect((await list()).find(({ id }) => id === shared)).toMatchObject({ company_id: null, order_number: null });
    expect((await show([[a, 0], [a, 1]], who)).problem).toMatchObject({ status: 422, code: 'supplier.named_twice' }); // oxfmt-ignore
    expect((await show([[a, 0]])).problem).toMatchObject({ status: 404, code: 'supplier.not_found' });
    expect((await show([], people.planner())).status).toBe(403);
    expect(await showing(who)).toEqual([[c, 0], [a, 1], [shared, 2]]); // oxfmt-ignore
  });

  it('SUP-01a two lists sent at once leave one of them, numbered without gaps', async () => {
    const who = { ...people.stranger(32), type: 1 as const };
    const ids = [await idOf('A', who), await idOf('B', who), await idOf('C', who)];
    const sent = Array.from({ length: 6 }, (_none, at) =>
      show(
        [...ids.slice(at % 3), ...ids.slice(0, at % 3)].map((id, n) => [id, n]),
        who,
      ),
    );
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
    expect((await showing(who)).map(([, number]) => number)).toEqual([0, 1, 2]);
  });

  it('SUP-01a are deleted only when they are the company’s own; the others close the gap and orders lose them', async () => {
    const who = { ...people.stranger(33), type: 1 as const };
    await production.receive(orderChanged, 33, { order: orderRecordOf(330, { company_id: 33 }) });
    const [a, b] = [await idOf('A', who), await idOf('B', who)];
    await add(330, [{ supplier_id: a, confirmed_delivery_date: '2026-12-01' }], who);
    expect(
      await production
        .api(listSupplierOrders)
        .as(who)
        .ok({ params: { id: a } }),
    ).toEqual({
      orders: [{ order_id: 330, number: '26-0330' }],
      total: 1,
    });
    expect((await remove(shared, who)).problem).toMatchObject({ status: 409, code: 'supplier.shared' });
    expect((await remove(a)).status).toBe(404);
    expect((await remove(a, { ...who, type: 2 })).status).toBe(403);
    expect((await remove(a, who)).body).toEqual({ ok: true });
    expect(await showing(who)).toEqual([[b, 0]]);
    expect((await of(330, who)).body).toEqual([]);
    expect(
      (
        await production
          .api(listSupplierOrders)
          .as(people.admin())
          .send({ params: { id: b } })
      ).status,
    ).toBe(404);
  });

  it('PRE-03a are added to an order, each once, by types 0 and 1; the list counts what waits and the furthest date', async () => {
    const [glass, wood] = [await idOf('Stiklas X'), await idOf('Mediena X')];
    expect((await add(1, [{ supplier_id: glass }], people.planner())).status).toBe(403);
    const made = await add(1, [
      { supplier_id: glass, ordered_at: '2026-11-12', order_number: 'SA-1', comment: '2 arkos' },
      { supplier_id: wood, confirmed_delivery_date: '2026-12-02' },
    ]);
    expect(made.body).toMatchObject([
      { supplier_id: glass, ordered_at: '2026-11-12', order_number: 'SA-1', confirmed_delivery_date: null, comment: '2 arkos', status: 1 },
      { supplier_id: wood, ordered_at: null, confirmed_delivery_date: '2026-12-02', status: 2 },
    ]);
    expect((await add(1, [{ supplier_id: wood }])).problem).toMatchObject({
      code: 'supplier.on_order_already',
      params: { title: 'Mediena X', order: '26-0001' },
    });
    expect((await add(1, [{ ordered_at: '2026-11-12' }])).problem).toMatchObject({ status: 400 });
    expect((await add(2, [{ supplier_id: wood }, { supplier_id: wood }])).problem).toMatchObject({ code: 'supplier.named_twice' });
    expect((await add(2, [{ supplier_id: await idOf('Jų', stranger) }])).problem).toMatchObject({ code: 'supplier.not_found' });
    await add(2, [{ supplier_id: wood, confirmed_delivery_date: '2026-12-08' }]);
    await add(3, [{ supplier_id: wood }]);
    // an order that has left waits for nothing
    await add(4, [{ supplier_id: wood, confirmed_delivery_date: '2027-01-08' }]);
    const wooden = (await list()).find(({ id }) => id === wood);
    expect(wooden).toMatchObject({ orders: 3, unconfirmed: 1, furthest_date: '2026-12-08' });
    expect((await of(1, stranger)).problem).toMatchObject({ status: 404, code: 'order.not_found' });
  });

  it('PRE-03a the dialog saves its rows by one call: taken off, changed and added together, or nothing of it when one row is refused', async () => {
    for (const id of [5, 6]) await production.receive(orderChanged, 1, { order: orderRecordOf(id) });
    const ids = [await idOf('Viena'), await idOf('Dvi'), await idOf('Trys'), await idOf('Keturios')];
    const [one, two, three, four] = ids as [number, number, number, number];
    const saved = await add(5, [{ supplier_id: one }, { supplier_id: two, comment: 'senas' }]);
    const [first, second] = [one, two].map((id) => saved.body.find((row) => row.supplier_id === id)) as [OrderSupplier, OrderSupplier];
    const save = (body: object, who?: RequestContext) =>
      production
        .api(addOrderSuppliers)
        .as(who ?? people.admin())
        .send({ params: { id: '5' }, body: { order_suppliers: [], ...body } as never });
    const now = async () => (await of(5)).body.map(({ supplier_id, comment, version }) => [supplier_id, comment, version]);
    const before = await now();
    const changed = [{ id: second.id, comment: 'naujas', version: second.version }];
    const refusals: [object, object][] = [
      [
        { removed: [first.id], changed, order_suppliers: [{ supplier_id: two }] },
        { code: 'supplier.on_order_already', params: { title: 'Dvi' } },
      ],
      [{ removed: [first.id], changed, order_suppliers: [{ supplier_id: 999_999 }] }, { code: 'supplier.not_found' }],
      [
        { removed: [first.id], changed: [{ ...changed[0], version: 9 }] },
        { code: 'supplier.row_changed', params: { title: 'Dvi' } },
      ],
      [{ removed: [first.id, second.id], changed }, { status: 404 }],
      [{}, { status: 400 }],
      [{ removed: [first.id], changed: [{ id: second.id, ordered_at: '2026-02-30' }] }, { status: 400 }],
    ];
    for (const [body, problem] of refusals) expect((await save(body)).problem).toMatchObject(problem);
    expect((await save({ removed: [first.id] }, people.planner())).status).toBe(403);
    expect(await now()).toEqual(before);
    const added = [{ supplier_id: three }, { supplier_id: one, comment: 'vėl' }];
    const body = { removed: [first.id], changed, order_suppliers: added };
    const key = { idempotencyKey: 'rows-5' };
    const again = () =>
      production
        .api(addOrderSuppliers)
        .as(people.admin())
        .with(key)
        .send({ params: { id: '5' }, body: body as never });
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(201);
    expect(await now()).toEqual(expect.arrayContaining([[one, 'vėl', 1], [two, 'naujas', 2], [three, null, 1]])); // oxfmt-ignore
    expect(await now()).toHaveLength(3);
    // what is gone already may be taken off once more; a row of another order may not be changed
    expect((await save({ removed: [first.id], order_suppliers: [{ supplier_id: four }] })).status).toBe(201);
    const [foreign] = (await add(6, [{ supplier_id: four }])).body;
    expect((await save({ changed: [{ id: foreign?.id, comment: 'x' }] })).problem).toMatchObject({ code: 'supplier.row_changed' });
    await save({ removed: [foreign?.id] });
    expect((await of(6)).body).toHaveLength(1);
    const audited = (await production.recorded(auditEvent('production'))).filter(({ data }) => data.row_name?.startsWith('26-0005, '));
    expect(audited.map(({ data }) => [data.action, data.row_name])).toEqual([
      ['order_suppliers.created', '26-0005, Viena'],
      ['order_suppliers.created', '26-0005, Dvi'],
      ['order_suppliers.deleted', '26-0005, Viena'],
      ['order_suppliers.edited', '26-0005, Dvi'],
      ['order_suppliers.created', '26-0005, Viena'],
      ['order_suppliers.created', '26-0005, Trys'],
      ['order_suppliers.created', '26-0005, Keturios'],
    ]);
  });

  it('PRE-04b are added by the number of an order too, and to one that has not arrived here yet', async () => {
    const glass = await idOf('Stiklas N');
    expect((await add('26-0003', [{ supplier_id: glass }])).body.some(({ supplier_id }) => supplier_id === glass)).toBe(true);
    expect((await of('26-0003')).body).toEqual((await of(3)).body);
    expect((await add(777, [{ supplier_id: glass }])).status).toBe(201);
    for (const key of ['26-9999', '999', 'nonsense'])
      expect((await add(key, [{ supplier_id: glass }])).problem).toMatchObject({
        status: 404,
        code: 'order.not_found',
        params: { order: key },
      });
  });

  it('PRE-01c a confirmed date is set and cleared, audited, and a late version is refused', async () => {
    const glass = await idOf('Stiklas D');
    const [row] = (await add(2, [{ supplier_id: glass, ordered_at: '2026-11-12' }])).body.filter((one) => one.supplier_id === glass);
    const id = row?.id ?? 0;
    expect((await change(id, { confirmed_delivery_date: '2026-11-27', version: 1 })).body).toMatchObject({
      confirmed_delivery_date: '2026-11-27',
      ordered_at: '2026-11-12',
      status: 2,
      version: 2,
    });
    expect((await change(id, { confirmed_delivery_date: null })).body).toMatchObject({ confirmed_delivery_date: null, status: 1 });
    expect((await change(id, { ordered_at: null, version: 3 })).body).toMatchObject({ ordered_at: null, status: 0, version: 4 });
    expect((await change(id, { ordered_at: '2026-11-13', version: 1 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { version: 4 },
    });
    expect((await change(id, { confirmed_delivery_date: '2026-02-30' })).problem).toMatchObject({ status: 400 });
    expect((await change(id, { ordered_at: null }, people.planner())).status).toBe(403);
    expect((await change(id, { ordered_at: null }, stranger)).status).toBe(404);
    const audited = (await production.recorded(auditEvent('production'))).filter(
      ({ data }) => data.table_name === 'order_suppliers' && data.row_id === id,
    );
    expect(audited.map(({ data }) => data.row_name)).toContain('26-0002, Stiklas D');
    expect((await production.api(deleteOrderSupplier).as(stranger).send({ params: { id } })).status).toBe(404);
    expect((await production.api(deleteOrderSupplier).as(people.admin()).send({ params: { id } })).body).toEqual({ ok: true });
    expect((await of(2)).body.some((one) => one.id === id)).toBe(false);
  });

  it('PRE-02a holidays are read for years', async () => {
    const days = await production
      .api(listHolidays)
      .as(people.planner())
      .ok({ query: { from: 2026, to: 2026 } });
    expect(days.map(({ date }) => date)).toContain('2026-12-24');
  });
});
