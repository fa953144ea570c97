import {
  saveOrderSuppliers,
  deleteOrderSupplier,
  listHolidays,
  orderChanged,
  type OrderSupplier,
  type RequestContext,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { orderRecordOf } from '../testing/records';
import { openSuppliers, stranger, type SuppliersWorld } from '../testing/suppliers-world';

describe('suppliers of an order', () => {
  let world: SuppliersWorld;
  beforeAll(async () => void (world = await openSuppliers()));
  afterAll(() => world.production.world.close());

  it('PRE-03a are added to an order, each once, by types 0 and 1; the list counts what waits and the furthest date', async () => {
    const [glass, wood] = [await world.idOf('Stiklas X'), await world.idOf('Mediena X')];
    expect((await world.add(1, [{ supplier_id: glass }], people.planner())).status).toBe(403);
    const made = await world.add(1, [
      { supplier_id: glass, ordered_at: '2026-11-12', order_number: 'SA-1', comment: '2 arkos' },
      { supplier_id: wood, confirmed_delivery_date: '2026-12-02' },
    ]);
    expect(made.body).toMatchObject([
      {
        supplier_id: glass,
        ordered_at: '2026-11-12',
        order_number: 'SA-1',
        confirmed_delivery_date: null,
        comment: '2 arkos',
        status: 1,
      },
      { supplier_id: wood, ordered_at: null, confirmed_delivery_date: '2026-12-02', status: 2 },
    ]);
    expect((await world.add(1, [{ supplier_id: wood }])).problem).toMatchObject({
      code: 'supplier.on_order_already',
      params: { title: 'Mediena X', order: '26-0001' },
    });
    expect((await world.add(1, [{ ordered_at: '2026-11-12' }])).problem).toMatchObject({ status: 400 });
    expect((await world.add(2, [{ supplier_id: wood }, { supplier_id: wood }])).problem).toMatchObject({
      code: 'supplier.named_twice',
    });
    expect((await world.add(2, [{ supplier_id: await world.idOf('Jų', stranger) }])).problem).toMatchObject({
      code: 'supplier.not_found',
    });
    await world.add(2, [{ supplier_id: wood, confirmed_delivery_date: '2026-12-08' }]);
    await world.add(3, [{ supplier_id: wood }]);
    // an order that has left waits for nothing
    await world.add(4, [{ supplier_id: wood, confirmed_delivery_date: '2027-01-08' }]);
    const wooden = (await world.list()).find(({ id }) => id === wood);
    expect(wooden).toMatchObject({ orders: 3, unconfirmed: 1, furthest_date: '2026-12-08' });
    expect((await world.of(1, stranger)).problem).toMatchObject({ status: 404, code: 'order.not_found' });
  });

  it('PRE-03a the dialog saves its rows by one call: taken off, changed and added together, or nothing of it when one row is refused', async () => {
    for (const id of [5, 6]) await world.production.receive(orderChanged, 1, { order: orderRecordOf(id) });
    const ids = [
      await world.idOf('Viena'),
      await world.idOf('Dvi'),
      await world.idOf('Trys'),
      await world.idOf('Keturios'),
    ];
    const [one, two, three, four] = ids as [number, number, number, number];
    const saved = await world.add(5, [{ supplier_id: one }, { supplier_id: two, comment: 'senas' }]);
    const [first, second] = [one, two].map((id) => saved.body.find((row) => row.supplier_id === id)) as [
      OrderSupplier,
      OrderSupplier,
    ];
    const save = (body: object, who?: RequestContext) =>
      world.production
        .api(saveOrderSuppliers)
        .as(who ?? people.admin())
        .send({ params: { id: '5' }, body: { order_suppliers: [], ...body } as never });
    const now = async () =>
      (await world.of(5)).body.map(({ supplier_id, comment, version }) => [supplier_id, comment, version]);
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
      [{ removed: [first.id], changed: [{ id: second.id, ordered_at: '2026-02-30' }] }, { status: 400 }],
    ];
    for (const [body, problem] of refusals) expect((await save(body)).problem).toMatchObject(problem);
    expect((await save({ removed: [first.id] }, people.planner())).status).toBe(403);
    expect(await now()).toEqual(before);
    const added = [{ supplier_id: three }, { supplier_id: one, comment: 'vėl' }];
    const body = { removed: [first.id], changed, order_suppliers: added };
    const key = { idempotencyKey: 'rows-5' };
    const again = () =>
      world.production
        .api(saveOrderSuppliers)
        .as(people.admin())
        .with(key)
        .send({ params: { id: '5' }, body: body as never });
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(201);
    expect(await now()).toEqual(
      expect.arrayContaining([
        [one, 'vėl', 1],
        [two, 'naujas', 2],
        [three, null, 1],
      ]),
    );
    expect(await now()).toHaveLength(3);
    // what is gone already may be taken off once more; a row of another order may not be changed
    expect((await save({ removed: [first.id], order_suppliers: [{ supplier_id: four }] })).status).toBe(201);
    const [foreign] = (await world.add(6, [{ supplier_id: four }])).body;
    expect((await save({ changed: [{ id: foreign?.id, comment: 'x' }] })).problem).toMatchObject({
      code: 'supplier.row_removed',
    });
    await save({ removed: [foreign?.id] });
    expect((await world.of(6)).body).toHaveLength(1);
    const audited = (await world.production.recorded(auditEvent('production'))).filter(({ data }) =>
      data.row_name?.startsWith('26-0005, '),
    );
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
    const glass = await world.idOf('Stiklas N');
    expect(
      (await world.add('26-0003', [{ supplier_id: glass }])).body.some(({ supplier_id }) => supplier_id === glass),
    ).toBe(true);
    expect((await world.of('26-0003')).body).toEqual((await world.of(3)).body);
    expect((await world.add(777, [{ supplier_id: glass }])).status).toBe(201);
    for (const key of ['26-9999', '999', 'nonsense'])
      expect((await world.add(key, [{ supplier_id: glass }])).problem).toMatchObject({
        status: 404,
        code: 'order.not_found',
        params: { order: key },
      });
  });

  it('PRE-01c a confirmed date is set and cleared, audited, and a late version is refused', async () => {
    const glass = await world.idOf('Stiklas D');
    const [row] = (await world.add(2, [{ supplier_id: glass, ordered_at: '2026-11-12' }])).body.filter(
      (one) => one.supplier_id === glass,
    );
    const id = row?.id ?? 0;
    expect((await world.change(id, { confirmed_delivery_date: '2026-11-27', version: 1 })).body).toMatchObject({
      confirmed_delivery_date: '2026-11-27',
      ordered_at: '2026-11-12',
      status: 2,
      version: 2,
    });
    expect((await world.change(id, { confirmed_delivery_date: null })).body).toMatchObject({
      confirmed_delivery_date: null,
      status: 1,
    });
    expect((await world.change(id, { ordered_at: null, version: 3 })).body).toMatchObject({
      ordered_at: null,
      status: 0,
      version: 4,
    });
    expect((await world.change(id, { ordered_at: '2026-11-13', version: 1 })).problem).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { version: 4 },
    });
    expect((await world.change(id, { confirmed_delivery_date: '2026-02-30' })).problem).toMatchObject({ status: 400 });
    expect((await world.change(id, { ordered_at: null }, people.planner())).status).toBe(403);
    expect((await world.change(id, { ordered_at: null }, stranger)).status).toBe(404);
    const audited = (await world.production.recorded(auditEvent('production'))).filter(
      ({ data }) => data.table_name === 'order_suppliers' && data.row_id === id,
    );
    expect(audited.map(({ data }) => data.row_name)).toContain('26-0002, Stiklas D');
    expect((await world.production.api(deleteOrderSupplier).as(stranger).send({ params: { id } })).status).toBe(404);
    expect((await world.production.api(deleteOrderSupplier).as(people.admin()).send({ params: { id } })).body).toEqual({
      ok: true,
    });
    expect((await world.of(2)).body.some((one) => one.id === id)).toBe(false);
  });

  it('PRE-02a holidays are read for years', async () => {
    const days = await world.production
      .api(listHolidays)
      .as(people.planner())
      .ok({ query: { from: 2026, to: 2026 } });
    expect(days.map(({ date }) => date)).toContain('2026-12-24');
  });
});
