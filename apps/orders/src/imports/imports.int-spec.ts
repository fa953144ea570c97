import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  customerChanged,
  freePlacements,
  getOrder,
  importOrders,
  importTemplate,
  type ImportResult,
  listOrders,
  mayChangeProducts,
  productsChanged,
  type RequestContext,
  updateOrder,
} from '@mullion/contracts';
import { type BlobStore, openBlobStore } from '@mullion/server-kit';
import { eventually, people, person, type TestReply, type TestService, TestWorld } from '@mullion/server-testing';
import exceljs from 'exceljs';
import { dataSourceOptions } from '../data-source';
import { OrdersAppModule } from '../orders-app.module';
import { ordersConfig } from '../orders-config';
import { schependomlaanFrames } from '../seed/data/schependomlaan-frames';
import { zipBomb } from './testing/zip-bomb';

let orders: TestService;
let world: TestWorld;
let blobs: BlobStore;
let folder: string;
let company = 100;
let uploads = 0;

const head = 'position,type,category,width_mm,height_mm,depth_mm,weight_kg,area_m2,quantity,order,customer,address,can_be_flipped';
const writer = (over: Partial<RequestContext> = {}) => person({ company_id: company as never, rights: ['OP_EDIT', 'OP_DEL'], ...over });

const upload = async (content: string | Buffer, fields: object = {}, as = writer(), name = 'orders.csv', key: string | null = null) => {
  uploads += 1;
  const blob = `uploads/${as.company_id}/${uploads}`;
  const bytes = Buffer.from(content as string);
  await blobs.put(blob, bytes);
  const body = { ...fields, files: [{ field: 'file', name, key: blob, size: bytes.length, type: '' }] };
  const call = orders.api(importOrders).as(as);
  return (key === null ? call : call.with({ idempotencyKey: key })).send({ body });
};
const faults = (reply: TestReply<unknown>) => reply.problem?.errors?.map((error) => [error.path, error.code]);
const order = async (result: ImportResult, at = 0) =>
  orders
    .api(getOrder)
    .as(writer())
    .ok({ params: { id: result.orders[at]?.id }, query: {} });
const stored = async () => (await orders.api(listOrders).as(writer()).ok({ query: {} })).total;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mullion-import-'));
  const url = pathToFileURL(folder).href;
  blobs = await openBlobStore(url);
  world = await TestWorld.open();
  orders = await world.boot(
    { name: 'orders', module: OrdersAppModule, dataSource: dataSourceOptions, config: ordersConfig },
    { env: { BLOB_URL: url } },
  );
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  company += 1;
});

describe('BEY-01 files that are refused', () => {
  it('come from type 6, from another company, or are missing', async () => {
    expect((await upload(head, {}, { ...people.viewer(), company_id: company as never })).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const missing = await orders.api(importOrders).as(writer()).send({ body: {} });
    expect(missing.problem).toMatchObject({ status: 400, code: 'invalid' });
    await blobs.put('uploads/1/foreign', Buffer.from(head));
    const foreign = { files: [{ field: 'file', name: 'x.csv', key: 'uploads/1/foreign', size: 9, type: '' }] };
    expect((await orders.api(importOrders).as(writer()).send({ body: foreign })).problem).toMatchObject({
      status: 404,
      code: 'file.not_found',
    });
  });

  it('have a wrong header: every missing column is named', async () => {
    const reply = await upload('position;type;quantity\nA;x;1', { order: 'X' });
    expect(reply.problem).toMatchObject({ status: 422, code: 'import.failed' });
    expect(faults(reply)).toEqual(
      ['category', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg'].map((column) => [`rows.1.${column}`, 'import.missing_column']),
    );
  });

  it('have bad cells: each is named with row, column and reason, and nothing is written', async () => {
    const reply = await upload(
      [head, 'A1,w,1,1000,1200,82,40.5,,1,N-1,,,', 'A2,w,1,wide,1200,82,40,,1,N-1,,,', 'A3,w,4,1000,1200.5,82,-1,,0,N-1,,,maybe'].join(
        '\n',
      ),
    );
    expect(reply.problem).toMatchObject({ status: 422, code: 'import.failed', params: { count: 6 } });
    expect(faults(reply)).toEqual([
      ['rows.3.width_mm', 'import.not_a_number'],
      ['rows.4.category', 'import.not_a_choice'],
      ['rows.4.height_mm', 'import.not_whole'],
      ['rows.4.weight_kg', 'import.out_of_range'],
      ['rows.4.quantity', 'import.out_of_range'],
      ['rows.4.can_be_flipped', 'import.not_a_choice'],
    ]);
    expect(await stored()).toBe(0);
  });

  it('name at most 200 faults and say that there are more', async () => {
    const reply = await upload([head, ...Array.from({ length: 300 }, () => 'A,w,1,x,1,1,1,,1,N,,,')].join('\n'));
    expect(reply.problem?.errors).toHaveLength(200);
    expect(reply.problem?.current).toMatchObject({ more_errors: true, written: false });
  });

  it('are no spreadsheet: truncated, renamed, empty, of another kind', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('a').addRow(head.split(','));
    const xlsx = Buffer.from(await book.xlsx.writeBuffer());
    for (const bytes of [xlsx.subarray(0, xlsx.length - 200), Buffer.from('not a zip at all')])
      expect((await upload(bytes, { order: 'X' }, writer(), 'orders.xlsx')).problem).toMatchObject({
        status: 422,
        code: 'import.unreadable',
        params: { format: 'xlsx' },
      });
    expect((await upload(Buffer.from([0, 1, 2, 3, 0]), { order: 'X' })).problem).toMatchObject({
      status: 422,
      code: 'import.unreadable',
      params: { format: 'csv' },
    });
    expect(faults(await upload(head, { order: 'X' }))).toEqual([['rows.0', 'import.empty']]);
    expect((await upload('', { order: 'X' })).problem).toMatchObject({ status: 422, code: 'import.failed' });
  });

  it.each([
    ['tells its size', true],
    ['lies about its size', false],
  ])('are a zip bomb that %s', async (_name, honest) => {
    expect((await upload(zipBomb(200 * 1024 * 1024, honest), { order: 'X' }, writer(), 'bomb.xlsx')).problem).toMatchObject({
      status: honest ? 413 : 422,
      code: honest ? 'import.too_large' : 'import.unreadable',
    });
  });

  it('name a customer of another company', async () => {
    const [foreign] = await orders.sql<{ id: number }>(`INSERT INTO customers (company_id, name) VALUES (1, $1) RETURNING id`, [
      `Foreign ${company}`,
    ]);
    const reply = await upload(`${head}\nA,w,1,1,1,1,1,,1,F-1,,,`, { customer_id: foreign?.id, check_only: 'true' });
    expect(reply.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
  });

  it('name no order', async () => {
    expect(faults(await upload(`${head}\nA,w,1,1,1,1,1,,1,,,,`))).toEqual([['rows.2.order', 'import.order_missing']]);
  });
});

describe('BEY-01 files that are taken', () => {
  it('in Windows-1257 with semicolons and decimal commas: letters and numbers are right', async () => {
    const text = [
      'Pozicija;Tipas;Kategorija;Plotis_mm;Aukštis_mm;Gylis_mm;Masė_kg;Plotas_m2;Kiekis;Užsakymas;Klientas;Adresas;Galima_vartyti',
      'Ą1;"Langas ""ąčęėįšųūž""; medinis";langas;1210;1456;92;62,5;1,762;3;26-0007;UAB Šviesūs langai;Žvejų g. 5, 91241 Klaipėda;',
      'D1;Durys;durys;1010;2120;104;88;;1;26-0007;;;ne',
    ].join('\r\n');
    const table = new Map(
      [...'ąčęėįšųūžĄČĘĖĮŠŲŪŽ'].map((letter, at) => [
        letter,
        [0xe0, 0xe8, 0xe6, 0xeb, 0xe1, 0xf0, 0xf8, 0xfb, 0xfe, 0xc0, 0xc8, 0xc6, 0xcb, 0xc1, 0xd0, 0xd8, 0xdb, 0xde][at] ?? 0,
      ]),
    );
    const reply = await upload(Buffer.from([...text].map((letter) => table.get(letter) ?? letter.charCodeAt(0))), {
      delivery_date: '2026-11-24',
    });
    expect(reply).toMatchObject({ status: 201, body: { written: true, products: 4, errors: [] } });
    const made = await order(reply.body);
    expect(made).toMatchObject({
      production_id: '26-0007',
      customer: 'UAB Šviesūs langai',
      address: 'Žvejų g. 5, 91241 Klaipėda, LT',
      week: '202648',
      count: 4,
      area: 7.43,
    });
    expect(
      made.products.map((product) => [
        product.position,
        product.barcode,
        product.width,
        product.weight,
        product.area,
        product.can_be_flipped,
      ]),
    ).toEqual([
      ['Ą1', '26-0007.999001', 1210, 62.5, 1.762, true],
      ['Ą1', '26-0007.999002', 1210, 62.5, 1.762, true],
      ['Ą1', '26-0007.999003', 1210, 62.5, 1.762, true],
      ['D1', '26-0007.999004', 1010, 88, 2.141, false],
    ]);
    expect(made.products[0]?.type).toBe('Langas "ąčęėįšųūž"; medinis');
    expect((await orders.recorded(customerChanged)).at(-1)?.data.name).toBe('UAB Šviesūs langai');
  });

  it('as the real building: 97 frames of 37 marks', async () => {
    const reply = await upload(schependomlaanFrames, { order: 'SCHEPEN-1' });
    expect(reply.body).toMatchObject({ products: 97, orders: [{ number: 'SCHEPEN-1', outcome: 'created', products: 97 }] });
    const news = (await orders.recorded(productsChanged)).filter((event) => event.company_id === company);
    expect(news.flatMap((event) => event.data.products)).toHaveLength(97);
  });

  it.each(['lt', 'en'] as const)('as the %s templates, csv and xlsx, filled in', async (language) => {
    const values = ['A1', 'langas', 1, 1000, 1200, 82, 40.5, null, 2, 'T-1', null, null, null];
    const xlsx = await orders
      .api(importTemplate)
      .as(writer())
      .ok({ query: { format: 'xlsx', language } });
    const book = new exceljs.Workbook();
    await book.xlsx.load(Buffer.from(xlsx.content, 'base64') as never);
    book.worksheets[0]?.addRow(values);
    expect((await upload(Buffer.from(await book.xlsx.writeBuffer()), {}, writer(), xlsx.name)).body).toMatchObject({ products: 2 });
    const csv = await orders
      .api(importTemplate)
      .as(writer())
      .ok({ query: { format: 'csv', language } });
    const filled =
      Buffer.from(csv.content, 'base64').toString() +
      values
        .map((value) => value ?? '')
        .join(';')
        .replace('T-1', 'T-2');
    expect((await upload(filled)).body).toMatchObject({ products: 2 });
  });

  it('only to be checked: nothing is written', async () => {
    const reply = await upload([head, 'A,w,1,1000,1200,82,40,,2,C-1,,,', 'B,w,1,bad,1200,82,40,,2,C-2,,,'].join('\n'), {
      check_only: 'true',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { written: false, errors: [{ row: 3, column: 'width_mm', code: 'import.not_a_number', params: { value: 'bad' } }] },
    });
    expect(await stored()).toBe(0);
  });

  it('match customers and addresses by name, whatever the case, and make them once', async () => {
    const rows = [
      'A,w,1,1000,1200,82,40,,1,K-1,Langai UAB,"Ežero g. 1, Šiauliai",',
      'A,w,1,1000,1200,82,40,,1,K-2,LANGAI uab,"ežero g. 1, šiauliai, lt",',
    ];
    await upload([head, ...rows].join('\n'));
    const [customer, ...none] = await orders.sql<{ id: number }>('SELECT id FROM customers WHERE company_id = $1', [company]);
    expect(none).toEqual([]);
    expect(await orders.sql('SELECT street, city FROM addresses WHERE customer_id = $1', [customer?.id])).toEqual([
      { street: 'Ežero g. 1', city: 'Šiauliai' },
    ]);
  });
});

describe('BEY-01 known orders', () => {
  const first = [head, 'A,w,1,1000,1200,82,40,,2,U-1,,,', 'B,w,1,800,900,82,30,,1,U-1,,,'].join('\n');
  const second = [head, 'A,w,1,1000,1300,82,40,,1,U-1,,,', 'C,d,2,1000,2100,82,80,,1,U-1,,,', 'A,w,1,1,1,1,1,,1,U-2,,,'].join('\n');

  it('are skipped by default', async () => {
    await upload(first);
    const again = await upload(second);
    expect(again.body.orders.map((one) => [one.number, one.outcome, one.products])).toEqual([
      ['U-1', 'skipped', 0],
      ['U-2', 'created', 1],
    ]);
  });

  it('are brought up to the file when chosen: changed, added, removed, barcodes kept', async () => {
    const made = await upload(first);
    const asked: number[][] = [];
    const stops = [
      world.answer(mayChangeProducts, ({ product_ids }) => {
        asked.push(product_ids);
        return { refused: [] };
      }),
      world.answer(freePlacements, () => ({ outcome: 'freed' as const })),
    ];
    expect((await upload(second, { on_known: 'update' }, person({ company_id: company as never }))).problem).toMatchObject({
      code: 'no_right_to_edit_order',
    });
    const before = (await order(made.body)).products;
    const reply = await upload(second, { on_known: 'update' });
    expect(reply.body.orders[0]).toMatchObject({ number: 'U-1', outcome: 'updated', products: 4 });
    await eventually(async () => expect((await order(made.body)).products).toHaveLength(2));
    stops.forEach((stop) => stop());
    const after = await order(made.body);
    expect(after).toMatchObject({ count: 2, area: 3.4 });
    expect(after.products.map((product) => [product.id, product.position, product.height, product.barcode])).toEqual([
      [before[0]?.id, 'A', 1300, 'U-1.....999001'],
      [expect.any(Number), 'C', 2100, 'U-1.....999004'],
    ]);
    expect(asked.at(-1)?.toSorted()).toEqual(before.map((product) => product.id).toSorted());
  });

  it('are left whole when a product stands on a locked pallet: its row is named', async () => {
    const made = await upload(first);
    const [locked] = (await order(made.body)).products;
    const stop = world.answer(mayChangeProducts, () => ({ refused: [{ id: locked?.id as never, code: 'pallet.locked' }] }));
    const reply = await upload(second, { on_known: 'update' });
    stop();
    expect(reply.problem).toMatchObject({ status: 422, code: 'import.failed' });
    expect(faults(reply)).toEqual([['rows.2.position', 'import.product_locked']]);
    expect((await order(made.body)).products.map((product) => product.height)).toEqual([1200, 1200, 900]);
    expect(await stored()).toBe(1);
  });

  it('are left whole when packing does not answer', async () => {
    const made = await upload(first);
    expect((await upload(second, { on_known: 'update' })).problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await order(made.body)).count).toBe(3);
  });

  it('that have left are refused', async () => {
    const made = await upload(first);
    await orders.sql('UPDATE orders SET pal_status = 3 WHERE id = $1', [made.body.orders[0]?.id]);
    const stop = world.answer(mayChangeProducts, () => ({ refused: [] }));
    expect(faults(await upload(second, { on_known: 'update' }))).toEqual([['rows.2.order', 'import.order_locked']]);
    stop();
  });
});

describe('BEY-01 the same file twice', () => {
  const file = [head, ...Array.from({ length: 40 }, (_row, at) => `P${at},w,1,1000,1200,82,40,,2,TWICE-${at % 4},Dvigubas,Kaunas,`)].join(
    '\n',
  );

  it('at once makes its orders once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(file)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(201));
    const outcomes = replies.flatMap((reply) => reply.body.orders.map((one) => one.outcome));
    expect([outcomes.filter((one) => one === 'created').length, outcomes.filter((one) => one === 'skipped').length]).toEqual([4, 20]);
    expect(await orders.sql('SELECT count(*) AS n, count(DISTINCT barcode) AS b FROM products WHERE company_id = $1', [company])).toEqual([
      { n: 80, b: 80 },
    ]);
  });

  it('with one idempotency key answers the same, with another file it is refused', async () => {
    const replies = [await upload(file, {}, writer(), 'a.csv', 'import-1'), await upload(file, {}, writer(), 'a.csv', 'import-1')];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect((await upload(`${file}\n`, {}, writer(), 'a.csv', 'import-1')).problem).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    });
  });

  it('waits for an order that is being made by hand with one of its numbers, and leaves that as it is', async () => {
    const held = await orders.database.pool.connect();
    await held.query('BEGIN');
    const { rows } = await held.query<{ id: number }>(
      `INSERT INTO orders (company_id, production_id) VALUES ($1, 'TWICE-2') RETURNING id`,
      [company],
    );
    const importing = upload(file);
    await eventually(async () =>
      expect(
        await orders.sql(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO orders.orders%'`),
      ).toHaveLength(1),
    );
    await held.query('COMMIT');
    held.release();
    expect((await importing).body.orders.map((one) => [one.number, one.outcome])).toEqual([
      ['TWICE-0', 'created'],
      ['TWICE-1', 'created'],
      ['TWICE-2', 'skipped'],
      ['TWICE-3', 'created'],
    ]);
    expect(await orders.sql('SELECT count(*) AS n FROM products WHERE order_id = $1', [rows[0]?.id])).toEqual([{ n: 0 }]);
  });

  it('beside an order made by hand with one of its numbers is still whole', async () => {
    const made = await upload(file);
    const id = made.body.orders[0]?.id;
    const edit = orders
      .api(updateOrder)
      .as(writer())
      .send({ params: { id }, body: { production_id: 'TWICE-3' } });
    expect((await edit).problem).toMatchObject({ status: 409, code: 'order.number_taken' });
  });
});

describe('BEY-01 ten thousand rows', () => {
  it.each([
    ['one order', () => 'BIG'],
    ['an order a row', (at: number) => `BIG-${at}`],
  ])('in %s are imported whole', async (_name, number) => {
    const rows = Array.from(
      { length: 10_000 },
      (_row, at) => `P${at},window,1,${500 + (at % 1900)},1200,82,40.5,,1,${number(at)},Didelis,Vilnius,`,
    );
    const startedAt = performance.now();
    const reply = await upload([head, ...rows].join('\n'));
    if (process.env.TEST_SHOW_TIMES) process.stdout.write(`10 000 rows: ${Math.round(performance.now() - startedAt)} ms\n`);
    expect(reply.body).toMatchObject({ written: true, products: 10_000 });
    expect(await orders.sql('SELECT count(DISTINCT barcode) AS n FROM products WHERE company_id = $1', [company])).toEqual([{ n: 10_000 }]);
  });
});
