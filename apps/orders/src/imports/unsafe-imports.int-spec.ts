import { freePlacements, getOrder, mayChangeProducts } from '@mullion/contracts';
import exceljs from 'exceljs';
import { faults, head, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
const stops: (() => void)[] = [];
beforeAll(async () => {
  test = await ImportWorld.open();
  stops.push(test.world.answer(mayChangeProducts, () => ({ refused: [] })));
  stops.push(test.world.answer(freePlacements, () => ({ outcome: 'freed' as const })));
});
afterAll(async () => {
  stops.forEach((stop) => stop());
  await test.close();
});
beforeEach(() => {
  test.company += 1;
});

const update = { on_known: 'update' };
const row = (position: string, width: number, over: { order?: string; customer?: string; address?: string } = {}) =>
  `${position},w,1,${width},1200,82,40,,1,${over.order ?? 'S-1'},${over.customer ?? ''},"${over.address ?? ''}",`;
const file = (...rows: string[]) => [head, ...rows].join('\n');
const sizes = async (result: Parameters<ImportWorld['order']>[0]) =>
  (await test.order(result)).products.map(({ position, width, barcode }) => [position, width, barcode]);

describe('BEY-01 a known order brought up to a file that would undo work', () => {
  it('deletes nothing without the right to delete, and says before what goes with it', async () => {
    const { body } = await test.upload(file(row('A1', 1000), row('B1', 1000), row('C1', 1000)));
    const later = file(row('B1', 1100), row('C1', 1000), row('D1', 700), row('E1', 700));
    const editor = test.writer({ type: 3, rights: ['OP_EDIT', 'PR_EDIT'] });
    expect(faults(await test.upload(later, update, editor))).toEqual([
      ['rows.2.position', 'import.no_right_to_delete'],
    ]);
    expect((await test.order(body)).count).toBe(3);
    const checked = await test.upload(later, { ...update, check_only: 'true' });
    expect(checked.body.orders).toMatchObject([
      { products: 4, added: 2, changed: 1, removed: 1, removed_positions: ['A1'] },
    ]);
  });

  it('changes nothing when a mark stands twice and its rows are exchanged; is refused when both become others', async () => {
    const looked = { unusual: 'take' };
    const { body } = await test.upload(file(row('L1', 1460), row('L1', 900)), looked);
    const before = await sizes(body);
    const exchanged = await test.upload(file(row('L1', 900), row('L1', 1460)), { ...update, ...looked });
    expect(exchanged.body.orders).toMatchObject([{ outcome: 'updated', products: 0 }]);
    expect(await sizes(body)).toEqual(before);
    expect(faults(await test.upload(file(row('L1', 950), row('L1', 1500)), { ...update, ...looked }))).toEqual([
      ['rows.2.position', 'import.position_unclear'],
      ['rows.3.position', 'import.position_unclear'],
    ]);
    expect(await sizes(body)).toEqual(before);
  });

  it('keeps its address when the file says none, and its customer unless an administrator changes it', async () => {
    const at = { customer: 'Langai UAB', address: 'Ežero g. 1, Šiauliai' };
    const { body } = await test.upload(file(row('A1', 1000, at)));
    await test.upload(file(row('A1', 1000, { customer: at.customer })), update);
    const kept = await test.order(body);
    expect(kept).toMatchObject({ customer: 'Langai UAB', address: 'Ežero g. 1, Šiauliai, LT' });
    const other = file(row('A1', 1000, { customer: 'Kiti UAB', address: 'Kauno g. 2, Vilnius' }));
    const manager = test.writer({ type: 3 });
    const refused = await test.upload(other, update, manager);
    expect(refused.problem?.errors).toMatchObject([
      { path: 'rows.2.customer', code: 'import.other_customer', params: { value: 'Kiti UAB', current: 'Langai UAB' } },
    ]);
    expect(faults(await test.upload(file(row('A1', 1000, { customer: 'Kiti UAB' })), update))).toEqual([
      ['rows.2.address', 'import.address_dropped'],
    ]);
    const checked = await test.upload(other, { ...update, check_only: 'true' });
    expect(checked.body.orders[0]?.order_columns).toEqual(['customer', 'address']);
    await test.orders.sql('UPDATE orders SET contact_id = 5 WHERE company_id = $1', [test.company]);
    await test.upload(other, update);
    expect(await test.order(body)).toMatchObject({
      customer: 'Kiti UAB',
      address: 'Kauno g. 2, Vilnius, LT',
      contact_id: null,
    });
  });
});

describe('BEY-01 files that a spreadsheet has spoilt', () => {
  const book = async (fill: (sheet: exceljs.Worksheet) => void): Promise<Buffer> => {
    const made = new exceljs.Workbook();
    const sheet = made.addWorksheet('a');
    sheet.addRow(head.split(','));
    fill(sheet);
    return Buffer.from(await made.xlsx.writeBuffer());
  };
  const values = (position: string, order: unknown, width: unknown = 1000) => [
    position,
    'w',
    1,
    width,
    1000,
    80,
    30.5,
    null,
    1,
    order,
    null,
    null,
    null,
  ];

  it('are refused with row and column where a formula has failed', async () => {
    const bytes = await book((sheet) => {
      sheet.addRow(values('A', { formula: 'VLOOKUP(1,A:B,2,0)', result: { error: '#N/A' } }));
      sheet.addRow(values('B', 'E-1', { error: '#REF!' }));
    });
    const refused = await test.upload(bytes, {}, test.writer(), 'a.xlsx');
    expect(refused.problem?.errors).toMatchObject([
      { path: 'rows.2.order', code: 'import.cell_error', params: { value: '#N/A' } },
      { path: 'rows.3.width_mm', code: 'import.cell_error', params: { value: '#REF!' } },
    ]);
    expect(await test.stored()).toBe(0);
  });

  it('give merged order cells to each of their rows, never to the order typed in', async () => {
    const bytes = await book((sheet) => {
      for (const position of ['A', 'B', 'C']) sheet.addRow(values(position, null));
      sheet.getCell('J2').value = 'M-1';
      sheet.mergeCells('J2:J3');
      sheet.getCell('J4').value = 'M-2';
    });
    const { body } = await test.upload(bytes, { order: 'TYPED' }, test.writer(), 'a.xlsx');
    expect(body.orders.map(({ number, products }) => [number, products])).toEqual([
      ['M-1', 2],
      ['M-2', 1],
    ]);
  });

  it('BEY-38f keep a number as it is shown, and are refused where it is shortened, hidden, or has an apostrophe in front', async () => {
    const bytes = await book((sheet) => {
      sheet.addRow(values('A', 412)).getCell(10).numFmt = '00000';
      sheet.addRow(values('B', 'H-1', 1460.4)).getCell(4).numFmt = '0';
    });
    const { body } = await test.upload(bytes, {}, test.writer(), 'a.xlsx');
    expect(body.orders.map(({ number }) => number)).toEqual(['00412', 'H-1']);
    expect((await test.order(body, 1)).products[0]?.width).toBe(1460);
    const bad = await book((sheet) => {
      sheet.addRow(values('A', 123_456_789_012));
      sheet.addRow(values('B', 'H-2', 0.5)).getCell(4).numFmt = '0%';
    });
    expect(faults(await test.upload(bad, {}, test.writer(), 'a.xlsx'))).toEqual([
      ['rows.2.order', 'import.scientific'],
      ['rows.3.width_mm', 'import.shown_otherwise'],
    ]);
    expect(
      faults(await test.upload(file(row('A', 1000, { order: "'00413" }), row('B', 1000, { order: '1.2E+11' })))),
    ).toEqual([
      ['rows.2.order', 'import.apostrophe'],
      ['rows.3.order', 'import.scientific'],
    ]);
    expect((await test.upload(file(row('A', 1000, { order: '="00414"' })))).body.orders).toMatchObject([
      { number: '00414' },
    ]);
  });

  it('are refused where merged cells stand for a size or a quantity', async () => {
    const bytes = await book((sheet) => {
      sheet.addRow(values('A', 'M-3'));
      sheet.addRow(values('B', 'M-3'));
      sheet.mergeCells('I2:I3');
    });
    expect(faults(await test.upload(bytes, {}, test.writer(), 'a.xlsx'))).toEqual([
      ['rows.3.quantity', 'import.merged'],
    ]);
  });

  it('are refused where a decimal comma made a value too many of one', async () => {
    const heads = 'position,type,category,width_mm,height_mm,depth_mm,weight_kg,quantity,order,customer,address';
    const refused = await test.upload(`${heads}\nL1,Langas,1,1460,1400,92,68,5,1,SC-30,Klientas,\n`);
    expect(refused.problem?.errors).toMatchObject([
      { path: 'rows.2', code: 'import.too_many_values', params: { count: 12, heads: 11 } },
    ]);
    expect(await test.stored()).toBe(0);
  });
});

describe('BEY-01 numbers that no label could carry', () => {
  it('are refused by row, the letters named; an order that has such a number already is brought up to its file', async () => {
    const refused = await test.upload(file(row('A1', 1000, { order: 'SC-ŽĖ1' }), row('A1', 1000, { order: 'SC-2' })));
    expect(refused.problem?.errors).toMatchObject([
      { path: 'rows.2.order', code: 'import.order_letters', params: { value: 'SC-ŽĖ1', letters: 'Ž Ė' } },
    ]);
    await test.orders.sql('INSERT INTO orders (company_id, production_id) VALUES ($1, $2)', [test.company, 'SC-ŽĖ1']);
    expect((await test.upload(file(row('A1', 1000, { order: 'SC-ŽĖ1' })), update)).status).toBe(201);
  });
});

describe('BEY-01 what a file says of an order', () => {
  const heads = `${head},Pristatymo data,Pasiūlymas,Kliento užsakymo nr,Pastaba,Mediena,Dažai,Gaminių tipas,Elementų kiekis,Sprosų kiekis,Kaina`;
  const said = 'A1,w,1,1000,1200,82,40,,1,D-1,Nauja UAB,,,2027-01-02,P-7,PO 12,skubu,Pušis,RAL 9016,Langas,4,2,120';

  it('is taken, new customers and unread heads are named', async () => {
    const { body } = await test.upload(`${heads}\n${said}`);
    expect(body).toMatchObject({ written: true, new_customers: ['Nauja UAB'], ignored: ['Kaina'] });
    const made = await test.order(body);
    expect(made).toMatchObject({
      ...{
        delivery_date: '2027-01-02',
        week: '202653',
        offer_id: 'P-7',
        customer_order_number: 'PO 12',
        wood_type: 'Pušis',
      },
      ...{ paint_type: 'RAL 9016', product_type: 'Langas', element_count: 4, spross_count: 2 },
    });
    expect(made.products[0]?.comment).toBe('skubu');
    const again = await test.upload(
      `${heads}\n${said.replace('2027-01-02', '08.01.2027').replace(',4,2,', ',,3,')}`,
      update,
    );
    expect(again.body).toMatchObject({
      new_customers: [],
      orders: [{ order_columns: ['delivery_date', 'spross_count'] }],
    });
    const id = body.orders[0]?.id;
    expect(await test.orders.api(getOrder).as(test.writer()).ok({ params: { id }, query: {} })).toMatchObject({
      ...{ delivery_date: '2027-01-08', week: '202701', element_count: 4, spross_count: 3 },
    });
  });

  it('comes before what was chosen for the whole file', async () => {
    const { body } = await test.upload(`${heads}\n${said}`, { delivery_date: '2026-12-01' });
    expect(await test.order(body)).toMatchObject({ delivery_date: '2027-01-02' });
  });
});
