import { createProduct, mayChangeProducts, readProductSet, updateProduct } from '@mullion/contracts';
import { faults, head, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

const header = `${head},fitting_code,fitting_description,fitting_field,fitting_quantity`;
const product = (position: string, order: string) => `${position},w,1,1000,1200,82,40,,1,${order},,,,,,,`;
const fitting = (code: string, field: string, quantity: number) =>
  `,,,,,,,,,,,,,${code},Viršutinis lankstas,${field},${quantity}`;
const hinge = { description: 'Viršutinis lankstas', code: 'V-1' };

const setOf = (barcode: string | undefined, as = test.writer()) =>
  test.orders.api(readProductSet).as(as).send({ barcode });
const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };

describe('SET-01a fittings of products', () => {
  it('come with their order from a spreadsheet, numbered as they come, and are read by barcode', async () => {
    const reply = await test.upload(
      [header, product('L1', 'F-1'), fitting('V-1', 'C', 2), fitting('V-1', 'A', 1)].join('\n'),
    );
    const [made] = (await test.order(reply.body)).products;
    const answer = await setOf(made?.barcode);
    expect(answer.body).toMatchObject({ order: 'F-1', position: 'L1', width: 1000, height: 1200, product_image: null });
    const fittings = [
      { field: 'A', quantity: 1 },
      { field: 'C', quantity: 2 },
    ];
    expect(answer.body.fitting_groups).toEqual([{ ...hinge, number: 1, fittings }]);
  });

  it('are counted for each order before it is written and after', async () => {
    const file = [
      header,
      product('L1', 'F-9'),
      fitting('V-1', 'A', 2),
      fitting('V-1', 'C', 1),
      fitting('V-2', 'A', 1),
      product('L2', 'F-9'),
      product('L1', 'F-10'),
    ];
    const expected = {
      fittings: 2,
      orders: [
        { number: 'F-9', fittings: 2 },
        { number: 'F-10', fittings: 0 },
      ],
    };
    const checked = await test.upload(file.join('\n'), { check_only: 'true' });
    expect(checked.body).toMatchObject({ written: false, ...expected });
    expect((await test.upload(file.join('\n'))).body).toMatchObject({ written: true, ...expected });
    const skipped = await test.upload(file.join('\n'));
    expect(skipped.body).toMatchObject({
      fittings: 0,
      orders: [{ outcome: 'skipped', fittings: 0 }, { outcome: 'skipped' }],
    });
  });

  it('are brought up to the file, and stay when it says nothing of them', async () => {
    const stop = test.world.answer(mayChangeProducts, () => ({ refused: [] }));
    const made = await test.upload([header, product('L1', 'F-2'), fitting('V-1', 'A', 1)].join('\n'));
    const { id, barcode } = (await test.order(made.body)).products[0] ?? {};
    const again = async (...rows: string[]) => {
      const { body } = await test.upload([header, product('L1', 'F-2'), ...rows].join('\n'), { on_known: 'update' });
      const { fitting_groups: groups } = (await setOf(barcode)).body;
      return [body.orders[0]?.products, groups.map(({ code, fittings }) => [code, fittings[0]?.quantity])];
    };
    expect(await again(fitting('V-1', 'A', 1))).toEqual([0, [['V-1', 1]]]);
    expect(await again()).toEqual([0, [['V-1', 1]]]);
    expect(await again(fitting('V-1', 'A', 3), fitting('V-2', 'A', 1))).toEqual([
      1,
      [
        ['V-1', 3],
        ['V-2', 1],
      ],
    ]);
    expect((await test.order(made.body)).products.map((one) => [one.id, one.barcode])).toEqual([[id, barcode]]);
    stop();
  });

  it('that are wrong refuse the file with row and column', async () => {
    const rows = [
      product('L1', 'F-3'),
      fitting('V-1', 'A', 0),
      `,,,,,,,,,,,,,V-2,,,1`,
      fitting('V-3', 'A', 1),
      fitting('V-3', 'A', 1),
    ];
    expect(faults(await test.upload([header, ...rows].join('\n')))).toEqual([
      ['rows.3.fitting_quantity', 'import.out_of_range'],
      ['rows.4.fitting_field', 'import.required'],
      ['rows.6.fitting_field', 'import.fitting_twice'],
    ]);
    expect(await test.stored()).toBe(0);
  });

  it('come and change with a product of the API, where a code or a field is there once', async () => {
    const { body: made } = await test.upload([header, product('L1', 'F-4')].join('\n'));
    const body = { order_id: made.orders[0]?.id, ...sizes };
    const group = (code: string, ...fields: string[]) => ({
      code,
      fittings: fields.map((field) => ({ field, quantity: 4.1 })),
    });
    const create = (...fitting_groups: object[]) =>
      test.orders
        .api(createProduct)
        .as(test.writer())
        .send({ body: { ...body, fitting_groups } });
    const one = await create(group('S-300', 'B', 'A'));
    expect(one.status).toBe(201);
    const codes = async () =>
      (await setOf(one.body.barcode)).body.fitting_groups.map(({ code, fittings }) => [code, fittings]);
    expect(await codes()).toEqual([
      ['S-300', [expect.objectContaining({ field: 'A' }), { field: 'B', quantity: 4.1 }]],
    ]);
    const edit = (fields: object) =>
      test.orders
        .api(updateProduct)
        .as(test.writer())
        .send({ params: { id: one.body.id }, body: fields });
    expect((await edit({ comment: 'left' })).status).toBe(200);
    expect(await codes()).toHaveLength(1);
    expect((await edit({ fitting_groups: [] })).status).toBe(200);
    expect(await codes()).toEqual([]);
    for (const [bad, path] of [
      [[group('S-1', 'A'), group('S-1', 'B')], 'body.fitting_groups'],
      [[group('S-1', 'A', 'A')], 'body.fitting_groups.0.fittings'],
      [
        [{ ...group('S-1', 'A'), fittings: [{ field: 'A', quantity: 0 }] }],
        'body.fitting_groups.0.fittings.0.quantity',
      ],
    ] as const)
      expect((await create(...bad)).problem).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('are found by what a Lithuanian keyboard made of the barcode, and never by another company', async () => {
    const reply = await test.upload([header, product('L1', 'F-5'), fitting('V-1', 'A', 1)].join('\n'));
    const [made] = (await test.order(reply.body)).products;
    expect((await setOf(made?.barcode.replaceAll('1', 'ą'))).body.id).toBe(made?.id);
    const other = { ...test.writer(), company_id: 7 as never };
    expect((await setOf(made?.barcode, other)).problem).toMatchObject({ status: 404, code: 'product.not_found' });
    expect((await setOf('no such code')).problem).toMatchObject({ status: 404, params: { barcode: 'no such code' } });
  });
});
