import { createOrder, createProduct, getOrder, updateOrders } from '@mullion/contracts';
import { faults, ImportWorld } from '../testing/import-world';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.company += 1;
});

const sizes = { position: 'L1', width: 1000, height: 1200, depth: 82, weight: 52, area: 1.2 };
/** An order with one product. */
const given = async (number: string) => {
  const as = test.writer();
  const order = await test.orders
    .api(createOrder)
    .as(as)
    .ok({ body: { production_id: number } });
  await test.orders
    .api(createProduct)
    .as(as)
    .ok({ body: { order_id: order.id, ...sizes } });
  return order;
};
const productsOf = async (id: number) =>
  (await test.orders.api(getOrder).as(test.writer()).ok({ params: { id } })).products;
const add = (order: string) => ({ on_known: 'add', order });
const rows = ['Pos\tType\tWidth\tHeight\tDepth\tWeight\tQuantity', 'L7\tF92\t900\t1390\t92\t52\t2'].join('\n');
const heads = ['position', 'type', 'width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'quantity'] as const;
const byHeads = JSON.stringify({
  columns: rows
    .split('\n')[0]
    ?.split('\t')
    .map((head, at) => ({ head, field: heads[at] })),
  values: { category: '1' },
});
const byPlaces = JSON.stringify({
  head_row: 0,
  columns: heads.map((field, column) => ({ head: '', column, field })),
  values: { category: '1' },
});

describe('rows that are added to an order', () => {
  it('BEY-62e become products beside those it has, with barcodes of their own, after a look at what would be written', async () => {
    const order = await given('ADD-1');
    const look = await test.upload(rows, { ...add('ADD-1'), mapping: byHeads, check_only: 'true' }, undefined, 'a.txt');
    expect(look.body).toMatchObject({
      written: false,
      errors: [],
      orders: [{ number: 'ADD-1', outcome: 'updated', added: 2, changed: 0, removed: 0 }],
    });
    expect(await productsOf(order.id)).toHaveLength(1);
    const { body } = await test.upload(rows, { ...add('ADD-1'), mapping: byHeads }, undefined, 'a.txt');
    expect(body).toMatchObject({ written: true, orders: [{ added: 2, removed: 0 }] });
    const products = await productsOf(order.id);
    expect(products.map(({ position, width, status }) => [position, width, status])).toEqual([
      ['L1', 1000, 0],
      ['L7', 900, 0],
      ['L7', 900, 0],
    ]);
    expect(new Set(products.map(({ barcode }) => barcode)).size).toBe(3);
  });

  it('BEY-62e may come without heads, named by their places, and are refused by row and column as in a file', async () => {
    const order = await given('ADD-2');
    const pasted = ['L8\tF92\t900\t1390\t92\t52\t1', 'L9\t\twide\t1390\t92\t52\t1'].join('\n');
    const refused = await test.upload(pasted, { ...add('ADD-2'), mapping: byPlaces }, undefined, 'a.txt');
    expect(faults(refused)).toEqual([['rows.2.width_mm', 'import.not_a_number']]);
    expect(refused.problem?.current).toMatchObject({ reading: { head_row: 0, row_count: 2, titles: [] } });
    expect(await productsOf(order.id)).toHaveLength(1);
    const { body } = await test.upload(
      pasted.replace('wide', '800'),
      { ...add('ADD-2'), mapping: byPlaces },
      undefined,
      'a.txt',
    );
    expect(body).toMatchObject({ written: true, products: 2 });
  });

  it('BEY-62e come as a table of a web page too, as the clipboard of a spreadsheet has it', async () => {
    await given('ADD-3');
    const cells = (line: string, tag: string) =>
      `<tr>${line
        .split('\t')
        .map((cell) => `<${tag}>${cell}</${tag}>`)
        .join('')}</tr>`;
    const html = `<html><body><!--StartFragment--><table>${rows
      .split('\n')
      .map((line) => cells(line, 'td'))
      .join('')}</table></body></html>`;
    const { body } = await test.upload(html, { ...add('ADD-3'), mapping: byHeads }, undefined, 'rows.xls');
    expect(body).toMatchObject({ written: true, products: 2 });
  });

  it('BEY-62e are written once however often they are sent', async () => {
    const order = await given('ADD-4');
    const send = () =>
      test.upload(rows, { ...add('ADD-4'), mapping: byHeads }, test.writer(), 'a.txt', `add-${test.company}`);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await productsOf(order.id)).toHaveLength(3);
  });

  it('BEY-62e are asked about where their mark is in the order with other sizes', async () => {
    const order = await given('ADD-7');
    const file = 'position;category;width_mm;height_mm;depth_mm;weight_kg;quantity\nL1;1;900;1390;92;52;1\n';
    const { body } = await test.upload(file, { ...add('ADD-7'), check_only: 'true' });
    expect(body.questions).toMatchObject([
      { row: 2, column: 'position', code: 'import.mark_known', params: { value: 'L1', other: '1000 × 1200' } },
    ]);
    expect((await test.upload(file, add('ADD-7'))).problem?.code).toBe('import.failed');
    const taken = { ...add('ADD-7'), unusual: 'take', questions_seen: body.questions_seen };
    expect((await test.upload(file, taken)).body).toMatchObject({ written: true, products: 1 });
    expect(await productsOf(order.id)).toHaveLength(2);
  });

  it('name no other order and no product that is there, and go into none that has left', async () => {
    const order = await given('ADD-5');
    const file = (line: string) =>
      `position;category;width_mm;height_mm;depth_mm;weight_kg;quantity;order;barcode\n${line}`;
    const other = await test.upload(file('L1;1;900;1390;92;52;1;ADD-9;'), add('ADD-5'));
    expect(faults(other)).toContainEqual(['rows.2.order', 'import.other_order']);
    const known = await test.upload(file('L1;1;900;1390;92;52;1;;B-1'), add('ADD-5'));
    expect(faults(known)).toContainEqual(['rows.2.barcode', 'import.barcode_unknown']);
    await test.orders
      .api(updateOrders)
      .as(test.writer())
      .ok({ body: { orders: [{ id: order.id, status: 14 }] } });
    const left = await test.upload(file('L2;1;900;1390;92;52;1;;'), add('ADD-5'));
    expect(faults(left)).toContainEqual(['rows.2.order', 'import.order_locked']);
    expect(await productsOf(order.id)).toHaveLength(1);
  });

  it('need the right to make products alone; what they say of the order itself needs the right to edit it', async () => {
    await given('ADD-6');
    const maker = test.writer({ type: 2, rights: ['PR_EDIT'] });
    const file = (date: string) =>
      `position;category;width_mm;height_mm;depth_mm;weight_kg;quantity;delivery_date\nL2;1;900;1390;92;52;1;${date}\n`;
    expect((await test.upload(file('2027-01-31'), add('ADD-6'), maker)).problem).toMatchObject({
      code: 'no_right_to_edit_order',
    });
    expect((await test.upload(file(''), add('ADD-6'), maker)).body).toMatchObject({ written: true, products: 1 });
  });
});
