import { orderSortColumns } from '@mullion/contracts';
import type { TestService, TestWorld } from '@mullion/server-testing';
import { startOrders } from '../testing/start-orders';
import { pageStatement, searchOf } from './list-statement';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

const all = {
  filter: null,
  week: null,
  delivery_date_from: null,
  delivery_date_to: null,
  status_from: 0,
  status_to: 100,
};

it('a page is read in the order of an index for every column both ways, and no index that sorts is kept without a column', async () => {
  const used = new Set<string>();
  const sorted: string[] = [];
  await orders.database.transaction(null, async (tx) => {
    // a table without rows would be scanned and sorted
    await tx.query('SET LOCAL enable_seqscan = off');
    await tx.query('SET LOCAL enable_bitmapscan = off');
    for (const order_by of orderSortColumns)
      for (const order of ['ASC', 'DESC'] as const) {
        const { text, params } = pageStatement(1, all, { order_by, order }, { rows: 50, page: 1 }, searchOf(all, null));
        const page = text.slice(text.indexOf('(SELECT id') + 1, text.indexOf(') AS page'));
        const lines = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${page}`, params);
        const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
        if (plan.includes('Sort Key')) sorted.push(`${order_by} ${order}`);
        used.add(/using (\w+)/.exec(plan)?.[1] ?? '');
      }
  });
  expect(sorted).toEqual([]);
  const kept = await orders.sql<{ name: string }>(
    `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'orders' AND indexname LIKE 'orders_by_%'`,
  );
  expect([...used].sort()).toEqual(kept.map(({ name }) => name).sort());
});
