import { changeProductStatus, listOrderActions, productsChanged, undoProductStatus } from '@mullion/contracts';
import { people, type TestService, type TestWorld } from '@mullion/server-testing';
import { editor, givenProduct, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

const admin = people.admin();
let scans = 0;
const scan = async (barcode: string, status: number, who = admin) => {
  const key = `status-${(scans += 1)}`;
  await orders
    .api(changeProductStatus)
    .as(who)
    .with({ idempotencyKey: key })
    .ok({ params: { barcode }, body: { status } } as never);
  return key;
};
const undo = (key: string, after_seconds?: number, who = admin) =>
  orders
    .api(undoProductStatus)
    .as(who)
    .send({ params: { scan: key }, body: { after_seconds } });
const factsOf = (id: number) =>
  orders.sql<object>('SELECT status, manual_status, manual_production_version FROM products WHERE id = $1', [id]);

describe('a status by barcode taken back', () => {
  it('BEY-08b STA-04a leaves what was decided before, without the right to lower, and the history shows both', async () => {
    const { id, barcode } = await givenProduct(orders);
    const [before] = await factsOf(id);
    const key = await scan(barcode, 8);
    expect((await undo(key)).body).toMatchObject({ id, status: 0 });
    expect(await factsOf(id)).toEqual([before]);
    const lines = await orders
      .api(listOrderActions)
      .as(editor)
      .ok({ table_name: 'products', table_id: id, language: 'en' });
    expect(lines.map(({ status_before, status_after }) => [status_before, status_after]).sort()).toEqual([
      [0, 8],
      [8, 0],
    ]);
    const published = productsChanged.data.parse((await orders.recorded(productsChanged)).at(-1)!.data);
    expect(published.products).toMatchObject([{ id, status: 0 }]);
    // once is all
    expect((await undo(key)).problem?.code).toBe('scan.changed_since');
  });

  it('BEY-08b is refused when somebody has changed it since, and names them', async () => {
    const { barcode } = await givenProduct(orders);
    const key = await scan(barcode, 8);
    await scan(barcode, 10, { ...admin, user_id: 4711 as typeof admin.user_id, user_name: 'Ona' });
    expect((await undo(key)).problem).toMatchObject({
      status: 409,
      code: 'scan.changed_since',
      params: { person: 'Ona' },
    });
  });

  it('BEY-08b takes nothing back of a scan that changed nothing, of somebody else or of long ago', async () => {
    const { id, barcode } = await givenProduct(orders);
    const key = await scan(barcode, 8);
    const again = await scan(barcode, 8);
    expect((await undo(again)).problem?.code).toBe('not_found');
    expect((await undo(key, undefined, people.planner())).problem?.code).toBe('not_found');
    const stranger = { ...people.stranger(), user_id: admin.user_id };
    expect((await undo(key, undefined, stranger)).problem?.code).toBe('not_found');
    await orders.sql(`UPDATE idempotency SET created_at = created_at - interval '10 minutes' WHERE key = $1`, [key]);
    expect((await undo(key)).problem?.code).toBe('scan.undo_too_late');
    expect(await factsOf(id)).toMatchObject([{ status: 8 }]);
  });
});
