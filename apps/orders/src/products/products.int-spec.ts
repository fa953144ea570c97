import {
  createOrder,
  createProduct,
  getOrder,
  getProductImage,
  deleteProduct,
  findProduct,
  readProduct,
  mayChangeProducts,
  productsChanged,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { productCalls, sizes, stranger } from '../testing/product-calls';
import { newOrder, orderEditor, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
const { add, newProduct, edit } = productCalls(() => orders);

beforeAll(async () => {
  ({ orders, world } = await startOrders());
});
afterAll(() => world.close());

describe('finding a product', () => {
  it('is for its own company only', async () => {
    const product = await newProduct();
    expect(
      await orders
        .api(findProduct)
        .as(people.viewer())
        .ok({ params: { barcode: product.barcode } }),
    ).toEqual(product);
    for (const reply of [
      await orders
        .api(findProduct)
        .as(stranger())
        .send({ params: { barcode: product.barcode } }),
      await orders.api(readProduct).as(stranger()).send({ id: product.id }),
      await orders
        .api(getProductImage)
        .as(stranger())
        .send({ params: { id: product.id } }),
      await edit(product.id, { comment: 'x' }, stranger()),
      await orders
        .api(deleteProduct)
        .as(stranger())
        .send({ params: { id: product.id } }),
    ])
      expect(reply.status).toBe(404);
    expect(
      (
        await orders
          .api(findProduct)
          .as(orderEditor())
          .send({ params: { barcode: 'nothing' } })
      ).problem,
    ).toMatchObject({ status: 404, code: 'product.not_found' });
  });
});

describe('a new product', () => {
  it('RDO-01b is refused to type 6, and PRD-02a with wrong fields', async () => {
    const order = await newOrder(orders);
    const send = (as: RequestContext, over: object = {}) =>
      orders
        .api(createProduct)
        .as(as)
        .send({ body: { order_id: order.id, ...sizes, ...over } });
    expect((await send(people.viewer())).status).toBe(403);
    expect((await send(stranger())).problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const over of [
      { width: 0 },
      { width: 10.5 },
      { position: ' ' },
      { position: 'x'.repeat(65) },
      { type: 'x'.repeat(192) },
      { area: 'a' },
      { depth: 0 },
      { height: '1' },
      { weight: -1 },
      { weight: 30.55 },
      { area: 99_999_999_999 },
      { palletId: 'a' },
      { x: 1.5 },
      { isFlipped: 'yes' },
      { colour: 'red' },
      { quantity: 0 },
      { quantity: 101 },
      { copy_of: 'a' },
    ])
      expect((await send(orderEditor(), over)).problem).toMatchObject({ status: 400, code: 'invalid' });
    // what is new stands on no pallet yet
    expect((await send(orderEditor(), { palletId: 7 })).problem).toMatchObject({
      status: 422,
      code: 'product.not_placed_yet',
    });
  });

  it('PRD-01e is made several times alike in one call, all or none of them', async () => {
    const order = await newOrder(orders, { production_id: '26-78' });
    const make = (over: object, as = orderEditor()) =>
      orders
        .api(createProduct)
        .as(as)
        .send({ body: { order_id: order.id, ...sizes, ...over } });
    expect((await make({ quantity: 3, copy_of: 999_999 })).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await make({ quantity: 3 })).body).toMatchObject({ barcode: '26-78...999001', position: 'A1' });
    const { products } = await orders
      .api(getOrder)
      .as(orderEditor())
      .ok({ params: { id: order.id } });
    expect(products.map(({ barcode, position }) => [barcode, position])).toEqual([
      ['26-78...999001', 'A1'],
      ['26-78...999002', 'A1'],
      ['26-78...999003', 'A1'],
    ]);
  });

  it('PRD-01e as a copy has the fittings and the picture of the first, unless others are given', async () => {
    const groups = [{ code: 'V-1', description: 'Vyris', fittings: [{ field: 'A', quantity: 2 }] }];
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
    const first = await newProduct({ fitting_groups: groups, picture });
    const copy = (over: object = {}, as = orderEditor()) =>
      orders
        .api(createProduct)
        .as(as)
        .send({ body: { order_id: first.order_id, ...sizes, copy_of: first.id, ...over } });
    const hashes = await orders.sql<{ fittings: string | null; image: string | null }>(
      'SELECT fittings, image FROM products WHERE id = ANY($1) ORDER BY id',
      [[first.id, (await copy()).body.id, (await copy({ fitting_groups: [], picture: null })).body.id]],
    );
    expect(hashes[0]?.image).not.toBeNull();
    expect(hashes).toEqual([hashes[0], hashes[0], { fittings: null, image: null }]);
    const foreign = await orders
      .api(createOrder)
      .as(stranger())
      .ok({ body: { production_id: 'PR-copy' } });
    expect((await copy({ order_id: foreign.id }, stranger())).problem).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('PRD-02ab gets its barcode, one decimal of mass, and counts in its order', async () => {
    const order = await newOrder(orders, { production_id: '26-77' });
    const make = () => add(order.id);
    expect(await make()).toMatchObject({
      barcode: '26-77...999001',
      order: '26-77',
      status: 0,
      weight: 40.6,
      can_be_flipped: true,
      pallet_id: null,
    });
    expect((await make()).barcode).toBe('26-77...999002');
    expect(
      await orders
        .api(getOrder)
        .as(orderEditor())
        .ok({ params: { id: order.id }, query: {} }),
    ).toMatchObject({ count: 2, area: 2.4, additional_products_count: 2 });
  });

  it('PRD-02b never shares a barcode, though orders share seven characters and fifty are made at once', async () => {
    const all = await Promise.all(
      ['SHARED-1', 'SHARED-2'].map((number) => newOrder(orders, { production_id: number })),
    );
    const made = await Promise.all(Array.from({ length: 50 }, (_p, at) => add(all[at % 2]!.id)));
    expect(new Set(made.map((product) => product.barcode)).size).toBe(50);
    expect(made.every((product) => product.barcode.startsWith('SHARED-.999'))).toBe(true);
  });
});

describe('editing a product', () => {
  it('answers a late version with the current state, and refuses a barcode that is taken', async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    expect((await edit(one.id, { version: 1, comment: 'first' })).body).toMatchObject({ comment: 'first', version: 2 });
    expect((await edit(one.id, { version: 1, comment: 'second' })).problem).toMatchObject({
      status: 409,
      current: { comment: 'first', version: 2 },
    });
    expect((await edit(one.id, { barcode: two.barcode })).problem).toMatchObject({
      status: 409,
      code: 'product.barcode_taken',
    });
  });

  it('gives it a picture, another one, and none; a picture that is more than a drawing is refused', async () => {
    const svg = (part: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${part}</svg>`;
    const pictureOf = async (id: number) =>
      (await orders.api(getProductImage).as(orderEditor()).ok({ params: { id } })).image;
    const product = await newProduct({ picture: svg('<rect width="5" height="5"/>') });
    expect(await pictureOf(product.id)).toContain('width="5"');
    expect((await edit(product.id, { picture: svg('<rect width="7" height="7"/>') })).status).toBe(200);
    expect(await pictureOf(product.id)).toContain('width="7"');
    for (const bad of [svg('<script>alert(1)</script>'), svg('<image href="https://evil.test/a.png"/>'), 'no picture'])
      expect((await edit(product.id, { picture: bad })).problem).toMatchObject({
        status: 422,
        code: 'product.picture_refused',
      });
    expect((await edit(product.id, { comment: 'stays' })).body.image).not.toBeNull();
    expect((await edit(product.id, { picture: null })).body.image).toBeNull();
    expect(await pictureOf(product.id)).toBeNull();
  });

  it('refuses a barcode that no label could carry in its bars, the letters named', async () => {
    const product = await newProduct();
    expect((await edit(product.id, { barcode: 'Ž-1 Щ' })).problem).toMatchObject({
      status: 422,
      code: 'product.barcode_letters',
      params: { letters: 'Ž Щ' },
    });
  });

  it('asks packing before sizes, mass or flip change, and only then', async () => {
    const product = await newProduct();
    const asked: unknown[] = [];
    const stop = world.answer(mayChangeProducts, ({ product_ids }) => {
      asked.push(product_ids);
      return { refused: asked.length === 1 ? [{ id: product.id, code: 'pallet.locked' }] : [] };
    });
    expect((await edit(product.id, { width: 900 })).problem).toMatchObject({ status: 409, code: 'pallet.locked' });
    expect((await edit(product.id, { width: 900 })).body).toMatchObject({ width: 900, version: 2 });
    expect((await edit(product.id, { width: 900, comment: 'same size' })).body).toMatchObject({ version: 3 });
    stop();
    expect(asked).toEqual([[product.id], [product.id]]);
    expect((await orders.recorded(productsChanged)).at(-1)?.data.products[0]).toMatchObject({
      id: product.id,
      width: 900,
      version: 3,
    });
  });

  it('changes no size without an answer of packing', async () => {
    const product = await newProduct();
    expect((await edit(product.id, { can_be_flipped: false })).problem).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
  });
});
