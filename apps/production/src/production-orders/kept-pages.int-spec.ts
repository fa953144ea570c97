import {
  addOperations,
  saveOrderSuppliers,
  createSupplier,
  createWorkCenter,
  getOrderRecords,
  listProductionOrders,
  orderChanged,
  productsChanged,
  saveOperationRules,
  type RequestContext,
} from '@mullion/contracts';
import { decodeJson, encodeJson, type RawReply } from '@mullion/server-kit';
import { bootForTest, eventually, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { orderRecordOf, productRecordOf } from '../testing/records';

const options = { name: 'production', module: ProductionModule, dataSource: dataSourceOptions } as const;

describe('pages of production that are kept', () => {
  let production: TestService;
  let center: number;

  beforeAll(async () => {
    production = await bootForTest(options);
    production.world.answer(getOrderRecords, () => ({ orders: [], products: [] }));
    const body = { code: '40', description: 'Center 40', preperation: false };
    center = (await production.api(createWorkCenter).as(people.admin()).send({ params: {}, query: {}, body })).body.id;
    await production
      .api(saveOperationRules)
      .as(people.admin())
      .ok({
        body: { product_type: 'Langas', rules: [{ work_center_id: center as never, minutes: 4, unit: 'piece' }] },
      });
    await production.receive(orderChanged, 1, { order: orderRecordOf(1, { status: 6 }) });
    await production.receive(productsChanged, 1, { order_id: 1 as never, products: [productRecordOf(101, 1)] });
    await production
      .api(addOperations)
      .as(people.admin())
      .ok({ body: { orders: [1 as never] } });
  });
  afterAll(() => production.world.close());

  const ask = (
    has: string | null = null,
    query: object = {},
    context: RequestContext = people.worker(),
  ): Promise<RawReply> =>
    production.world.rpc.forward(
      listProductionOrders,
      encodeJson({ params: {}, query: { type: 'production', ...query }, body: {} }),
      {
        context,
        has,
      },
    );
  const orders = (answer: RawReply) =>
    (decodeJson(answer.body) as { orders: { number: string; remakes: number }[] }).orders;

  it('are not sent again to who has them, whoever of the company asks', async () => {
    const first = await ask();
    expect([first.status, orders(first).length]).toEqual([200, 1]);
    const again = await ask(first.tag, {}, people.viewer());
    expect([again.status, again.tag, again.body.length]).toEqual([304, first.tag, 0]);
    expect(await ask('another')).toMatchObject({ status: 200, tag: first.tag });
  });

  it('A1 are never of another company or another query, and are refused to a supplier who names their tag', async () => {
    const { tag } = await ask();
    const foreign = await ask(tag, {}, people.stranger(7));
    expect([foreign.status, orders(foreign)]).toEqual([200, []]);
    const other = await ask(tag, { filter: 'nothing' });
    expect([other.status, orders(other)]).toEqual([200, []]);
    expect((await ask(tag, {}, people.supplier())).status).toBe(403);
  });

  /** Each makes the page another one, and none goes through this process. */
  const changes: readonly [string, string, { readonly type?: string }?][] = [
    ['an operation', 'UPDATE operation SET status = 1 WHERE order_id = 1'],
    ['an order', `UPDATE order_copy SET customer = 'UAB Kitas' WHERE id = 1`],
    ['the status of an order', 'UPDATE order_copy SET status = 5 WHERE id = 1'],
    ['a work center', `UPDATE work_center SET description = 'Kitas'`],
    [
      'a unit that is made again',
      `INSERT INTO remake (company_id, key, problem_id, order_id, product_id, barcode, position, work_center_id, reason, user_name, created_at)
       SELECT 1, gen_random_uuid(), 1, 1, 101, 'b', '1', min(id), 'profile', '', now() FROM work_center`,
    ],
    ['a unit that has been made again', `UPDATE remake SET state = 'made'`],
    ['the order of work centers', 'DELETE FROM work_center_dependency'],
    ['an order that is taken away', 'UPDATE order_copy SET removed = true WHERE id = 1'],
    ['an order that is back', 'UPDATE order_copy SET removed = false WHERE id = 1'],
  ];

  it('are made again after every change, whoever makes it', async () => {
    await production.sql(
      `WITH other AS (INSERT INTO work_center (company_id, code, description, max_load, probability, preperation) VALUES (1, '50', 'Center 50', 480, 100, false) RETURNING id)
       INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) SELECT 1, id, $1 FROM other`,
      [center],
    );
    for (const [what, sql] of changes) {
      const before = await ask();
      await production.sql(sql);
      const after = await ask(before.tag);
      // without its dependency the second center shows the same boxes: no operation is there
      if (what !== 'the order of work centers') expect([what, after.status]).toEqual([what, 200]);
      else expect(after.status).toBe(304);
    }
    expect(orders(await ask())).toMatchObject([{ number: '26-0001', customer: 'UAB Kitas', status: 5, remakes: 0 }]);
  });

  it.each([
    ['preperation', 2],
    ['production', 1],
  ])('PRO-01a of %s show suppliers and are made again when one changes', async (type, id) => {
    if (type === 'preperation') await production.receive(orderChanged, 1, { order: orderRecordOf(id, { status: 4 }) });
    const preparation = { type };
    const { body: glass } = await production
      .api(createSupplier)
      .as(people.admin())
      .send({ body: { title: `Stiklas ${id}`, short_title: `STI${id}` } });
    const empty = await ask(null, preparation);
    await production
      .api(saveOrderSuppliers)
      .as(people.admin())
      .ok({ params: { id: String(id) }, body: { order_suppliers: [{ supplier_id: glass.id }] } });
    const added = await ask(empty.tag, preparation);
    expect(added.status).toBe(200);
    await production.sql(`UPDATE supplier SET title = 'Kitas stiklas ${id}' WHERE id = ${glass.id}`);
    expect(Buffer.from((await ask(added.tag, preparation)).body).toString()).toContain(`Kitas stiklas ${id}`);
  });

  it('show what another replica has changed', async () => {
    const { tag } = await ask();
    const second = await production.world.boot(options, { databaseUrl: production.databaseUrl! });
    await second.receive(orderChanged, 1, { order: orderRecordOf(3, { status: 6 }) });
    // whichever of the two answers
    await eventually(async () => {
      for (let asked = 0; asked < 8; asked += 1) {
        const answer = await ask(tag);
        expect([answer.status, orders(answer).map(({ number }) => number)]).toEqual([200, ['26-0001', '26-0003']]);
      }
    });
  });
});
