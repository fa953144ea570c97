import {
  createProduct,
  deleteProduct,
  findProduct,
  getOrder,
  mayChangeProducts,
  type Product,
  type RequestContext,
  statusRightsChanged,
  updateOrder,
  updateProduct,
  updateProducts,
} from '@mullion/contracts';
import { people, person } from '@mullion/server-testing';
import { head, ImportWorld } from '../testing/import-world';
import { givenOrder, givenProduct } from '../testing/start-orders';

const sizes = { position: 'B1', width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
  test.world.answer(mayChangeProducts, () => ({ refused: [] }));
});
afterAll(() => test.close());

const denied = { status: 403, code: 'no_right_to_edit_product' };
const edit = (id: number, body: object, as: RequestContext) =>
  test.orders.api(updateProduct).as(as).send({ params: { id }, body });
const row = (id: number) => test.orders.sql('SELECT * FROM products WHERE id = $1', [id]);

/** Every way to change products, as this person: status and code of each answer. */
const everyWay = async (as: RequestContext, { id, order_id }: Product) => {
  const replies = {
    create: await test.orders
      .api(createProduct)
      .as(as)
      .send({ body: { order_id, ...sizes } }),
    edit: await edit(id, { width: 77 }, as),
    barcode: await edit(id, { barcode: `X${id}` }, as),
    many: await test.orders
      .api(updateProducts)
      .as(as)
      .send({ body: { products: [{ id, weight: 3.5 }] } }),
    recalculate: await test.orders
      .api(updateProducts)
      .as(as)
      .send({ body: { products: [{ id }], recalculate: true } }),
    import: await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,RIG-${id},,,`, {}, as),
    check: await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,RIG-${id},,,`, { check_only: 'true' }, as),
  };
  return Object.fromEntries(
    Object.entries(replies).map(([name, { status, problem }]) => [
      name,
      problem ? { status, code: problem.code } : status,
    ]),
  );
};

describe('who changes products', () => {
  it.each([
    ['packer', people.packer()],
    ['worker', people.worker()],
    ['manager without the right', people.manager()],
  ])('RIG-03a is refused to a %s in every way, and nothing is written', async (_who, as) => {
    const product = await givenProduct(test.orders, { area: 9 });
    const before = await row(product.id);
    expect(await everyWay(as, product)).toEqual({
      create: denied,
      edit: denied,
      barcode: denied,
      many: denied,
      recalculate: denied,
      import: denied,
      check: denied,
    });
    expect(await row(product.id)).toEqual(before);
    const { products, can } = await test.orders
      .api(getOrder)
      .as(as)
      .ok({ params: { id: product.order_id }, query: {} });
    expect([products.length, can.edit_products]).toEqual([1, false]);
  });

  it('RIG-03a is refused to the read-only type whatever rights it seems to have', async () => {
    const product = await givenProduct(test.orders);
    const answers = await everyWay({ ...people.viewer(), rights: ['PR_EDIT'] }, product);
    expect(Object.values(answers).every((answer) => typeof answer === 'object' && answer.status === 403)).toBe(true);
  });

  it.each([
    ['super user', people.super()],
    ['administrator from whom the right was taken', people.admin()],
    ['planner', { ...people.planner(), rights: ['PR_EDIT' as const] }],
    ['manager', { ...people.manager(), rights: ['PR_EDIT' as const] }],
    ['packer who was given it', { ...people.packer(), rights: ['PR_EDIT' as const] }],
    ['worker who was given it', { ...people.worker(), rights: ['PR_EDIT' as const] }],
  ])('RIG-03a is open to a %s', async (_who, as) => {
    const product = await givenProduct(test.orders, { area: 9 });
    const answers = await everyWay(as, product);
    expect(answers).toEqual({
      create: 201,
      edit: 200,
      barcode: 200,
      many: 200,
      recalculate: 200,
      import: 201,
      check: 200,
    });
  });

  it('RIG-03a a worker still changes a status that the matrix allows, with all fields as they were', async () => {
    const company = { company_id: 31 as never, home_company_id: 31 as never };
    const planner = person({ ...company, rights: ['OP_EDIT', 'PR_EDIT'] });
    const [product] = (await importedOrder(planner)).products;
    if (!product) throw new Error('no product');
    const right = {
      id: 1,
      user_type: 5 as const,
      before: 0,
      after: 6,
      table_name: 'products' as const,
      company_id: 31,
    };
    await test.orders.receive(statusRightsChanged, 31, { version: 1, rights: [right] });
    const worker = { ...people.worker(), ...company };
    const { width, height, weight, barcode } = product;
    const done = await edit(product.id, { width, height, weight, barcode, status: 6 }, worker);
    expect([done.status, done.body.status]).toEqual([200, 6]);
    expect((await edit(product.id, { width: width + 1, status: 6 }, worker)).problem).toMatchObject(denied);
  });

  const importedOrder = async (as: RequestContext) => {
    const { body } = await test.upload(`${head}\nA,w,1,1000,1200,82,40,,1,RIG-S,,,`, {}, as);
    return test.orders
      .api(getOrder)
      .as(as)
      .ok({ params: { id: body.orders[0]?.id }, query: {} });
  };
});

describe('products of an order that has left', () => {
  const left = { status: 409, code: 'product.departed' };
  const move = (id: number, status: number) =>
    test.orders.api(updateOrder).as(people.super()).ok({ params: { id }, body: { status } });

  it('RIG-03b are neither made, edited nor deleted by anybody until the order is taken back', async () => {
    const { id, number, products } = await givenOrder(test.orders, 2);
    const [one, two] = products as [Product, Product];
    await move(id, 14);
    for (const as of [
      people.super(),
      { ...people.admin(), rights: ['OP_DEL' as const] },
      { ...people.planner(), rights: ['PR_EDIT' as const, 'OP_DEL' as const] },
    ]) {
      expect(await everyWay(as, one)).toMatchObject({
        create: left,
        edit: left,
        barcode: left,
        many: left,
        recalculate: 200,
      });
      expect(
        (
          await test.orders
            .api(deleteProduct)
            .as(as)
            .send({ params: { id: two.id } })
        ).problem,
      ).toMatchObject({
        status: 409,
        code: 'already_confirmed',
      });
      const seen = await test.orders.api(getOrder).as(as).ok({ params: { id }, query: {} });
      expect([seen.can.edit_products, seen.products.length]).toEqual([false, 2]);
    }
    const { problem } = await test.upload(
      `${head}\nA1,w,1,999,1200,82,40,1.2,2,${number},,,`,
      { on_known: 'update' },
      people.super(),
    );
    expect(problem?.errors?.map(({ code }) => code)).toContain('import.order_locked');
    await move(id, 8);
    expect((await edit(one.id, { width: 1010 }, people.admin())).status).toBe(200);
  });

  it('RIG-03b one product that has left stays as it was sent while others of its order wait', async () => {
    const { products } = await givenOrder(test.orders, 2);
    const [gone, waiting] = products as [Product, Product];
    await test.orders.sql(
      'UPDATE products SET departed_truck_id = 9, departure = 1, departed_at = now(), status = 14 WHERE id = $1',
      [gone.id],
    );
    const planner = { ...people.planner(), rights: ['PR_EDIT' as const] };
    expect((await edit(gone.id, { position: 'Z' }, planner)).problem).toMatchObject(left);
    expect((await edit(waiting.id, { position: 'Z' }, planner)).status).toBe(200);
    expect(
      (
        await test.orders
          .api(findProduct)
          .as(planner)
          .ok({ params: { barcode: gone.barcode } })
      ).position,
    ).toBe(gone.position);
  });
});
