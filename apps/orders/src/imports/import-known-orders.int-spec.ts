import { freePlacements, mayChangeProducts, updateOrder } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { eventually, person } from '@mullion/server-testing';
import { faults, head, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

describe('BEY-01 known orders', () => {
  const first = [head, 'A,w,1,1000,1200,82,40,,2,U-1,,,', 'B,w,1,800,900,82,30,,1,U-1,,,'].join('\n');
  const second = [
    head,
    'A,w,1,1000,1300,82,40,,1,U-1,,,',
    'C,d,2,1000,2100,82,80,,1,U-1,,,',
    'A,w,1,1000,1200,82,40,,1,U-2,,,',
  ].join('\n');

  it('are skipped by default', async () => {
    await test.upload(first);
    const again = await test.upload(second);
    expect(again.body.orders.map((one) => [one.number, one.outcome, one.products])).toEqual([
      ['U-1', 'skipped', 0],
      ['U-2', 'created', 1],
    ]);
  });

  it('are brought up to the file when chosen: changed, added, removed, barcodes kept', async () => {
    const made = await test.upload(first);
    const asked: number[][] = [];
    const stops = [
      test.world.answer(mayChangeProducts, ({ product_ids }) => {
        asked.push(product_ids);
        return { refused: [] };
      }),
      test.world.answer(freePlacements, () => ({ outcome: 'freed' as const })),
    ];
    expect(
      (
        await test.upload(
          second,
          { on_known: 'update' },
          person({ company_id: test.company as never, rights: ['PR_EDIT'] }),
        )
      ).problem,
    ).toMatchObject({
      code: 'no_right_to_edit_order',
    });
    const before = (await test.order(made.body)).products;
    const reply = await test.upload(second, { on_known: 'update' });
    expect(reply.body.orders[0]).toMatchObject({ number: 'U-1', outcome: 'updated', products: 4 });
    await eventually(async () => expect((await test.order(made.body)).products).toHaveLength(2));
    stops.forEach((stop) => stop());
    const after = await test.order(made.body);
    expect(after).toMatchObject({ count: 2, area: 3.4 });
    expect(after.products.map((product) => [product.id, product.position, product.height, product.barcode])).toEqual([
      [before[0]?.id, 'A', 1300, 'U-1.....999001'],
      [expect.any(Number), 'C', 2100, 'U-1.....999004'],
    ]);
    expect(asked.at(-1)?.toSorted()).toEqual(before.map((product) => product.id).toSorted());
  });

  it('BEY-15b audit what the file changed of the order and of each product, and who brought it', async () => {
    const made = await test.upload(first);
    const [id, number] = [made.body.orders[0]?.id, 'U-1'];
    const before = (await test.order(made.body)).products;
    const stops = [
      test.world.answer(mayChangeProducts, () => ({ refused: [] })),
      test.world.answer(freePlacements, () => ({ outcome: 'freed' as const })),
    ];
    const who = test.writer({ session_id: 'session-of-the-importer' });
    const audited = async (table: string) =>
      (await test.orders.recorded(auditEvent('orders')))
        .filter(({ company_id, data }) => company_id === test.company && data.table_name === table)
        .map(({ data }) => data)
        .filter(({ session_id }) => session_id === who.session_id);
    await test.upload(second, { on_known: 'update', delivery_date: '2026-12-08' }, who);
    await eventually(async () => expect(await audited('products')).toHaveLength(4));
    stops.forEach((stop) => stop());

    const [kept, ...gone] = before;
    expect(await audited('orders')).toMatchObject([
      { action: 'orders.created', row_name: 'U-2' },
      {
        action: 'orders.edited',
        row_id: id,
        row_name: number,
        before: { delivery_date: null },
        after: { delivery_date: '2026-12-08' },
      },
    ]);
    const products = await audited('products');
    expect(products).toMatchObject([
      { action: 'products.edited', row_id: kept?.id, before: { height: 1200 }, after: { height: 1300 } },
      { action: 'products.created', before: null, after: { position: 'C', height: 2100 } },
      ...gone.map((product) => ({
        action: 'products.deleted',
        row_id: product.id,
        before: { position: product.position },
        after: null,
      })),
    ]);
    expect(products.map(({ user_id, user_name }) => [user_id, user_name])).toEqual(
      products.map(() => [who.user_id, who.user_name]),
    );
  });

  it('are left as they are when a product is on a locked pallet: its row is named', async () => {
    const made = await test.upload(first);
    const [locked] = (await test.order(made.body)).products;
    const stop = test.world.answer(mayChangeProducts, () => ({
      refused: [{ id: locked?.id as never, code: 'pallet.locked' }],
    }));
    const reply = await test.upload(second, { on_known: 'update' });
    stop();
    expect(reply.problem).toMatchObject({ status: 422, code: 'import.failed' });
    expect(faults(reply)).toEqual([['rows.2.position', 'import.product_locked']]);
    expect((await test.order(made.body)).products.map((product) => product.height)).toEqual([1200, 1200, 900]);
    expect(await test.stored()).toBe(1);
  });

  it('are left as they are when packing does not answer', async () => {
    const made = await test.upload(first);
    expect((await test.upload(second, { on_known: 'update' })).problem).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect((await test.order(made.body)).count).toBe(3);
  });

  it('that have left are refused', async () => {
    const made = await test.upload(first);
    await test.orders.sql('UPDATE orders SET pal_status = 3 WHERE id = $1', [made.body.orders[0]?.id]);
    const stop = test.world.answer(mayChangeProducts, () => ({ refused: [] }));
    expect(faults(await test.upload(second, { on_known: 'update' }))).toEqual([
      ['rows.2.order', 'import.order_locked'],
    ]);
    stop();
  });
});

describe('BEY-01 the same file twice', () => {
  const file = [
    head,
    ...Array.from({ length: 40 }, (_row, at) => `P${at},w,1,1000,1200,82,40,,2,TWICE-${at % 4},Dvigubas,Kaunas,`),
  ].join('\n');

  it('at once makes its orders once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => test.upload(file)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(201));
    const outcomes = replies.flatMap((reply) => reply.body.orders.map((one) => one.outcome));
    expect([
      outcomes.filter((one) => one === 'created').length,
      outcomes.filter((one) => one === 'skipped').length,
    ]).toEqual([4, 20]);
    expect(
      await test.orders.sql('SELECT count(*) AS n, count(DISTINCT barcode) AS b FROM products WHERE company_id = $1', [
        test.company,
      ]),
    ).toEqual([{ n: 80, b: 80 }]);
  });

  it('with one idempotency key answers the same, with another file it is refused', async () => {
    const replies = [
      await test.upload(file, {}, test.writer(), 'a.csv', 'import-1'),
      await test.upload(file, {}, test.writer(), 'a.csv', 'import-1'),
    ];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await test.upload(`${file}\n`, {}, test.writer(), 'a.csv', 'import-1')).problem).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    });
  });

  it('waits for an order that is being made by hand with one of its numbers, and leaves that as it is', async () => {
    const blocker = await test.orders.database.pool.connect();
    await blocker.query('BEGIN');
    const { rows } = await blocker.query<{ id: number }>(
      `INSERT INTO orders (company_id, production_id) VALUES ($1, 'TWICE-2') RETURNING id`,
      [test.company],
    );
    const importing = test.upload(file);
    await eventually(async () =>
      expect(
        await test.orders.sql(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO orders.orders%'`,
        ),
      ).toHaveLength(1),
    );
    await blocker.query('COMMIT');
    blocker.release();
    expect((await importing).body.orders.map((one) => [one.number, one.outcome])).toEqual([
      ['TWICE-0', 'created'],
      ['TWICE-1', 'created'],
      ['TWICE-2', 'skipped'],
      ['TWICE-3', 'created'],
    ]);
    expect(await test.orders.sql('SELECT count(*) AS n FROM products WHERE order_id = $1', [rows[0]?.id])).toEqual([
      { n: 0 },
    ]);
  });

  it('beside an order made by hand with one of its numbers still has all its rows', async () => {
    const made = await test.upload(file);
    const id = made.body.orders[0]?.id;
    const edit = test.orders
      .api(updateOrder)
      .as(test.writer())
      .send({ params: { id }, body: { production_id: 'TWICE-3' } });
    expect((await edit).problem).toMatchObject({ status: 409, code: 'order.number_taken' });
  });
});

describe('BEY-01 large files', () => {
  it.each([
    [10_000, 'one order', () => 'BIG'],
    [2_000, 'an order a row', (at: number) => `BIG-${at}`],
  ])('%i rows in %s are all imported', async (count, _name, number) => {
    const rows = Array.from(
      { length: count },
      (_row, at) => `P${at},window,1,${500 + (at % 1900)},1200,82,40.5,,1,${number(at)},Didelis,Vilnius,`,
    );
    const startedAt = performance.now();
    const reply = await test.upload([head, ...rows].join('\n'));
    if (process.env.TEST_SHOW_TIMES)
      process.stdout.write(`${count} rows: ${Math.round(performance.now() - startedAt)} ms\n`);
    expect(reply.body).toMatchObject({ written: true, products: count });
    expect(
      await test.orders.sql('SELECT count(DISTINCT barcode) AS n FROM products WHERE company_id = $1', [test.company]),
    ).toEqual([{ n: count }]);
  });
});
