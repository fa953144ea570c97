import { addOrderComment, deleteOrder, freePlacements, updateOrder, updateProduct } from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import type { TestService, TestWorld } from '@mullion/server-testing';
import { editor, givenOrder, startOrders } from '../testing/start-orders';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
  world.answer(freePlacements, () => ({ outcome: 'freed' }) as never);
});
afterAll(() => world.close());

const audited = async (table: string, id: number) =>
  (await orders.recorded(auditEvent('orders')))
    .map(({ data }) => data)
    .filter((entry) => entry.table_name === table && entry.row_id === id);

it('BEY-15b every edit of an order, its products and remarks says who, from where, and which fields were what', async () => {
  const person = { ...editor, session_id: 'session-of-the-editor' };
  const { id, number, products } = await givenOrder(orders, 1);
  const product = products[0]?.id ?? 0;
  const edit = (body: object) =>
    orders
      .api(updateOrder)
      .as(person)
      .ok({ params: { id }, body: body as never });
  await edit({ delivery_date: '2026-12-08' });
  // nothing changes, nothing is audited
  await edit({ delivery_date: '2026-12-08' });
  await orders
    .api(updateProduct)
    .as(person)
    .ok({ params: { id: product }, body: { comment: 'Skubu' } });
  const comment = (table_name: 'orders' | 'products', table_id: number) =>
    orders.api(addOrderComment).as(person).ok({ table_name, table_id, text: 'Skambinti prieš' });
  const remarks = [await comment('orders', id), await comment('products', product)];
  await orders.api(deleteOrder).as(person).ok({ params: { id } });

  const entries = await audited('orders', id);
  expect(entries.map(({ action }) => action)).toEqual(['orders.created', 'orders.edited', 'orders.deleted']);
  expect(entries[1]).toMatchObject({
    row_name: number,
    user_id: person.user_id,
    session_id: 'session-of-the-editor',
    before: { delivery_date: '2026-12-01' },
    after: { delivery_date: '2026-12-08' },
  });
  expect(Object.keys(entries[1]?.after as object)).toEqual(['delivery_date']);
  expect(entries[2]).toMatchObject({
    session_id: 'session-of-the-editor',
    before: { production_id: number },
    after: null,
  });
  expect(await audited('products', product)).toMatchObject([
    { action: 'products.created', after: { position: 'A1' } },
    { action: 'products.edited', before: { comment: null }, after: { comment: 'Skubu' } },
  ]);
  const barcode = products[0]?.barcode ?? '';
  for (const [at, on] of [{ order: number }, { product: barcode }].entries())
    expect(await audited('comments', remarks[at]?.id ?? 0)).toMatchObject([
      {
        action: 'comments.created',
        row_name: Object.values(on)[0] as string,
        session_id: 'session-of-the-editor',
        before: null,
        after: { ...on, text: 'Skambinti prieš' },
      },
    ]);
});
