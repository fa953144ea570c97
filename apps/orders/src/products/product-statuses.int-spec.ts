import {
  changeProductStatuses,
  getOrder,
  listOrderActions,
  placementsChanged,
  type Product,
  productsChanged,
  type RequestContext,
  statusRightsChanged,
} from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { editor, givenOrder, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;

beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

const ask = (as: RequestContext, products: readonly number[], status: number, key: string | null = null) => {
  const call = orders.api(changeProductStatuses).as(as);
  return (key === null ? call : call.with({ idempotencyKey: key })).send({ body: { products, status } } as never);
};
const statuses = async (id: number) =>
  (await orders.api(getOrder).as(editor).ok({ params: { id }, query: {} })).products.map(({ status }) => status);
const linesOf = (id: number) =>
  orders.api(listOrderActions).as(editor).ok({ table_name: 'products', table_id: id, language: 'en' });

describe('PRD-04a statuses of chosen products', () => {
  it('change together over several orders; who and what stands in the history, and others hear of it', async () => {
    const [one, two] = [await givenOrder(orders, 2), await givenOrder(orders, 1)];
    const ids = [...one.products, ...two.products].map(({ id }) => id);
    const reply = await ask(people.admin(), ids, 8);
    expect(reply.body).toMatchObject({ products: ids.map((id) => ({ id, status: 8, version: 2 })), refused: [] });
    expect([await statuses(one.id), await statuses(two.id)]).toEqual([[8, 8], [8]]);
    expect((await linesOf(ids[0] ?? 0)).map((line) => [line.status_before, line.status_after, line.userName])).toEqual([
      [0, 8, 'Admin'],
    ]);
    const events = (await orders.recorded(productsChanged)).flatMap(({ data }) => data.products.map(({ id }) => id));
    expect(ids.every((id) => events.includes(id))).toBe(true);
  });

  it('name each that may not have it with its reason; the others get it', async () => {
    const { id, products } = await givenOrder(orders, 4);
    const [plain, loaded, ahead, same] = products as [Product, Product, Product, Product];
    const placement = { product_id: loaded.id, pallet_id: 5 as never, loaded_at: '2026-11-20T10:00:00Z', version: 1 };
    await orders.receive(placementsChanged, 1, { order_id: id as never, placements: [placement], user_id: null });
    await ask(people.admin(), [ahead.id], 10);
    await ask(people.admin(), [same.id], 6);
    const reply = await ask(people.admin(), [plain.id, loaded.id, ahead.id, same.id, 999_999, plain.id], 6);
    expect(reply.body.products.map(({ id: of, status }) => [of, status])).toEqual([
      [plain.id, 6],
      [same.id, 6],
    ]);
    expect(reply.body.refused.map(({ id: of, code }) => [of, code])).toEqual([
      [loaded.id, 'status.no_right_to_lower'],
      [ahead.id, 'status.no_right_to_lower'],
      [999_999, 'not_found'],
    ]);
    const bySuper = await ask(people.super(), [loaded.id, ahead.id], 6);
    expect(bySuper.body.refused.map(({ id: of, code }) => [of, code])).toEqual([[loaded.id, 'status.loaded']]);
    expect(await statuses(id)).toEqual([6, 13, 6, 6]);
    expect(await linesOf(same.id)).toHaveLength(1);
  });

  it('follow the matrix of the type, and are nothing to readers, other companies and terminals', async () => {
    const { id, products } = await givenOrder(orders, 2);
    const ids = products.map((product) => product.id);
    const right = { id: 1, user_type: 5 as const, before: 0, after: 8, table_name: 'products' as const, company_id: 1 };
    await orders.receive(statusRightsChanged, 1, { version: 9, rights: [right] });
    expect((await ask(people.worker(), ids, 6)).body.refused.map(({ code }) => code)).toEqual([
      'status.change_not_allowed',
      'status.change_not_allowed',
    ]);
    expect((await ask(people.viewer(), ids, 8)).status).toBe(403);
    expect((await ask(people.stranger(), ids, 8)).body.refused.map(({ code }) => code)).toEqual([
      'not_found',
      'not_found',
    ]);
    const terminal = { id: '6d2f8f0e-1a68-4f4e-9a55-0c5a7e1b2c3d', name: 'T', kinds: ['scanner' as const] };
    expect((await ask({ ...people.worker(), terminal }, ids, 8)).problem?.code).toBe('terminal.not_open');
    expect(await statuses(id)).toEqual([0, 0]);
    expect((await ask(people.worker(), ids, 8)).body.refused).toEqual([]);
    expect(await statuses(id)).toEqual([8, 8]);
  });

  it('are changed once by a request that comes twice, and not at all by a wrong one', async () => {
    const { products } = await givenOrder(orders, 1);
    const [product] = products as [Product];
    const [first, again] = [
      await ask(people.admin(), [product.id], 6, 'bulk-1'),
      await ask(people.admin(), [product.id], 6, 'bulk-1'),
    ];
    expect(again.body).toEqual(first.body);
    expect(await linesOf(product.id)).toHaveLength(1);
    for (const [ids, status] of [
      [[], 6],
      [[product.id], 101],
      [Array.from({ length: 501 }, (_, at) => at + 1), 6],
      [['a'], 6],
    ] as never[][])
      expect((await ask(people.admin(), ids as never, status as never)).status).toBe(400);
  });
});
