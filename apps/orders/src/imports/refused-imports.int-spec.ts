import { importOrders } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { makeXlsx } from '@mullion/spreadsheet/testing';
import exceljs from 'exceljs';
import { faults, head, ImportWorld } from '../testing/import-world';
import { zipBomb } from '../testing/zip-bomb';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

describe('BEY-01 files that are refused', () => {
  it('come from type 6, from another company, or are missing', async () => {
    expect(
      (await test.upload(head, {}, { ...people.viewer(), company_id: test.company as never })).problem,
    ).toMatchObject({
      status: 403,
      code: 'no_right_to_edit_product',
    });
    const missing = await test.orders.api(importOrders).as(test.writer()).send({ body: {} });
    expect(missing.problem).toMatchObject({ status: 400, code: 'invalid' });
    await test.blobs.put('uploads/1/foreign', Buffer.from(head));
    const foreign = { files: [{ field: 'file', name: 'x.csv', key: 'uploads/1/foreign', size: 9, type: '' }] };
    expect((await test.orders.api(importOrders).as(test.writer()).send({ body: foreign })).problem).toMatchObject({
      status: 404,
      code: 'file.not_found',
    });
  });

  it('have a wrong header: every missing column is named', async () => {
    const reply = await test.upload('position;type;quantity\nA;x;1', { order: 'X' });
    expect(reply.problem).toMatchObject({ status: 422, code: 'import.failed' });
    expect(faults(reply)).toEqual(
      ['category', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg'].map((column) => [
        `rows.1.${column}`,
        'import.missing_column',
      ]),
    );
  });

  it('have bad cells: each is named with row, column and reason, and nothing is written', async () => {
    const reply = await test.upload(
      [
        head,
        'A1,w,1,1000,1200,82,40.5,,1,N-1,,,',
        'A2,w,1,wide,1200,82,40,,1,N-1,,,',
        'A3,w,4,1000,1200.5,82,-1,,0,N-1,,,maybe',
      ].join('\n'),
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
    expect(await test.stored()).toBe(0);
  });

  it('name at most 200 faults and say that there are more', async () => {
    const reply = await test.upload([head, ...Array.from({ length: 300 }, () => 'A,w,1,x,1,1,1,,1,N,,,')].join('\n'));
    expect(reply.problem?.errors).toHaveLength(200);
    expect(reply.problem?.current).toMatchObject({ more_errors: true, written: false });
  });

  it('are no spreadsheet: truncated, renamed, empty, of another kind', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('a').addRow(head.split(','));
    const xlsx = Buffer.from(await book.xlsx.writeBuffer());
    for (const bytes of [xlsx.subarray(0, xlsx.length - 200), Buffer.from('not a zip at all')])
      expect((await test.upload(bytes, { order: 'X' }, test.writer(), 'orders.xlsx')).problem).toMatchObject({
        status: 422,
        code: 'import.unreadable',
        params: { format: 'xlsx' },
      });
    expect((await test.upload(Buffer.from([0, 1, 2, 3, 0]), { order: 'X' })).problem).toMatchObject({
      status: 422,
      code: 'import.unreadable',
      params: { format: 'csv' },
    });
    expect(faults(await test.upload(head, { order: 'X' }))).toEqual([['rows.0', 'import.empty']]);
    expect((await test.upload('', { order: 'X' })).problem).toMatchObject({ status: 422, code: 'import.failed' });
  });

  it.each([
    ['gives its size', true],
    ['lies about its size', false],
  ])('are a zip bomb that %s', async (_name, honest) => {
    expect(
      (await test.upload(zipBomb(200 * 1024 * 1024, honest), { order: 'X' }, test.writer(), 'bomb.xlsx')).problem,
    ).toMatchObject({
      status: honest ? 413 : 422,
      code: honest ? 'import.too_large' : 'import.unreadable',
    });
  });

  it('cost much and hold little: refused by what they hold, as what they are', async () => {
    for (const text of ['\n'.repeat(3_000_000), ';'.repeat(15_000_000)])
      expect((await test.upload(text, { order: 'X' })).problem).toMatchObject({
        status: 413,
        code: 'import.too_large',
        params: { format: 'csv' },
      });
    const merged = makeXlsx('<sheetData/><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>');
    expect((await test.upload(merged, { order: 'X' }, test.writer(), 'merged.xlsx')).problem).toMatchObject({
      status: 413,
      params: { format: 'xlsx' },
    });
  });

  it('lose a row, make a date of an order, or never close a quotation mark', async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('a');
    sheet.addRow(head.split(','));
    const row = (order: unknown) => ['A', 'w', 1, 1000, 1000, 80, 30.5, null, 1, order, null, null, null];
    sheet.getRow(2).values = row('F-1') as never;
    sheet.getRow(3).values = row(new Date('2026-11-12T00:00:00Z')) as never;
    sheet.getRow(4).values = row(-5) as never;
    const bad = sheet.getRow(5);
    bad.values = row(1e10) as never;
    bad.getCell(10).numFmt = 'yyyy-mm-dd';
    sheet.getRow(25_000).values = row('F-2') as never;
    const xlsx = Buffer.from(await book.xlsx.writeBuffer());
    const refused = await test.upload(xlsx, {}, test.writer(), 'a.xlsx');
    expect(faults(refused)).toEqual([
      ['rows.3.order', 'import.is_date'],
      ['rows.4.order', 'import.is_negative'],
      ['rows.5.order', 'import.is_date'],
    ]);
    for (const number of [3, 4, 5]) sheet.getRow(number).values = [];
    const good = await test.upload(Buffer.from(await book.xlsx.writeBuffer()), {}, test.writer(), 'a.xlsx');
    expect(good.body.orders.map(({ number }) => number)).toEqual(['F-1', 'F-2']);
    expect(
      faults(await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,F-3,,,\n"B,w,1,1000,1200,82,40,,1,F-3,,,\n`)),
    ).toEqual([['rows.3', 'import.quote_not_closed']]);
    expect(faults(await test.upload(`${head}\nA,w,1,1000,1200,82,30.55,99999999999,1,F-3,,,\n`))).toEqual([
      ['rows.2.weight_kg', 'import.too_many_decimals'],
      ['rows.2.area_m2', 'import.out_of_range'],
    ]);
    expect(faults(await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,HO-\u202eevil,,,\n`))).toEqual([
      ['rows.2.order', 'import.characters'],
    ]);
  });

  it('name a customer of another company', async () => {
    const [foreign] = await test.orders.sql<{ id: number }>(
      `INSERT INTO customers (company_id, name) VALUES (1, $1) RETURNING id`,
      [`Foreign ${test.company}`],
    );
    const reply = await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,F-1,,,`, {
      customer_id: foreign?.id,
      check_only: 'true',
    });
    expect(reply.problem).toMatchObject({ status: 422, code: 'order.foreign_customer' });
  });

  it('name a customer or an address that somebody without CA_NEW would have to make', async () => {
    const file = (number: string, customer: string, address: string) =>
      `${head}\nA,w,1,1000,1200,82,40,,1,${number},${customer},"${address}",`;
    expect((await test.upload(file('W-1', 'Known', 'Laisvės al. 1, Kaunas, LT'))).status).toBe(201);
    const worker = test.writer({ type: 5, rights: ['PR_EDIT'] });
    expect(faults(await test.upload(file('W-2', 'Unknown', ''), {}, worker))).toEqual([
      ['rows.2.customer', 'import.new_customer'],
    ]);
    expect(faults(await test.upload(file('W-2', 'known', 'Vaižganto g. 2, Kaunas, LT'), {}, worker))).toEqual([
      ['rows.2.address', 'import.new_address'],
    ]);
    expect((await test.upload(file('W-2', 'known', 'Laisvės al. 1, Kaunas, LT'), {}, worker)).status).toBe(201);
    expect(await test.orders.sql('SELECT name FROM customers WHERE company_id = $1', [test.company])).toEqual([
      { name: 'Known' },
    ]);
    expect((await test.upload(file('W-3', '', ''), { customer_id: 1 }, worker)).problem).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('name no order', async () => {
    expect(faults(await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,,,,`))).toEqual([
      ['rows.2.order', 'import.order_missing'],
    ]);
  });
});
