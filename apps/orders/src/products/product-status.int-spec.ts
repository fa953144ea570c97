import {
  changeProductStatus,
  deleteProduct,
  freePlacements,
  getOrder,
  listOrderActions,
  placementsChanged,
  productsChanged,
  type RequestContext,
  statusRightsChanged,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { editor, givenProduct, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('STA-04a a status by barcode', () => {
  const scan = (as: RequestContext, barcode: string, status: number) =>
    orders.api(changeProductStatus).as(as).send({ params: { barcode }, body: { status } });

  it('answers 404 for an unknown barcode and 401 for a move that is not allowed', async () => {
    const { barcode } = await givenProduct(orders);
    expect((await scan(people.admin(), 'nothing', 6)).problem).toMatchObject({
      status: 404,
      code: 'product.not_found',
    });
    expect((await scan(people.worker(), barcode, 6)).problem).toMatchObject({
      status: 401,
      code: 'status.not_allowed',
    });
    await scan(people.admin(), barcode, 8);
    expect((await scan(people.admin(), barcode, 6)).problem).toMatchObject({
      status: 401,
      code: 'status.not_allowed',
      params: { reason: 'status.no_right_to_lower' },
    });
    expect((await scan(people.viewer(), barcode, 10)).status).toBe(403);
  });

  it('finds what was scanned on a Lithuanian keyboard or in small letters, and an exact barcode first', async () => {
    const { barcode, id } = await givenProduct(orders);
    const onLithuanianKeys = [...barcode.toLowerCase()]
      .map((character) => '“ąčęėįšųū„'[Number(character)] ?? character)
      .join('');
    expect((await scan(people.admin(), onLithuanianKeys, 8)).body).toMatchObject({ id, barcode, status: 8 });
    expect((await scan(people.admin(), barcode.toLowerCase(), 10)).body).toMatchObject({ id, barcode, status: 10 });
  });

  it('follows the rights matrix and remembers who', async () => {
    const product = await givenProduct(orders);
    const right = { id: 1, user_type: 5 as const, before: 0, after: 8, table_name: 'products' as const, company_id: 1 };
    await orders.receive(statusRightsChanged, 1, { version: 9, rights: [right] });
    expect((await scan(people.worker(), product.barcode, 8)).body).toMatchObject({ status: 8, version: 2 });
    expect((await scan(people.worker(), product.barcode, 8)).body).toMatchObject({ status: 8, version: 2 });
    const lines = await orders
      .api(listOrderActions)
      .as(editor)
      .ok({ table_name: 'products', table_id: product.id, language: 'en' });
    expect(lines.map((line) => [line.status_before, line.status_after, line.userName])).toEqual([[0, 8, 'Worker']]);
  });

  it('neither reaches nor leaves 13 by hand, and the refusal says what stops it', async () => {
    const product = await givenProduct(orders);
    const place = (loaded_at: string | null, version: number) =>
      orders.receive(placementsChanged, 1, {
        order_id: product.order_id,
        placements: [{ product_id: product.id, pallet_id: 5, loaded_at, version }],
        user_id: null,
      });
    expect((await scan(people.super(), product.barcode, 13)).problem).toMatchObject({
      status: 409,
      code: 'status.not_on_pallet',
    });
    await place(null, 1);
    expect((await scan(people.super(), product.barcode, 13)).problem).toMatchObject({
      status: 409,
      code: 'status.loaded_by_scanning',
    });
    await place('2026-11-20T10:00:00Z', 2);
    expect((await scan(people.super(), product.barcode, 8)).problem).toMatchObject({
      status: 409,
      code: 'status.loaded',
    });
    expect((await scan(people.super(), product.barcode, 15)).body).toMatchObject({
      status: 15,
      loaded: true,
      pallet_id: 5,
    });
  });
});

describe('deleting a product', () => {
  it('PRD-01g needs OP_DEL, frees its place first, and is published', async () => {
    const product = await givenProduct(orders);
    const remove = (as: RequestContext) =>
      orders
        .api(deleteProduct)
        .as(as)
        .send({ params: { id: product.id } });
    expect((await remove(people.planner())).problem).toMatchObject({ status: 403, code: 'no_right_to_delete_product' });
    let refuse = true;
    const stop = world.answer(freePlacements, ({ product_ids }) =>
      refuse || product_ids?.[0] !== product.id
        ? { outcome: 'refused' as const, code: 'pallet.locked' }
        : { outcome: 'freed' as const },
    );
    expect((await remove(editor)).problem).toMatchObject({ status: 409, code: 'pallet.locked' });
    expect(
      (
        await orders
          .api(getOrder)
          .as(editor)
          .ok({ params: { id: product.order_id }, query: {} })
      ).count,
    ).toBe(1);
    refuse = false;
    expect((await remove(editor)).status).toBe(200);
    stop();
    expect(
      (
        await orders
          .api(getOrder)
          .as(editor)
          .ok({ params: { id: product.order_id }, query: {} })
      ).products,
    ).toEqual([]);
    expect((await orders.recorded(productsChanged)).at(-1)?.data.products[0]).toMatchObject({
      id: product.id,
      removed: true,
    });
  });
});
