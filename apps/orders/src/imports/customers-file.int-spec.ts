import { type ImportMapping, saveImportMapping } from '@mullion/contracts';
import exceljs from 'exceljs';
import { encode } from 'iconv-lite';
import { faults, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

const polish: ImportMapping = {
  columns: [
    { head: 'Poz.', field: 'position' },
    { head: 'Nazwa', field: 'type' },
    { head: 'Szer.', field: 'width_mm', unit: 'cm' },
    { head: 'Wys.', field: 'height_mm', unit: 'cm' },
    { head: 'Grub.', field: 'depth_mm', unit: 'mm' },
    { head: 'Waga', field: 'weight_kg' },
    { head: 'Szt.', field: 'quantity' },
    { head: 'Cena', field: null },
  ],
  values: { category: '1' },
};
/** A customer's list: title lines, his own heads, centimetres, letters of Windows-1250. */
const list = (...rows: string[]): Buffer =>
  encode(
    ['Okna Łódź;;;;;;;', 'Zamówienie 12;;;;;;;', '', 'Poz.;Nazwa;Szer.;Wys.;Grub.;Waga;Szt.;Cena', ...rows].join(
      '\r\n',
    ),
    'windows-1250',
  );
const rows = ['01;Okno świetlik;118;139;92;52;4;120,50', '02;Okno łazienkowe;76,5;132;92;35;2;98'];
const save = (name: string, mapping: object, customer_id: number | null = null, as = test.writer()) =>
  test.orders.api(saveImportMapping).as(as).send({ body: { name, customer_id, mapping } });
const customer = async (name: string, company = test.company): Promise<number> => {
  const [row] = await test.orders.sql<{ id: number }>(
    'INSERT INTO customers (company_id, name) VALUES ($1, $2) RETURNING id',
    [company, name],
  );
  return row?.id ?? 0;
};

describe("BEY-38g a customer's own file", () => {
  it('is shown as it stands: its columns with samples, what is known of them, and where the heads are', async () => {
    const { body } = await test.upload(list(...rows), { order: 'P-1', check_only: 'true' });
    expect(body.reading).toMatchObject({
      format: 'csv',
      sheets: [''],
      encoding: 'windows-1250',
      is_encoding_sure: true,
      mapping: null,
    });
    const named = await test.upload(list(...rows), {
      order: 'P-1',
      check_only: 'true',
      mapping: JSON.stringify(polish),
    });
    expect(named.body.reading).toMatchObject({ head_row: 4, row_count: 2 });
    expect(named.body.reading?.columns[2]).toEqual({
      ...{
        column: 2,
        letters: 'C',
        head: 'Szer.',
        field: 'width_mm',
        unit: 'cm',
        is_hidden: false,
      },
    });
    expect(named.body).toMatchObject({
      errors: [],
      questions: [],
      ignored: ['Cena'],
      orders: [{ number: 'P-1', products: 6 }],
    });
  });

  it('is written by a mapping given inline, in millimetres', async () => {
    const { body } = await test.upload(list(...rows), { order: 'P-2', mapping: JSON.stringify(polish) });
    const { products } = await test.order(body);
    expect(
      products.map(({ position, type, width, height, depth, weight }) => [
        position,
        type,
        width,
        height,
        depth,
        weight,
      ]),
    ).toEqual([
      ...Array.from({ length: 4 }, () => ['01', 'Okno świetlik', 1180, 1390, 92, 52]),
      ...Array.from({ length: 2 }, () => ['02', 'Okno łazienkowe', 765, 1320, 92, 35]),
    ]);
  });

  it('is read by the mapping that is kept, named or found by its heads, and by the customer first', async () => {
    const id = await customer('Okna Łódź');
    await save('Everybody', { ...polish, values: { category: '2' } });
    expect((await save('Okna', polish, id)).body).toMatchObject({
      name: 'Okna',
      customer_id: id,
      customer: 'Okna Łódź',
      mapping: polish,
    });
    const check = (fields: object) => test.upload(list(...rows), { order: 'P-3', check_only: 'true', ...fields });
    expect((await check({ customer_id: id })).body.reading?.mapping).toMatchObject({ name: 'Okna' });
    expect((await check({ mapping: 'everybody' })).body.reading?.mapping).toMatchObject({ name: 'Everybody' });
    const other = await customer('Other');
    expect((await check({ customer_id: other })).body.reading?.mapping).toMatchObject({ name: 'Everybody' });
    const { body } = await test.upload(list(...rows), { order: 'P-3', customer_id: id });
    expect(body).toMatchObject({ written: true, products: 6 });
    expect((await check({ mapping: 'nobody' })).problem).toMatchObject({
      status: 422,
      code: 'import.no_such_mapping',
      params: { name: 'nobody' },
    });
  });

  it('is not taken when a mapping means a head that it does not have, or is none', async () => {
    const columns = [...polish.columns, { head: 'Uwagi', field: 'comment' as const }];
    expect(
      faults(await test.upload(list(...rows), { order: 'P-4', mapping: JSON.stringify({ ...polish, columns }) })),
    ).toContainEqual(['rows.4.comment', 'import.missing_head']);
    for (const mapping of ['{', '{"columns":[{"head":"a","field":"b"}]}', '{}'])
      expect((await test.upload(list(...rows), { order: 'P-4', mapping })).problem).toMatchObject({
        status: 400,
        code: 'invalid',
      });
    expect(await test.stored()).toBe(0);
  });

  it('is asked for its letters when several encodings fit, and then read as was said', async () => {
    const text =
      'position;type;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order\n1;Tromsø Sæbø;1;1180;1390;92;52;1;N-1\n';
    const bytes = encode(text, 'windows-1252');
    const refused = await test.upload(bytes);
    expect(faults(refused)).toEqual([['rows.0', 'import.encoding_unsure']]);
    const { reading } = (await test.upload(bytes, { check_only: 'true' })).body;
    expect(reading?.is_encoding_sure).toBe(false);
    expect(reading?.encoding_choices).toContainEqual({ encoding: 'windows-1252', sample: 'Tromsø, Sæbø' });
    const { body } = await test.upload(bytes, { encoding: 'windows-1252' });
    expect((await test.order(body)).products[0]?.type).toBe('Tromsø Sæbø');
  });

  it('may have its list on any sheet, below titles, behind hidden ones; one is chosen by name', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('lists', { state: 'hidden' }).addRow(['position', 'category', 'x']);
    book.addWorksheet('Cover').addRow(['Offer 12']);
    const heads = ['position', 'category', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'];
    for (const [name, position] of [
      ['Ground floor', 'G1'],
      ['First floor', 'F1'],
    ] as const) {
      const sheet = book.addWorksheet(name);
      sheet.addRow(['Windows of the house']);
      sheet.addRow([]);
      sheet.addRow(heads);
      sheet.addRow([position, 1, 1000, 1200, 82, 40, 1]);
    }
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    const check = (fields: object) =>
      test.upload(bytes, { order: 'S-1', check_only: 'true', ...fields }, test.writer(), 'a.xlsx');
    expect((await check({})).body).toMatchObject({
      errors: [],
      reading: { sheets: ['Cover', 'Ground floor', 'First floor'], sheet: 'Ground floor', head_row: 3 },
    });
    expect((await check({ sheet: 'first floor' })).body.reading).toMatchObject({ sheet: 'First floor' });
    expect((await check({ sheet: 'Attic' })).problem?.errors).toMatchObject([
      { path: 'rows.0', code: 'import.no_such_sheet' },
    ]);
  });
});

describe('BEY-38a files of other programs', () => {
  const page = (...lines: string[]) =>
    `<html><table>${['position,category,width_mm,height_mm,depth_mm,weight_kg,quantity,order', ...lines]
      .map((line) => `<tr>${line.replace(/[^,]+/g, '<td>$&</td>').replaceAll(',', '')}</tr>`)
      .join('')}</table></html>`;

  it('may be a web page under the name of a workbook; without a table of ours it is said to be one', async () => {
    const { body } = await test.upload(page('L1,1,1000,1200,82,40,1,W-00412'), {}, test.writer(), 'orders.xls');
    expect(body.orders).toMatchObject([{ number: 'W-00412', products: 1 }]);
    expect(faults(await test.upload(page(), {}, test.writer(), 'orders.xls'))).toContainEqual([
      'rows.0',
      'import.web_page',
    ]);
    expect(
      faults(await test.upload('<html><body>Not found</body></html>', {}, test.writer(), 'orders.xls')),
    ).toContainEqual(['rows.0', 'import.web_page']);
  });
});
