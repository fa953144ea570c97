import {
  listOperationActions,
  listProductionOrders,
  listSuppliers,
  listTools,
  operationStatus,
  problemChanged,
  productionProgressed,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';
import { seed } from './index';

/**
 * Orders and products of both manufacturers as orders' seed leaves them: every status from an offer to a made order.
 */
const ORDERS = `
  CREATE SCHEMA orders;
  CREATE TABLE orders.orders AS
    SELECT n AS id, CASE WHEN n > 34 THEN 7 ELSE 1 END AS company_id, '26-' || n AS production_id, NULL::text AS offer_id, date '2026-11-16' + n AS delivery_date,
      (ARRAY[0, 3, 4, 4, 4, 5, 5, 6, 6, 6, 6, 7, 8])[1 + n % 13] AS status FROM generate_series(1, 40) AS n;
  CREATE TABLE orders.products AS
    SELECT o.id * 100 + n AS id, o.id AS order_id, (ARRAY['Medinis langas 78', 'PVC langas 76', 'PVC priedas 30', 'Medinis stumdomų durų blokas 194'])[1 + n % 4] AS type,
      'L' || n AS position, o.id || '.' || n AS barcode, CASE n % 4 WHEN 2 THEN 0 ELSE 1 END AS category, 1200 AS width_mm, 1400 AS height_mm, CASE WHEN o.status >= 8 OR (o.status = 7 AND n % 2 = 0) THEN 8 ELSE least(o.status, 6) END AS status
    FROM orders.orders o, generate_series(1, 14) AS n;`;

describe('the demo factory of production', () => {
  let production: TestService;
  const lines: string[] = [];
  const run = () => seed({ database: () => production.database, log: (line) => lines.push(line), now: new Date() });
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    await production.sql(ORDERS);
    await run();
  });
  afterAll(() => production.world.close());

  it('has operations in every state at all nine work centers, as their events say', async () => {
    const states = await production.sql<{ company_id: number; code: string; states: number[] }>(
      `SELECT c.code, array_agg(DISTINCT o.status ORDER BY o.status) AS states FROM work_center c JOIN operation o ON o.work_center_id = c.id
       WHERE c.company_id = 1 GROUP BY 1 ORDER BY 1`,
    );
    expect(states).toHaveLength(9);
    for (const one of states) expect(one).toEqual({ code: one.code, states: [0, 1, 2, 3, 4] });
    const torn = await production.sql(
      `SELECT o.id FROM operation o LEFT JOIN LATERAL (SELECT status_after FROM operation_event e WHERE e.operation_id = o.id ORDER BY id DESC LIMIT 1) last ON true
       WHERE o.status <> coalesce(last.status_after, $1)`,
      [operationStatus.waiting],
    );
    expect(torn).toEqual([]);
  });

  it('has published how far products and orders are', async () => {
    const events = await production.recorded(productionProgressed);
    const products = await production.sql(
      'SELECT product_id, status, version FROM product_progress WHERE status > 0 ORDER BY 1',
    );
    expect(events.flatMap(({ data }) => data.products).sort((a, b) => a.product_id - b.product_id)).toEqual(products);
    const prepared = await production.sql<{ id: number }>(
      'SELECT order_id AS id FROM order_progress WHERE status = 5 ORDER BY 1',
    );
    const orders = await production.sql<{ id: number }>('SELECT id FROM orders.orders WHERE status > 4 ORDER BY 1');
    expect(prepared).toEqual(orders);
  });

  it('shows its problems, history, tools and suppliers', async () => {
    const as = people.admin();
    const problems = await production.sql<{ status: number; solved_at: Date | null; reason: string | null }>(
      'SELECT * FROM problem',
    );
    expect(new Set(problems.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
    expect(
      problems.every(({ status, solved_at, reason }) => (status === 2) === (solved_at !== null) && reason !== null),
    ).toBe(true);
    expect(await production.recorded(problemChanged)).toHaveLength(problems.length);
    const { counts, days } = await production.api(listOperationActions).as(as).ok({ query: {} });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    expect(days.length).toBeGreaterThan(5);
    expect((await production.api(listTools).as(as).ok({ query: {} })).total).toBe(6);
    expect((await production.api(listSuppliers).as(as).ok({ query: {} })).length).toBeGreaterThan(5);
    expect((await production.api(listProductionOrders).as(as).ok({ query: {} })).centers).toHaveLength(7);
  });

  it('is filled once', async () => {
    const count = () =>
      production.sql(
        'SELECT (SELECT count(*) FROM operation) AS operations, (SELECT count(*) FROM problem) AS problems',
      );
    const before = await count();
    await run();
    expect(await count()).toEqual(before);
    expect(lines.filter((line) => line.includes('operations'))).toHaveLength(2);
  });
});
