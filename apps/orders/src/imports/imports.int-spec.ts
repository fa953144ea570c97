import { customerChanged, importColumns, importTemplate, productsChanged } from '@mullion/contracts';
import exceljs from 'exceljs';
import { schependomlaanFrames } from '../seed/data/schependomlaan-frames';
import { head, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
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
        [0xe0, 0xe8, 0xe6, 0xeb, 0xe1, 0xf0, 0xf8, 0xfb, 0xfe, 0xc0, 0xc8, 0xc6, 0xcb, 0xc1, 0xd0, 0xd8, 0xdb, 0xde][
          at
        ] ?? 0,
      ]),
    );
    const reply = await test.upload(Buffer.from([...text].map((letter) => table.get(letter) ?? letter.charCodeAt(0))), {
      delivery_date: '2026-11-24',
    });
    expect(reply).toMatchObject({ status: 201, body: { written: true, products: 4, errors: [] } });
    const made = await test.order(reply.body);
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
    expect((await test.orders.recorded(customerChanged)).at(-1)?.data.name).toBe('UAB Šviesūs langai');
  });

  it('as the real building: 97 frames of 37 marks', async () => {
    const reply = await test.upload(schependomlaanFrames, { order: 'SCHEPEN-1' });
    expect(reply.body).toMatchObject({
      products: 97,
      orders: [{ number: 'SCHEPEN-1', outcome: 'created', products: 97 }],
    });
    const events = (await test.orders.recorded(productsChanged)).filter((event) => event.company_id === test.company);
    expect(events.flatMap((event) => event.data.products)).toHaveLength(97);
  });

  it.each(['lt', 'en'] as const)('as the %s templates, csv and xlsx, filled in', async (language) => {
    const values = ['A1', 'langas', 1, 1000, 1200, 82, 40.5, null, 2, 'T-1', null, null, null];
    const xlsx = await test.orders
      .api(importTemplate)
      .as(test.writer())
      .ok({ query: { format: 'xlsx', language } });
    const book = new exceljs.Workbook();
    await book.xlsx.load(Buffer.from(xlsx.content, 'base64') as never);
    book.worksheets[0]?.addRow(values);
    expect(
      (await test.upload(Buffer.from(await book.xlsx.writeBuffer()), {}, test.writer(), xlsx.name)).body,
    ).toMatchObject({
      products: 2,
    });
    const csv = await test.orders
      .api(importTemplate)
      .as(test.writer())
      .ok({ query: { format: 'csv', language } });
    const filled =
      Buffer.from(csv.content, 'base64').toString() +
      Array.from({ length: importColumns.length }, (_column, at) => values[at] ?? '')
        .join(';')
        .replace('T-1', 'T-2');
    expect((await test.upload(filled)).body).toMatchObject({ products: 2 });
  });

  it('only to be checked: nothing is written', async () => {
    const reply = await test.upload(
      [head, 'A,w,1,1000,1200,82,40,,2,C-1,,,', 'B,w,1,bad,1200,82,40,,2,C-2,,,'].join('\n'),
      {
        check_only: 'true',
      },
    );
    expect(reply).toMatchObject({
      status: 200,
      body: {
        written: false,
        errors: [{ row: 3, column: 'width_mm', code: 'import.not_a_number', params: { value: 'bad' } }],
      },
    });
    expect(await test.stored()).toBe(0);
  });

  it('say before they are written what would be created, and how the file calls its columns', async () => {
    const file = 'Pozicija;Kategorija;Plotis;Aukštis;Gylis;Svoris;Kiekis;Užsakymas;Klientas\n';
    const good = await test.upload(`${file}A;1;1000;1200;82;40;2;V-1;Rasa UAB\nB;1;1000;1200;82;40;1;V-1;`, {
      check_only: 'true',
    });
    expect(good.body).toMatchObject({
      written: false,
      orders: [{ id: null, number: 'V-1', outcome: 'created', products: 3 }],
      new_customers: ['Rasa UAB'],
    });
    expect(await test.stored()).toBe(0);
    const bad = await test.upload(`${file}A;9;plati;1200;82;40;2;V-1;`);
    expect(bad.problem?.current).toMatchObject({ heads: { category: 'Kategorija', width_mm: 'Plotis' } });
  });

  it('match customers and addresses by name, whatever the case, and make them once', async () => {
    const rows = [
      'A,w,1,1000,1200,82,40,,1,K-1,Langai UAB,"Ežero g. 1, Šiauliai",',
      'A,w,1,1000,1200,82,40,,1,K-2,LANGAI uab,"ežero g. 1, šiauliai, lt",',
    ];
    await test.upload([head, ...rows].join('\n'));
    const [customer, ...none] = await test.orders.sql<{ id: number }>(
      'SELECT id FROM customers WHERE company_id = $1',
      [test.company],
    );
    expect(none).toEqual([]);
    expect(await test.orders.sql('SELECT street, city FROM addresses WHERE customer_id = $1', [customer?.id])).toEqual([
      { street: 'Ežero g. 1', city: 'Šiauliai' },
    ]);
  });
});
