import { createSupplier, listSupplierOrders, orderChanged } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { orderRecordOf } from '../testing/records';
import { openSuppliers, stranger, type SuppliersWorld } from '../testing/suppliers-world';

describe('suppliers', () => {
  let world: SuppliersWorld;
  beforeAll(async () => void (world = await openSuppliers()));
  afterAll(() => world.production.world.close());

  it('SUP-01a are made by types 0 and 1 with title and short title, and shown after the others', async () => {
    for (const who of [people.planner(), people.worker(), people.viewer()])
      expect((await world.create('No', who)).status).toBe(403);
    for (const body of [
      { title: 'A' },
      { title: ' ', short_title: 'A' },
      { title: 'A', short_title: '' },
      { title: 'A', short_title: 'A', x: 1 },
    ])
      expect(
        (
          await world.production
            .api(createSupplier)
            .as(people.admin())
            .send({ body: body as never })
        ).problem,
      ).toMatchObject({ status: 400 });
    const first = await world.create('Stiklas');
    expect(first).toMatchObject({
      status: 201,
      body: { company_id: 1, title: 'Stiklas', short_title: 'STI', order_number: 0, orders: 0 },
    });
    expect((await world.create('Furnitūra')).body.order_number).toBe(1);
    expect((await world.create('stiklas')).problem).toMatchObject({ status: 409, code: 'supplier.title_taken' });
    expect((await world.create('Stiklas', stranger)).status).toBe(201);
    const entries = (await world.production.recorded(auditEvent('production'))).filter(
      ({ data }) => data.row_id === first.body.id,
    );
    expect(entries.map(({ data }) => data.action)).toEqual(['suppliers.created']);
  });

  it('SUP-01a are shown, hidden and moved by one list a company, numbered from 0, and listed with the hidden ones after them', async () => {
    const who = { ...people.stranger(31), type: 1 as const };
    const [a, b, c] = [await world.idOf('A', who), await world.idOf('B', who), await world.idOf('C', who)] as [
      number,
      number,
      number,
    ];
    expect(
      (
        await world.show(
          [
            [a, 4],
            [c, 2],
            [world.shared, 9],
            [b, null],
          ],
          who,
        )
      ).body,
    ).toMatchObject([
      { supplier_id: c, order_number: 0 },
      { supplier_id: a, order_number: 1 },
      { supplier_id: world.shared, order_number: 2 },
    ]);
    expect((await world.list(who)).map(({ id, order_number }) => [id, order_number])).toEqual([
      [c, 0],
      [a, 1],
      [world.shared, 2],
      [b, null],
    ]);
    // another company shows its own
    expect((await world.showing()).some(([id]) => id === world.shared)).toBe(false);
    expect((await world.list()).find(({ id }) => id === world.shared)).toMatchObject({
      company_id: null,
      order_number: null,
    });
    expect(
      (
        await world.show(
          [
            [a, 0],
            [a, 1],
          ],
          who,
        )
      ).problem,
    ).toMatchObject({ status: 422, code: 'supplier.named_twice' });
    expect((await world.show([[a, 0]])).problem).toMatchObject({ status: 404, code: 'supplier.not_found' });
    expect((await world.show([], people.planner())).status).toBe(403);
    expect(await world.showing(who)).toEqual([
      [c, 0],
      [a, 1],
      [world.shared, 2],
    ]);
  });

  it('SUP-01a two lists sent at once leave one of them, numbered without gaps', async () => {
    const who = { ...people.stranger(32), type: 1 as const };
    const ids = [await world.idOf('A', who), await world.idOf('B', who), await world.idOf('C', who)];
    const sent = Array.from({ length: 6 }, (_none, at) =>
      world.show(
        [...ids.slice(at % 3), ...ids.slice(0, at % 3)].map((id, n) => [id, n]),
        who,
      ),
    );
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
    expect((await world.showing(who)).map(([, number]) => number)).toEqual([0, 1, 2]);
  });

  it('SUP-01a are deleted only when they are the company’s own; the others close the gap and orders lose them', async () => {
    const who = { ...people.stranger(33), type: 1 as const };
    await world.production.receive(orderChanged, 33, { order: orderRecordOf(330, { company_id: 33 }) });
    const [a, b] = [await world.idOf('A', who), await world.idOf('B', who)];
    await world.add(330, [{ supplier_id: a, confirmed_delivery_date: '2026-12-01' }], who);
    expect(
      await world.production
        .api(listSupplierOrders)
        .as(who)
        .ok({ params: { id: a } }),
    ).toEqual({
      orders: [{ order_id: 330, number: '26-0330' }],
      total: 1,
    });
    expect((await world.remove(world.shared, who)).problem).toMatchObject({ status: 409, code: 'supplier.shared' });
    expect((await world.remove(a)).status).toBe(404);
    expect((await world.remove(a, { ...who, type: 2 })).status).toBe(403);
    expect((await world.remove(a, who)).body).toEqual({ ok: true });
    expect(await world.showing(who)).toEqual([[b, 0]]);
    expect((await world.of(330, who)).body).toEqual([]);
    expect(
      (
        await world.production
          .api(listSupplierOrders)
          .as(people.admin())
          .send({ params: { id: b } })
      ).status,
    ).toBe(404);
  });
});
