import { deleteGlassUnit, orderChanged, productsChanged, type RequestContext } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { GlassWorld, head, rowOf, workbook } from '../testing/glass-world';
import { orderRecordOf, productRecordOf } from '../testing/records';

let world: GlassWorld;
beforeAll(async () => {
  world = await GlassWorld.open();
});
afterAll(() => world.close());

describe('files of glass units that are taken', () => {
  it('GLU-01g change nothing when they come again: nothing new, nothing brought up to date, nothing audited', async () => {
    const file = await workbook({
      'Stovas 1': [head, rowOf('STI-1', 1), rowOf('STI-1', 2)],
      'Stovas 2': [head, rowOf('STI-1', 3, { 0: '2' })],
    });
    expect(await world.upload(file)).toMatchObject({
      status: 201,
      body: { file: 'langma_47_1.xlsx', rows: 3, created: 3, updated: 0, unchanged: 0 },
    });
    const before = await world.unitsOf('STI-1');
    expect(before.map(({ stand_number, status }) => [stand_number, status])).toEqual([
      ['1', 1],
      ['1', 1],
      ['2', 1],
    ]);
    expect((await world.upload(file)).body).toMatchObject({ rows: 3, created: 0, updated: 0, unchanged: 3 });
    expect(await world.unitsOf('STI-1')).toEqual(before);
    const audited = (await world.production.recorded(auditEvent('production'))).map(({ data }) => data);
    expect(audited).toMatchObject([
      { action: 'glass_units.created', row_name: 'langma_47_1.xlsx', after: { rows: 3, created: 3 } },
    ]);
  });

  it('GLU-01g bring known units up to date: what they say, and only that', async () => {
    const dated = [...head, 'Užsakyta'];
    await world.upload(
      await workbook({ a: [dated, [...rowOf('STI-2', 1), '2026-11-02'], [...rowOf('STI-2', 2), null]] }),
    );
    const moved = await world.uploadRows([rowOf('sti-2', 1, { 0: '7', 1: 'B' }), rowOf('STI-2', 2), rowOf('STI-2', 3)]);
    expect(moved.body).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect(
      (await world.unitsOf('STI-2')).map(({ stand_number, stand_side, ordered_date }) => [
        stand_number,
        stand_side,
        ordered_date,
      ]),
    ).toEqual([
      ['1', 'A', null],
      ['1', 'A', null],
      ['7', 'B', '2026-11-02'],
    ]);
  });

  it('GLU-01e are the same panes whoever uploads them: a supplier’s to the factory, and the factory’s to the supplier', async () => {
    const rows = [rowOf('STI-61', 1), rowOf('STI-61', 2)];
    expect((await world.uploadRows(rows)).body).toMatchObject({ created: 2 });
    expect((await world.uploadRows(rows, people.manager())).body).toMatchObject({
      rows: 2,
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect((await world.uploadRows([...rows, rowOf('STI-61', 3)], people.manager())).body).toMatchObject({
      created: 1,
      unchanged: 2,
    });
    expect((await world.uploadRows([...rows, rowOf('STI-61', 3)])).body).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 2,
    });
    expect(
      (await world.unitsOf('STI-61', people.manager())).map(({ supplier_company_id }) => supplier_company_id),
    ).toEqual([9, 9, 9]);
  });

  it('GLU-01e can be deleted: by the factory any of its own, by a supplier what it delivers', async () => {
    await world.uploadRows([rowOf('STI-62', 1), rowOf('STI-62', 2)]);
    const [first, second] = await world.unitsOf('STI-62');
    const remove = async (id: number | undefined, who: RequestContext) =>
      (
        await world.production
          .api(deleteGlassUnit)
          .as(who)
          .send({ params: { id: id as never } })
      ).status;
    expect(await remove(first?.id, people.stranger())).toBe(404);
    expect([await remove(first?.id, people.supplier()), await remove(first?.id, people.supplier())]).toEqual([
      200, 404,
    ]);
    expect(await remove(second?.id, people.manager())).toBe(200);
    expect(await world.unitsOf('STI-62')).toEqual([]);
  });

  it('GLU-01e two at once, with the same rows, make each unit once', async () => {
    const rows = Array.from({ length: 300 }, (_none, at) => rowOf('STI-3', at + 1));
    const answers = await Promise.all([
      world.uploadRows(rows),
      world.uploadRows([...rows].reverse()),
      world.uploadRows(rows),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(300);
    expect(await world.unitsOf('STI-3')).toHaveLength(50);
  });

  it('are done once for a key; the same key with another file is refused', async () => {
    const [one, other] = await Promise.all([
      workbook({ a: [head, rowOf('STI-4', 1)] }),
      workbook({ a: [head, rowOf('STI-4', 2)] }),
    ]);
    const key = { idempotencyKey: 'glass-4' };
    const first = await world.upload(one, people.supplier(), key);
    expect((await world.upload(one, people.supplier(), key)).body).toEqual(first.body);
    expect((await world.upload(other, people.supplier(), key)).problem?.status).toBe(422);
    expect(await world.unitsOf('STI-4')).toHaveLength(1);
  });

  it('name products by their label, or by the only one at the position', async () => {
    await world.production.receive(orderChanged, 1, { order: orderRecordOf(61) });
    const products = [
      ['L1', 611],
      ['L2', 612],
      ['L2', 613],
    ].map(([position, id]) => productRecordOf(Number(id), 61, { position }));
    await world.production.receive(productsChanged, 1, { order_id: 61 as never, products });
    const ofOrder = { 5: '26-0061' };
    await world.upload(
      await workbook({
        a: [
          [...head, 'Gaminio kodas'],
          [...rowOf('STI-5', 1, { ...ofOrder, 6: 'L1.2' }), null],
          [...rowOf('STI-5', 2, { ...ofOrder, 6: 'L2.1' }), null],
          [...rowOf('STI-5', 3, { ...ofOrder, 6: 'L2.1' }), 'B613'],
          [...rowOf('STI-5', 4, { ...ofOrder, 6: 'L1' }), 'B999'],
        ],
      }),
    );
    expect((await world.unitsOf('STI-5')).map(({ product_id }) => product_id)).toEqual([611, null, 613, null]);
    // the file was wrong: it is of an order that nobody knows here
    await world.uploadRows([rowOf('STI-5', 1, { 5: '26-9999', 6: 'L1.2' })]);
    expect((await world.unitsOf('STI-5')).map(({ product_id }) => product_id)).toEqual([null, null, 613, null]);
  });

  it('GLU-01e may have 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_none, at) =>
      rowOf('STI-6', at + 1, { 0: String(1 + Math.floor(at / 24)) }),
    );
    expect((await world.uploadRows(rows)).body).toMatchObject({ rows: 10_000, created: 10_000 });
  });
});
